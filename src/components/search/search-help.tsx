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
  readonly items: readonly Pick<Item, "priceDetails">[];
  readonly lists: Queries.CatalogueLinkDataFragment["catalogueLinks"]["nodes"];
  /** Address of this list. */
  readonly address: string;
  readonly search: string;
  readonly trip: Trip | null;
  readonly places: readonly Place[];
  readonly answer: SearchAnswer;
  readonly isEmpty: boolean;
  /** Whether words are left out, or nothing matches. */
  readonly isIncomplete: boolean;
  readonly shop: Shop;
  readonly onTrip: (trip: Trip) => void;
}

/**
 * Links beside the matches: prices of a trip in the search and, where words are left out, the same
 * search in other lists and a chat.
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

/** The next shorter row, such as four weeks beside a month. */
function rowJustBelow(items: SearchHelpProps["items"], days: number) {
  const rows = items.flatMap(({ priceDetails }) => priceDetails);
  const missing = (hours: number) => days - hours / hoursInDay;
  const isOffered = rows.some(({ hours }) => missing(hours) === 0);
  return isOffered
    ? undefined
    : rows.find(({ hours }) => missing(hours) > 0 && missing(hours) <= mostMissingDays);
}

/** A month is at most so many days longer than four weeks. */
const mostMissingDays = 3;

/** The trip in a search; null where it is chosen already or a single day. */
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
