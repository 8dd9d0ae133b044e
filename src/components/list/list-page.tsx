import { graphql } from "gatsby";
import { useEffect } from "react";
import { cardId, openedItemFragment } from "../../catalogue/addresses/page-paths";
import type { ListContent } from "../../catalogue/lists/list-context";
import { hasDistance, type Item } from "../../catalogue/prices/item";
import { loadPage } from "../navigation/gatsby-loader";
import { goTo } from "../navigation/navigation";
import { SharedComparison, ShortlistComparison } from "../shortlist/list-comparison";
import { LowestPrice } from "../trip/lowest-price";
import { TripBoard } from "../trip/trip-board";
import { PickUpContext } from "../visitor/pick-up-context";
import { CatalogueHeader } from "./catalogue-header";
import { CatalogueList } from "./catalogue-list";
import { GroupIndex } from "./group-index";
import { useListState } from "./use-list-state";

/** The fields of `ListContent` that an item's page does not need. */
export const fragment = graphql`
  fragment ListedPage on PagesJson {
    opening
    noun {
      one
      many
    }
    groupBy
    alsoCalled
    englishWords
  }
  fragment ListingShop on BusinessJson {
    phones
    address {
      street
      locality
    }
    englishAddress
  }
`;

export function ListPage(content: ListContent<Queries.ItemCardFragment>) {
  const { items, context, places } = content;
  const list = useListState(content);
  const { query, changeTrip, shortlist, prices } = list;
  useItemRedirect(items);
  const comparison = { shortlist, content, prices };
  return (
    <PickUpContext.Provider value={list.pickUp}>
      <SharedComparison isWithdrawn={query.list !== null && !shortlist.isShared} {...comparison} />
      <CatalogueHeader {...content}>
        {list.hasTripForm && (
          <TripBoard
            hasDistance={items.some(hasDistance)}
            places={places}
            tours={context.tours}
            query={query}
            isOnList
            price={
              prices.trip && (
                <LowestPrice items={list.matches.items} tripPrices={prices.tripPrices} />
              )
            }
            onChange={changeTrip}
          />
        )}
        {context.groups.length > 1 && <GroupIndex content={content} list={list} />}
      </CatalogueHeader>
      <CatalogueList content={content} list={list} />
      <ShortlistComparison {...comparison} />
    </PickUpContext.Provider>
  );
}

/**
 * Item pages are not precached. Offline, the service worker redirects them to the list, which has their data and
 * opens them.
 */
function useItemRedirect(items: readonly Pick<Item, "path">[]): void {
  useEffect(() => {
    const { hash, search } = window.location;
    const item = items.find(({ path }) => hash === openedItemFragment(path));
    if (item === undefined) return;
    const isStillWanted = () => window.location.hash === hash;
    loadPage(item.path).then(
      () => isStillWanted() && goTo(item.path, search, true),
      // The card shows the same.
      () => isStillWanted() && window.location.replace(`#${cardId(item.path)}`),
    );
  }, [items]);
}
