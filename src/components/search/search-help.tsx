import { helpTexts } from "../../catalogue/text/words/en-help";
import { chatLink } from "../../catalogue/addresses/links";
import type { ListContext } from "../../catalogue/lists/list-context";
import { listQueryText, parsedListQuery } from "../../catalogue/lists/list-query";
import { enquiryText } from "../../catalogue/prices/enquiry";
import type { Place } from "../../catalogue/prices/item";
import type { Trip } from "../../catalogue/prices/tariff";
import type { SearchAnswer } from "../../catalogue/search/search";
import { questionsOf, questionsWith } from "../../catalogue/shop/questions";
import { tripTo } from "../../catalogue/shop/places";
import { formattedRupees } from "../../catalogue/text/money";
import type { ShopContact } from "../../catalogue/shop/shop-contact";
import { PageLink } from "../navigation/page-link";
import * as styles from "../notice/notice.module.css";
import { AskLinks } from "../ui/ask-links";
import { ExternalLink } from "../ui/external-link";
import { useTexts } from "../ui/language";
import { useListsElsewhere } from "./lists-elsewhere";
import type { SearchWords } from "./searched-list";

interface HelpedList extends SearchWords {
  readonly page: SearchWords["page"] & Pick<Queries.CatalogueListFragment, "catalogue">;
  readonly business: SearchWords["business"] & ShopContact & Queries.QuestionsFragment;
  readonly context: Pick<ListContext, "address">;
  /** All lists of the site. */
  readonly lists: Queries.CatalogueLinkDataFragment["catalogueLinks"]["nodes"];
}

interface SearchHelpProps {
  readonly list: HelpedList;
  readonly search: string;
  readonly trip: Trip | null;
  readonly answer: SearchAnswer;
  readonly isEmpty: boolean;
  /** Whether words are left out, or nothing matches. */
  readonly isIncomplete: boolean;
  readonly onTrip: (trip: Trip) => void;
}

/**
 * Links beside the matches: prices of a trip in the search and, where words are left out, questions and lists that have
 * them, and a chat.
 */
export function SearchHelp(props: SearchHelpProps) {
  const { list, answer, isEmpty, isIncomplete, onTrip, search, trip } = props;
  const { lists, context, business: shop } = list;
  const texts = useTexts();
  const { foundElsewhere, limitOfDays, seeEveryPrice } = texts.help ?? helpTexts;
  const elsewhere = useListsElsewhere(lists, context.address, search, answer, isIncomplete);
  const days = trip?.days ?? answer.days ?? 1;
  const named = namedTrip(answer, list.places, trip);
  if (named === null && !isIncomplete) return null;
  const questions = questionsWith(
    answer.leftOut,
    questionsOf(shop.questions, list.page.catalogue).open,
  );
  const words = enquiryText(
    shop.greeting,
    [{ name: search, price: null, isKmUnknown: false }],
    null,
    texts,
  );
  return (
    <div className={styles.help}>
      {isEmpty && answer.below !== null && days > 1 && (
        <p>{limitOfDays(formattedRupees(answer.below), texts.days(days))}</p>
      )}
      <AskLinks questions={questions} phone={shop.phone} enquiry={shop.greeting} />
      {elsewhere.length > 0 && <p>{foundElsewhere}</p>}
      <ul className="swipe">
        {elsewhere.map(({ path, link }) => (
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
        {isIncomplete && (
          <li>
            <ExternalLink className={styles.secondary} href={chatLink(shop.phone, words)}>
              {texts.askInChat}
            </ExternalLink>
          </li>
        )}
        {named && (
          <li>
            <button type="button" className={styles.sea} onClick={() => onTrip(named)}>
              {seeEveryPrice(
                named.days === 1 ? null : texts.days(named.days),
                named.to?.name ?? null,
              )}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}

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
