import { graphql } from "gatsby";
import { memo } from "react";
import type { Group } from "../../catalogue/lists/groups";
import type { ShopContact } from "../../catalogue/prices/enquiry";
import { itemView } from "../../catalogue/prices/item-view";
import type { PricedTrip } from "../../catalogue/prices/priced-items";
import { AwaySign } from "../ui/away-sign";
import { iconClass } from "../ui/icon";
import { isTall, Picture } from "../ui/picture";
import { Stone } from "../ui/stone";
import { useTexts } from "../visitor/language";
import { usePickUp } from "../visitor/pick-up-context";
import { CallAndChat } from "./call-and-chat";
import { CardName } from "./card-name";
import { CardNotes } from "./card-notes";
import * as styles from "./item-card.module.css";
import { TripSum } from "./trip-sum";
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
          breakpoints: [336, 672, 1008]
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
  const { jsonId, priceDetails } = item;
  const name = texts.word(item.name);
  const tripPrice = prices.tripPrices.get(jsonId);
  const price = { trip: prices.trip, tripPrice, formatSpan: usePickUp().formatSpan };
  const { title, sum, ...view } = itemView(item, shop.greeting, price, texts);
  const image = item.image.childImageSharp?.gatsbyImageData;
  const shape = image && isTall(image) ? styles.tall : "";
  return (
    <article className={`${styles.card} ${shape}`}>
      {image && (
        <Picture
          image={image}
          alt={item.illustration ? texts.illustrationOf(name) : name}
          isFirst={isFirst}
          width={672}
        />
      )}
      <AwaySign
        until={item.awayUntil}
        note={isFirst && item.illustration && texts.illustrationNote}
        className={styles.corner}
      />
      <div className={styles.ground}>
        <CardName item={item} group={group} />
        <Stone {...view.badge} className={styles.stone} />
      </div>
      {sum && (
        <p className={styles.sum}>
          <TripSum sum={sum} />
        </p>
      )}
      {priceDetails.length > 1 && (
        <PriceTable
          name={title}
          rows={priceDetails}
          usedDurations={view.usedDurations}
          stoneDuration={view.badgeDuration}
        />
      )}
      <CardNotes item={item} group={group} title={title} />
      <div className={styles.actions}>
        <CallAndChat phone={shop.phone} title={title} enquiry={view.enquiry} />
      </div>
      <button
        type="button"
        className={iconClass(isStarred ? "starred" : "star", `${styles.star} js-only`)}
        aria-pressed={isStarred}
        aria-label={texts.star(title)}
        onClick={() => onStar(jsonId, !isStarred)}
      />
    </article>
  );
});
