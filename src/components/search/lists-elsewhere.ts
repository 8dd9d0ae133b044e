import { useEffect, useState } from "react";
import { listSearch, type SearchAnswer } from "../../catalogue/search/search";
import words from "../../../data/search.json";
import { pageLoader } from "../navigation/page-loader";
import { priceAt, searchSource, type SearchWords } from "./searched-list";

type List = Queries.CatalogueLinkDataFragment["catalogueLinks"]["nodes"][number];
type Find = (search: string) => SearchAnswer;

/** The part of a list's page data that its search needs. */
interface SearchedData {
  readonly page: SearchWords["page"];
  readonly head: SearchWords["business"] & Pick<Queries.CatalogueShopFragment, "combinePriceRows">;
  readonly places: { readonly nodes: SearchWords["places"] };
  readonly items: { readonly nodes: readonly Queries.ItemCardFragment[] };
}

/**
 * Other lists with matches for a search. Their data is loaded for it; a list that fails to load is
 * not offered.
 *
 * @param address of the list on screen
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
      await pageLoader().load(path);
      const find = searchOf(path);
      if (find) setSearches((loaded) => new Map(loaded).set(path, find));
    };
    for (const { path } of lists) if (path !== address) load(path).catch(() => undefined);
  }, [isIncomplete, lists, address]);
  return lists.filter(({ path }) => {
    const there = isIncomplete ? searches.get(path)?.(search) : undefined;
    return there !== undefined && hasMissing(there, answer);
  });
}

function searchOf(path: string): Find | null {
  const data = pageLoader().result(path)?.data as Partial<SearchedData> | undefined;
  if (!data?.page || !data.head || !data.items || !data.places) return null;
  const { page, head: business, items, places } = data;
  const source = searchSource(items.nodes, { page, business, places: places.nodes });
  const find = listSearch(items.nodes, { ...source, dictionary: words });
  return (search) => find(search, priceAt(items.nodes, new Map(), business.combinePriceRows));
}

/** Whether items match words that are missing here or, without such words, the whole search. */
function hasMissing(there: SearchAnswer, here: SearchAnswer): boolean {
  const singleWords = ({ leftOut }: SearchAnswer) => leftOut.flatMap((text) => text.split(" "));
  const missing = singleWords(here);
  const missingThere = singleWords(there);
  const isBetter =
    missing.length === 0
      ? missingThere.length === 0
      : missing.some((word) => !missingThere.includes(word));
  return there.positions.size > 0 && isBetter;
}
