import { useEffect, useState } from "react";
import { pageLoader } from "../navigation/page-loader";

type Items = readonly Queries.ItemCardFragment[];

/** The items of all pages of a list, as far as they are there. */
interface LoadedList {
  readonly items: Items;
  readonly state: "complete" | "loading" | "incomplete";
}

/**
 * Loads the other pages of a list as Gatsby's own page data, once they are wanted: they are cached for
 * offline use like every page, and nothing is loaded twice.
 *
 * @param pageItems the items of the page on screen
 * @param listPages addresses of all pages of the list
 */
export function useWholeList(
  pageItems: Items,
  listPages: readonly string[],
  isWanted: boolean,
): LoadedList {
  const [loaded, setLoaded] = useState<LoadedList | null>(null);
  const isLoading = isWanted && listPages.length > 1 && loaded === null;
  useEffect(() => {
    if (!isLoading) return;
    let isCurrent = true;
    void Promise.allSettled(listPages.map(listItems)).then((results) => {
      if (!isCurrent) return;
      const failure = results.find((result) => result.status === "rejected");
      if (failure !== undefined) console.error("A part of the list did not load.", failure.reason);
      setLoaded({
        items: results.flatMap((result) => (result.status === "fulfilled" ? result.value : [])),
        state: failure === undefined ? "complete" : "incomplete",
      });
    });
    return () => {
      isCurrent = false;
    };
  }, [isLoading, listPages]);
  if (loaded !== null) return loaded;
  return { items: pageItems, state: isLoading ? "loading" : "complete" };
}

/**
 * Loads the items of a page of a list.
 *
 * @throws Error when its data did not arrive
 */
export async function listItems(path: string): Promise<Items> {
  await pageLoader().load(path);
  return (pageLoader().shown(path)?.data as Queries.CataloguePageQuery).items.nodes;
}
