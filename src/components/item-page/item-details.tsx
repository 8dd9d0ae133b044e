import { graphql } from "gatsby";
import type { ListContent, ListContext } from "../../catalogue/lists/list-context";
import { TripBoard } from "../trip/trip-board";
import { Coast } from "../ui/coast";
import { changePageQuery } from "../visitor/page-query";
import { PickUpContext } from "../visitor/pick-up-context";
import { Gallery } from "./gallery";
import { ItemActions, ItemShortlist } from "./item-actions";
import { ItemCrumbs, ItemHeading } from "./item-heading";
import { ItemPrices, ItemTripPrice, PrintedTrip } from "./item-prices";
import { ItemQuestions } from "./item-questions";
import { SimilarItems } from "./similar-items";
import { useItemState } from "./use-item-state";
import * as styles from "./item-details.module.css";

export const fragment = graphql`
  fragment ItemPagePage on PagesJson {
    path
    catalogue
    title
    link
    maxNights
  }
  fragment ItemPageShop on BusinessJson {
    name
    notice
    phone
    greeting
    openingHours {
      ...OpeningHours
    }
    ...Questions
  }
`;

export interface ItemDetailsProps {
  readonly page: Queries.ItemPagePageFragment;
  readonly business: Queries.ItemPageShopFragment;
  readonly item: Queries.ItemPageQuery["items"]["nodes"][number];
  readonly similar: readonly Queries.ItemCardFragment[];
  readonly places: ListContent["places"];
  readonly tours: ListContext["tours"];
}

export function ItemDetails(props: ItemDetailsProps) {
  const { page, business, item, places, tours } = props;
  const state = useItemState(props);
  const { typed, hasTripForm, hasKm, view } = state;
  const variants = [
    state.isTall && styles.tall,
    state.trip !== null && styles.priced,
    !hasTripForm && styles.withoutTripForm,
    hasTripForm && hasKm && places.length > 0 && styles.withPlaces,
  ].filter(Boolean);
  return (
    <PickUpContext.Provider value={state.pickUp}>
      <article className={styles.page}>
        <div className={`wrap ${styles.item} ${variants.join(" ")}`}>
          <ItemCrumbs item={item} page={page} />
          <Gallery item={item} title={view.title} />
          <ItemHeading item={item} badge={view.badge} notice={business.notice} />
          <PrintedTrip {...state} />
          <ItemActions business={business} view={view} hasDay={!hasTripForm} />
          <ItemPrices item={item} state={state} />
          {hasTripForm && (
            <TripBoard
              placesClassName={styles.places}
              hasDistance={hasKm}
              places={places}
              tours={tours}
              query={typed}
              isOnList={false}
              price={<ItemTripPrice {...state} />}
              onChange={changePageQuery}
            />
          )}
          <ItemShortlist id={item.jsonId} title={view.title} page={page} />
          <Coast className={styles.coast} />
        </div>
      </article>
      <div className={`wrap titled ${styles.more}`}>
        <ItemQuestions item={item} page={page} business={business} enquiry={view.enquiry} />
        <SimilarItems items={props.similar} trip={state.trip} tripPrices={state.tripPrices} />
      </div>
    </PickUpContext.Provider>
  );
}
