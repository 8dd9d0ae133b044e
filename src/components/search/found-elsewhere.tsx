import { helpTexts } from "../../catalogue/text/words/en-help";
import { type ReactNode, useEffect, useState } from "react";
import { inLanguage } from "../../catalogue/text/languages";
import { listQueryText, parsedListQuery } from "../../catalogue/lists/list-query";
import { listPagePath } from "../../catalogue/addresses/page-paths";
import type { SearchedPlace } from "../../catalogue/search/dictionary";
import type { ListSearch } from "../../catalogue/search/search";
import type { Trip } from "../../catalogue/prices/tariff";
import { tripPricesOf } from "../../catalogue/prices/trip-prices";
import { PageLink } from "../navigation/page-link";
import { pageLoader } from "../navigation/page-loader";
import { useLanguage } from "../ui/language";
import * as styles from "../notice/notice.module.css";
import { priceAt, searchSource } from "./found-items";
import { loadSearch } from "./use-search-script";
import { listItems } from "./use-whole-list";

type Links = Queries.CatalogueLinkDataFragment["catalogueLinks"]["nodes"];

interface SearchedList {
  readonly path: string;
  readonly label: string;
  readonly items: readonly Queries.ItemCardFragment[];
  readonly canCombineRows: boolean;
  readonly answers: ListSearch;
}

interface OtherLists {
  /** All lists of the site. */
  readonly lists: Links;
  /** Addresses of the list on screen, which is none of the others. */
  readonly listPages: readonly string[];
  readonly businessSlug: string;
  readonly places: readonly SearchedPlace[];
}

interface FoundElsewhereProps extends OtherLists {
  /** What is said before the lists. */
  readonly lead: string;
  readonly search: string;
  readonly trip: Trip | null;
  /** The words of the search that the list on screen leaves out. */
  readonly leftOut?: readonly string[];
  /** What else there is to do, in the same row. */
  readonly children?: ReactNode;
}

/**
 * The other lists that know the whole search, or a word of it that the list on screen does not, each with how
 * much it finds; nothing where none does.
 */
export function FoundElsewhere({
  lead,
  search,
  trip,
  leftOut = [],
  children,
  ...lists
}: FoundElsewhereProps) {
  const { texts } = useLanguage();
  const found = useSearchedLists(lists).flatMap(({ path, label, items, ...list }) => {
    const prices = trip === null ? new Map() : tripPricesOf(items, trip, list.canCombineRows);
    // A word that merely begins one of another list is not known there.
    const answer = list.answers(`${search} `, priceAt(items, prices, list.canCombineRows));
    const unknown = wordsOf(answer.leftOut);
    const knows = unknown.length === 0 || wordsOf(leftOut).some((word) => !unknown.includes(word));
    const count = knows ? answer.positions.size : 0;
    return count === 0 ? [] : [{ path, label, count }];
  });
  if (found.length === 0 && children === undefined) return null;
  const query = { ...parsedListQuery(""), search, trip };
  return (
    <>
      {found.length > 0 && <p>{lead}</p>}
      <ul className="swipe">
        {found.map(({ path, label, count }) => (
          <li key={path}>
            <PageLink className={styles.sea} to={path} search={listQueryText(query)}>
              {(texts.help ?? helpTexts).countIn(count, label)}
            </PageLink>
          </li>
        ))}
        {children}
      </ul>
    </>
  );
}

const wordsOf = (leftOut: readonly string[]) => leftOut.flatMap((run) => run.split(/\s+/));

/** Other lists ready to be searched, as soon as their data is there; it is in memory as a rule. */
function useSearchedLists({
  lists,
  listPages,
  businessSlug,
  places,
}: OtherLists): readonly SearchedList[] {
  const language = useLanguage();
  const [searched, setSearched] = useState<readonly SearchedList[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const load = async (list: Links[number]): Promise<SearchedList[]> => {
      const path = listPagePath(inLanguage(list, language), businessSlug);
      if (listPages.includes(path)) return [];
      await pageLoader().load(path);
      const { data, context } = pageLoader().shown(path) ?? {};
      const { page, head } = data as Queries.CataloguePageQuery;
      if (page === null || head === null) return [];
      const pages = (context as { readonly listPages: readonly string[] }).listPages;
      const items = (await Promise.all(pages.map(listItems))).flat();
      const { listSearch, dictionary } = await loadSearch();
      const source = searchSource(items, { page, business: head, places });
      const answers = listSearch(items, { ...source, dictionary });
      return [{ path, label: list.link, items, canCombineRows: head.combinePriceRows, answers }];
    };
    void Promise.allSettled(lists.map(load)).then((results) => {
      // A list that did not arrive is not named; nothing else depends on it.
      const loaded = results.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
      if (isCurrent && loaded.length > 0) setSearched(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [lists, listPages, businessSlug, places, language]);
  return searched;
}
