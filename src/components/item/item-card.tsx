import { graphql } from "gatsby";
import { memo } from "react";
import { enquiryText, shownTripPrice } from "../../catalogue/enquiry";
import type { Shop } from "../../catalogue/shop";
import { chatLink, phoneLink } from "../../catalogue/links";
import { extraKmRate, leadingRow, shownPrice } from "../../catalogue/price-list";
import type { Trip, TripPrice } from "../../catalogue/tariff";
import { texts } from "../../catalogue/texts";
import { ExternalLink } from "../ui/external-link";
import { Icon } from "../ui/icon";
import * as styles from "./item-card.module.css";
import { Picture } from "../ui/picture";
import { PriceTable } from "./price-table";
import { TripPriceLine } from "./trip-price-line";

export const fragment = graphql`
  fragment ItemCard on CatalogueItem {
    jsonId
    name
    category
    filter
    brand
    illustration
    exceed
    carInfo
    location
    mileage
    priceDetails {
      ...PriceTable
    }
    image {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          aspectRatio: 1.3333
          breakpoints: [336, 672, 1008]
          formats: [AVIF, WEBP]
          placeholder: DOMINANT_COLOR
        )
      }
    }
  }
`;

/** Width of a card's picture in the grid of `card-grid.module.css`, for the browser's choice of a file. */
const pictureSizes =
  "(min-width: 90rem) 329px, (min-width: 84rem) calc(25vw - 31px), (min-width: 64rem) calc(33.3vw - 35px), (min-width: 40rem) calc(50vw - 32px), calc(100vw - 32px)";

interface ItemCardProps {
  readonly item: Queries.ItemCardFragment;
  readonly shop: Shop;
  /** The card of the page's first picture. */
  readonly isFirst: boolean;
  readonly trip: Trip | null;
  /** Price of the trip; null where only a call can tell, undefined where none was asked for. */
  readonly tripPrice: TripPrice | null | undefined;
  readonly isStarred: boolean;
  readonly onStar: (id: number) => void;
}

/** One thing to rent: picture, day price, whole price list, and the two ways to ask for it. */
export const ItemCard = memo(function ItemCard(props: ItemCardProps) {
  const { item, shop, isFirst, trip, tripPrice, isStarred, onStar } = props;
  const { jsonId, name, priceDetails, exceed, carInfo } = item;
  const row = leadingRow(priceDetails);
  const image = item.image.childImageSharp?.gatsbyImageData;
  const facts = [item.location, item.mileage].filter((fact) => fact !== null);
  const rate = extraKmRate(exceed);
  const price = tripPrice ? shownTripPrice(tripPrice) : shownPrice(row);
  const enquired = { name, price: tripPrice === null ? null : price };
  const enquiredTrip = tripPrice === undefined ? null : trip;
  const chat = chatLink(shop.phone, enquiryText(shop.greeting, [enquired], enquiredTrip));
  const hasDistance = rate !== null || priceDetails.some(({ kms }) => kms !== null);
  return (
    <article className={styles.card}>
      {image && (
        <Picture
          image={image}
          alt={item.illustration ? texts.illustrationOf(name) : name}
          sizes={pictureSizes}
          className={styles.picture}
          isFirst={isFirst}
          width={672}
          height={504}
        />
      )}
      <div className={styles.body}>
        <h2 className={styles.name}>{name}</h2>
        {facts.length > 0 && (
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        <p className={styles.price}>
          <strong>{shownPrice(row)}</strong>{" "}
          {row.duration === "1 day" ? texts.perDay : texts.perDuration(row.duration)}
        </p>
        {trip !== null && tripPrice !== undefined && rate !== null && (
          <TripPriceLine trip={trip} price={tripPrice} extraKmRate={rate} />
        )}
        <PriceTable name={name} rows={priceDetails} hasDistance={hasDistance} />
        {exceed !== null && <p className={styles.note}>{exceed}</p>}
        {carInfo !== null && <p className={styles.note}>{carInfo}</p>}
        <div className={styles.actions}>
          <a
            className={styles.call}
            href={phoneLink(shop.phone)}
            aria-label={texts.callAbout(name)}
          >
            <Icon name="phone" />
            {texts.call}
          </a>
          <ExternalLink className={styles.chat} href={chat} aria-label={texts.chatAbout(name)}>
            <Icon name="chat" />
            {texts.chat}
          </ExternalLink>
        </div>
      </div>
      <button
        type="button"
        className={`${styles.star} js-only`}
        aria-pressed={isStarred}
        aria-label={texts.star(name)}
        onClick={() => onStar(jsonId)}
      >
        <Icon name="star" />
      </button>
    </article>
  );
});
