import { helpTexts } from "../../catalogue/text/words/en-help";
import { chatLink } from "../../catalogue/addresses/links";
import { listQueryText, parsedListQuery } from "../../catalogue/lists/list-query";
import { enquiryText } from "../../catalogue/prices/enquiry";
import type { Item, Place } from "../../catalogue/prices/item";
import { hoursInDay } from "../../catalogue/prices/price-list";
import type { Trip } from "../../catalogue/prices/tariff";
import type { SearchAnswer } from "../../catalogue/search/search";
import { tripTo } from "../../catalogue/shop/places";
import { formattedRupees } from "../../catalogue/text/money";
import type { Shop } from "../../catalogue/shop/shop";
import { PageLink } from "../navigation/page-link";
import * as styles from "../notice/notice.module.css";
import { ExternalLink } from "../ui/external-link";
import { useTexts } from "../ui/language";

interface SearchHelpProps {
  /** The items of the list on screen. */
  readonly items: readonly Pick<Item, "priceDetails">[];
  /** All lists of the site. */
  readonly lists: Queries.CatalogueLinkDataFragment["catalogueLinks"]["nodes"];
  /** Address of the list on screen, which is none of the others. */
  readonly address: string;
  readonly search: string;
  readonly trip: Trip | null;
  readonly places: readonly Place[];
  readonly answer: SearchAnswer;
  readonly isEmpty: boolean;
  /** Whether words are left out, or nothing is found. */
  readonly isIncomplete: boolean;
  readonly shop: Shop;
  readonly onTrip: (trip: Trip) => void;
}

/**
 * What a search leads to besides its items: the prices of the trip that it names and, where it is not
 * understood as a whole, the same search in the other lists and a chat, both in the visitor's own words.
 */
export function SearchHelp(props: SearchHelpProps) {
  const { answer, isEmpty, isIncomplete, shop, onTrip, search, trip, places } = props;
  const texts = useTexts();
  const { searchElsewhere, limitOfDays, seeEveryPrice } = texts.help ?? helpTexts;
  const days = trip?.days ?? answer.days ?? 1;
  const named = namedTrip(answer, places, trip);
  if (named === null && !isIncomplete) return null;
  const others = props.lists.filter(({ path }) => path !== props.address);
  const words = enquiryText(
    shop.greeting,
    [{ name: search, price: null, isKmUnknown: false }],
    null,
    texts,
  );
  const tripOffer = named !== null && (
    <li>
      <button type="button" className={styles.sea} onClick={() => onTrip(named)}>
        {seeEveryPrice(named.days === 1 ? null : texts.days(named.days), named.to?.name ?? null)}
      </button>
    </li>
  );
  const shorter = named && rowJustBelow(props.items, named.days);
  return (
    <div className={styles.help}>
      {isEmpty && answer.below !== null && days > 1 && (
        <p>{limitOfDays(formattedRupees(answer.below), texts.days(days))}</p>
      )}
      {isIncomplete && <p>{searchElsewhere}</p>}
      <ul className="swipe">
        {isIncomplete && (
          <>
            {others.map(({ path, link }) => (
              <li key={path}>
                <PageLink
                  className={styles.sea}
                  to={path}
                  search={listQueryText({ ...parsedListQuery(""), search, trip })}
                >
                  {link}
                </PageLink>
              </li>
            ))}
            <li>
              <ExternalLink className={styles.secondary} href={chatLink(shop.phone, words)}>
                {texts.askInChat}
              </ExternalLink>
            </li>
          </>
        )}
        {tripOffer}
        {shorter && (
          <li>
            <button
              type="button"
              className={styles.sea}
              onClick={() => onTrip({ ...named, days: shorter.hours / hoursInDay })}
            >
              {seeEveryPrice(texts.duration(shorter.duration), null)}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}

/** The row for a little less than these days, such as four weeks beside a month, where none is for them. */
function rowJustBelow(items: SearchHelpProps["items"], days: number) {
  const rows = items.flatMap(({ priceDetails }) => priceDetails);
  const missing = (hours: number) => days - hours / hoursInDay;
  const isOffered = rows.some(({ hours }) => missing(hours) === 0);
  return isOffered
    ? undefined
    : rows.find(({ hours }) => missing(hours) > 0 && missing(hours) <= mostMissingDays);
}

/** Four weeks are at most so many days shorter than a month. */
const mostMissingDays = 3;

/** The trip that a search names, with what is chosen already, or null where it is that or a single day. */
function namedTrip(
  { days, km, to }: SearchAnswer,
  places: readonly Place[],
  chosen: Trip | null,
): Trip | null {
  const place = places.find(({ slug }) => slug === to) ?? chosen?.to;
  const length = days ?? chosen?.days ?? 1;
  const distance = km ?? chosen?.km ?? 0;
  const isNew =
    length !== (chosen?.days ?? 1) ||
    place?.slug !== chosen?.to?.slug ||
    distance !== (chosen?.km ?? 0);
  if (!isNew) return null;
  return place === undefined || km !== null
    ? { days: length, km: distance }
    : tripTo(place, length);
}
