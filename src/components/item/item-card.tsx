import { graphql } from "gatsby";
import { memo } from "react";
import type { Group } from "../../catalogue/lists/groups";
import type { ShopContact } from "../../catalogue/prices/enquiry";
import { itemView } from "../../catalogue/prices/item-view";
import type { PricedTrip } from "../../catalogue/prices/priced-items";
import { AwaySign } from "../ui/away-sign";
import { iconClass } from "../ui/icon";
import { isTall, Picture } from "../ui/picture";
import { useTexts } from "../visitor/language";
import { usePickUp } from "../visitor/pick-up-context";
import { CardHeading } from "./card-heading";
import * as styles from "./item-card.module.css";
import { CallLink, ChatLink, TripSum } from "./offer";
import { PriceTable } from "./price-table";

export const fragment = graphql`
  fragment ItemCard on CatalogueItem {
    jsonId
    name
    path
    category
    filter
    brand
    illustration
    exceed
    extraKmRate
    carInfo
    charge {
      rupees
      beyondKm
    }
    location
    groupNote
    mileage
    seats
    awayUntil
    priceDetails {
      ...PriceTable
    }
    image {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [384, 672, 1008]
          formats: [AVIF, WEBP]
          placeholder: DOMINANT_COLOR
        )
      }
    }
  }
`;

interface ItemCardProps {
  readonly item: Queries.ItemCardFragment;
  /** The card does not repeat the heading of its group. */
  readonly group: Group | null;
  readonly shop: ShopContact;
  readonly isFirst: boolean;
  readonly prices: PricedTrip;
  readonly isStarred: boolean;
  readonly onStar: (id: number, isWanted: boolean) => void;
}

export const ItemCard = memo(function ItemCard(props: ItemCardProps) {
  const texts = useTexts();
  const { item, group, shop, isFirst, prices, isStarred, onStar } = props;
  const { jsonId, priceDetails, exceed, carInfo } = item;
  const name = texts.word(item.name);
  const tripPrice = prices.tripPrices.get(jsonId);
  const price = { trip: prices.trip, tripPrice, formatSpan: usePickUp().formatSpan };
  const { title, sum, ...view } = itemView(item, shop.greeting, price, texts);
  const image = item.image.childImageSharp?.gatsbyImageData;
  const shape = image && isTall(image) ? "" : styles.flat;
  const notes = [
    item.seats === null ? null : texts.people(item.seats),
    group?.shared.exceed === undefined && exceed !== null ? texts.word(exceed) : null,
    group?.shared.carInfo === undefined && carInfo !== null ? texts.word(carInfo) : null,
  ].filter((note) => note !== null);
  return (
    <article className={`${styles.card} ${shape}`}>
      <CardHeading item={item} group={group} level={group === null ? 2 : 3} badge={view.badge} />
      {image && (
        <Picture
          image={image}
          alt={item.illustration ? texts.illustrationOf(name) : name}
          className={styles.picture}
          isFirst={isFirst}
          width={672}
        />
      )}
      <AwaySign until={item.awayUntil} className={styles.sign} />
      <button
        type="button"
        className={iconClass(isStarred ? "starred" : "star", `${styles.star} js-only`)}
        aria-pressed={isStarred}
        aria-label={texts.star(title)}
        onClick={() => onStar(jsonId, !isStarred)}
      />
      {sum && (
        <p className={styles.sum}>
          <TripSum sum={sum} />
        </p>
      )}
      {notes.length > 0 && <p className={`quiet ${styles.notes}`}>{notes.join(" · ")}</p>}
      {priceDetails.length > 1 && (
        <PriceTable
          name={title}
          rows={priceDetails}
          usedDurations={view.usedDurations}
          isSummed={sum !== null}
          stoneDuration={view.badgeDuration}
        />
      )}
      <div className={styles.actions}>
        <ChatLink phone={shop.phone} title={title} enquiry={view.enquiry} />
        <CallLink phone={shop.phone} title={title} />
      </div>
    </article>
  );
});
