import { useEffect, useState } from "react";
import type { ListContent } from "../../catalogue/lists/list-context";
import { isBetterMatch, type SearchAnswer } from "../../catalogue/search/search";
import { loadPage, pageDataOf } from "../navigation/gatsby-loader";
import { searchOf } from "./searched-list";

type List = ListContent["lists"][number];
type Find = ReturnType<typeof searchOf>["find"];

/**
 * Loads the other lists, and returns the lists with a better match. A list that fails to load is left out.
 *
 * @param address path of the list on screen
 */
export function useListsElsewhere(
  lists: readonly List[],
  address: string,
  search: string,
  answer: SearchAnswer,
  isIncomplete: boolean,
): readonly List[] {
  const [searches, setSearches] = useState<ReadonlyMap<string, Find>>(new Map());
  useEffect(() => {
    if (!isIncomplete) return;
    const load = async (path: string) => {
      await loadPage(path);
      const find = searchOfPage(path);
      if (find) setSearches((loaded) => new Map(loaded).set(path, find));
    };
    for (const { path } of lists) if (path !== address) load(path).catch(() => undefined);
  }, [isIncomplete, lists, address]);
  return lists.filter(({ path }) => {
    const otherAnswer = isIncomplete ? searches.get(path)?.(search) : undefined;
    return otherAnswer !== undefined && isBetterMatch(otherAnswer, answer);
  });
}

function searchOfPage(path: string): Find | null {
  const data = pageDataOf(path) as Partial<Queries.CataloguePageQuery> | undefined;
  if (!data?.page || !data.business || !data.items || !data.places) return null;
  const { page, business, items, places } = data;
  return searchOf({ items: items.nodes, page, business, places: places.nodes }).find;
}
