import { helpTexts } from "../../catalogue/text/words/en-help";
import { chatLink } from "../../catalogue/addresses/links";
import { listQueryText, parsedListQuery } from "../../catalogue/lists/list-query";
import { enquiryText } from "../../catalogue/prices/enquiry";
import type { Place } from "../../catalogue/prices/item";
import type { Trip } from "../../catalogue/prices/tariff";
import type { SearchAnswer } from "../../catalogue/search/search";
import { questionsOf, questionsWith } from "../../catalogue/shop/questions";
import { tripTo } from "../../catalogue/shop/places";
import { formattedRupees } from "../../catalogue/text/money";
import { PageLink } from "../navigation/page-link";
import * as styles from "../notice/notice.module.css";
import { AskLinks } from "../ui/ask-links";
import { ExternalLink } from "../ui/external-link";
import { useTexts } from "../ui/language";
import { useListsElsewhere } from "./lists-elsewhere";
import type { ListContent } from "../../catalogue/lists/list-context";

interface SearchHelpProps {
  readonly content: ListContent;
  readonly search: string;
  readonly trip: Trip | null;
  readonly answer: SearchAnswer;
  readonly isEmpty: boolean;
  readonly onTrip: (trip: Trip) => void;
}

/**
 * A button that sets the trip named in the search. If nothing matches or words are left out, also
 * other lists, questions and a chat.
 */
export function SearchHelp(props: SearchHelpProps) {
  const { content, answer, isEmpty, onTrip, search, trip } = props;
  const { lists, context, business: shop } = content;
  const isIncomplete = isEmpty || (answer.leftOut.length > 0 && !answer.isBegun);
  const texts = useTexts();
  const { foundElsewhere, limitOfDays, seeEveryPrice } = texts.help ?? helpTexts;
  const otherLists = useListsElsewhere(lists, context.address, search, answer, isIncomplete);
  const days = trip?.days ?? answer.days ?? 1;
  const searchedTrip = newTrip(answer, content.places, trip);
  if (searchedTrip === null && !isIncomplete) return null;
  const questions = questionsWith(
    answer.leftOut,
    questionsOf(shop.questions, content.page.catalogue).open,
  );
  const enquiry = enquiryText(
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
      {otherLists.length > 0 && <p>{foundElsewhere}</p>}
      <ul className="swipe">
        {otherLists.map(({ path, link }) => (
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
            <ExternalLink className={styles.secondary} href={chatLink(shop.phone, enquiry)}>
              {texts.askInChat}
            </ExternalLink>
          </li>
        )}
        {searchedTrip && (
          <li>
            <button type="button" className={styles.sea} onClick={() => onTrip(searchedTrip)}>
              {seeEveryPrice(
                searchedTrip.days === 1 ? null : texts.days(searchedTrip.days),
                searchedTrip.to?.name ?? null,
              )}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}

/** The chosen trip with the days, kilometres or place of the search; null if that changes nothing. */
function newTrip(
  { days, km, to }: SearchAnswer,
  places: readonly Place[],
  chosen: Trip | null,
): Trip | null {
  const place = places.find(({ slug }) => slug === to) ?? chosen?.to;
  const chosenDays = chosen?.days ?? 1;
  const chosenKm = chosen?.km ?? 0;
  const newDays = days ?? chosenDays;
  const newKm = km ?? chosenKm;
  const isNew = newDays !== chosenDays || place?.slug !== chosen?.to?.slug || newKm !== chosenKm;
  if (!isNew) return null;
  return place === undefined || km !== null ? { days: newDays, km: newKm } : tripTo(place, newDays);
}
