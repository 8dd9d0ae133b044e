import { graphql } from "gatsby";
import { pricesId } from "../../catalogue/addresses/page-paths";
import { hasDistance, type Place } from "../../catalogue/prices/item";
import { questionsOf } from "../../catalogue/lists/questions";
import { formatTrip, formatTripPrice } from "../../catalogue/prices/enquiry";
import type { Tour } from "../../catalogue/lists/tours";
import type { Texts } from "../../catalogue/text/texts";
import { useTexts } from "../visitor/language";
import {
  hasTripPrice,
  tripFor,
  type TripPrices,
  tripPricesOf,
} from "../../catalogue/prices/priced-items";
import { AskLinks } from "../notice/ask-links";
import { Coast } from "../ui/coast";
import { iconClass } from "../ui/icon";
import { OpeningChip } from "../notice/opening-chip";
import { isTall } from "../ui/picture";
import { Stone } from "../ui/stone";
import { AwaySign } from "../ui/away-sign";
import { PriceTable } from "../item/price-table";
import { useOffer } from "../item/use-offer";
import { PriceNotes } from "../item/price-notes";
import { PickUpField } from "../trip/pick-up-field";
import { TripBoard } from "../trip/trip-board";
import { PickUpContext } from "../visitor/pick-up-context";
import { usePageTrip } from "../trip/use-page-trip";
import { changePageQuery, currentTripSearch, usePageQuery } from "../visitor/page-query";
import { PageLink } from "../navigation/page-link";
import { useShareButton } from "../notice/use-share-button";
import { BeforeYouRent } from "./before-you-rent";
import { type FurtherPictures, Gallery } from "./gallery";
import { ItemShortlist } from "./item-shortlist";
import { SimilarItems } from "./similar-items";
import * as notice from "../notice/notice.module.css";
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
    phone
    greeting
    openingHours {
      ...OpeningHours
    }
    ...Questions
  }
`;

interface ItemDetailsProps {
  readonly page: Queries.ItemPagePageFragment;
  readonly business: Queries.ItemPageShopFragment;
  readonly item: Queries.ItemCardFragment;
  readonly furtherPictures: FurtherPictures | undefined;
  readonly similar: readonly Queries.ItemCardFragment[];
  readonly places: readonly Place[];
  readonly tours: readonly Tour[];
}

export function ItemDetails(props: ItemDetailsProps) {
  const { page, business, item, furtherPictures, similar, places, tours } = props;
  const texts = useTexts();
  const { jsonId, location, groupNote, priceDetails, exceed, carInfo } = item;
  const name = texts.word(item.name);
  const { typed } = usePageQuery(places);
  const hasTripForm = hasTripPrice(item);
  const hasTime = hasTripForm && page.maxNights === null;
  const { trip, pickUp } = usePageTrip(typed, places, business.openingHours, hasTime);
  const hasKm = hasDistance(item);
  const pricedTrip = hasTripForm ? tripFor([item], trip) : null;
  const tripPrices: TripPrices =
    pricedTrip === null ? new Map() : tripPricesOf([item, ...similar], pricedTrip, page.maxNights);
  const tripPrice = tripPrices.get(jsonId);
  const tripText = formatTrip(pricedTrip, texts, pickUp.formatSpan?.(pricedTrip?.days));
  const offer = useOffer(item, business, pricedTrip, tripPrice, pickUp);
  const { title, stone, sum, usedDurations, shareText } = offer;
  const [shareButton, shareMessage] = useShareButton(
    { link: linkWithTrip, text: shareText, subject: shareText },
    notice.secondary,
  );
  const { answered, open } = questionsOf(business.questions, page.catalogue);
  const askProps = { phone: business.phone, enquiry: offer.enquiry };
  const image = item.image.childImageSharp?.gatsbyImageData;
  const facts = [
    item.seats === null ? null : [texts.people(item.seats)],
    exceed !== null && hasKm
      ? [texts.extraDistance, texts.word(exceed)]
      : labelAndValue(exceed, texts),
    labelAndValue(carInfo, texts),
  ].filter((fact) => fact !== null);
  const variants = [
    image && isTall(image) && styles.tall,
    pricedTrip !== null && styles.priced,
    !hasTripForm && styles.withoutTripForm,
    hasTripForm && hasKm && places.length > 0 && styles.withPlaces,
  ].filter(Boolean);
  return (
    <PickUpContext.Provider value={pickUp}>
      <article className={styles.page}>
        <div className={`wrap ${styles.item} ${variants.join(" ")}`}>
          <nav aria-label={texts.youAreHere} className={styles.crumbs}>
            <ol>
              <li>
                <PageLink to={page.path}>{page.link}</PageLink>
              </li>
              <li aria-current="page">{name}</li>
            </ol>
          </nav>
          <Gallery item={item} title={title} furtherPictures={furtherPictures} />
          <AwaySign
            until={item.awayUntil}
            note={item.illustration && texts.illustrationNote}
            className={`screen-only ${styles.overPicture}`}
          />
          <div id={pricesId} className={styles.ground} tabIndex={-1}>
            <div className={styles.title}>
              <h1>{name}</h1>
              {location !== null && (
                <p className={groupNote === null ? iconClass("pin", styles.place) : styles.place}>
                  {texts.word(groupNote ?? location)}
                </p>
              )}
            </div>
            <Stone {...stone} className={styles.stone} />
          </div>
          {/* The badge has the days. */}
          {pricedTrip && tripText !== texts.days(pricedTrip.days) && (
            <p className="print-only">{tripText}</p>
          )}
          {sum && <p className="print-only">{sum}</p>}
          <div className={`screen-only ${styles.actions}`}>
            <OpeningChip hours={business.openingHours} name={business.name} hasHours={false} />
            {offer.call}
            {offer.chat}
            {shareButton}
            {shareMessage}
            {!hasTripForm && <PickUpField />}
          </div>
          {/* A stone without a trip shows the only price. */}
          {(priceDetails.length > 1 || pricedTrip !== null) && (
            <div className={styles.list}>
              <PriceTable name={title} rows={priceDetails} usedDurations={usedDurations} />
            </div>
          )}
          {facts.length > 0 && (
            <ul className={styles.facts}>
              {facts.map(([label, value]) => (
                <li key={label}>
                  {label} {value !== undefined && <strong>{value}</strong>}
                </li>
              ))}
            </ul>
          )}
          {hasTripForm && (
            <TripBoard
              placesClassName={styles.places}
              hasDistance={hasKm}
              places={places}
              tours={tours}
              query={typed}
              isOnList={false}
              price={sum ?? (pricedTrip && <b>{formatTripPrice(tripPrice ?? null, texts)}</b>)}
              onChange={changePageQuery}
            />
          )}
          <ItemShortlist id={jsonId} title={title} page={page} />
          <Coast className={styles.coast} />
        </div>
      </article>
      <div className={`wrap ${styles.more}`}>
        <PriceNotes items={[item]} />
        {answered.length > 0 ? (
          <BeforeYouRent questions={answered}>
            <AskLinks questions={[...open, { question: texts.somethingElse }]} {...askProps} />
          </BeforeYouRent>
        ) : (
          <AskLinks questions={open} {...askProps} />
        )}
        {similar.length > 0 && (
          <SimilarItems items={similar} trip={pricedTrip} tripPrices={tripPrices} />
        )}
      </div>
    </PickUpContext.Provider>
  );
}

function linkWithTrip(): string {
  return window.location.origin + window.location.pathname + currentTripSearch();
}

/** Splits "label: value" at its last colon; a text without a colon is the label. */
function labelAndValue(text: string | null, { word }: Texts): readonly string[] | null {
  return text === null ? null : word(text).split(/: (?=[^:]+$)/);
}
