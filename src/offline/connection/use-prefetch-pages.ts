import { useEffect } from "react";
import { isPageLoaded, loadPage, pageDataOf } from "../../components/navigation/gatsby-loader";

/**
 * Loads the script of item pages and the other lists (4 kB each) into memory, so that links work without the network.
 * The start script has waited for the pictures.
 */
export function usePrefetchPages(paths: readonly string[]): void {
  // A text, because a new array would start the effect after each render.
  const joinedPaths = paths.join(" ");
  useEffect(() => {
    if (!isDataSaverOn()) void prefetchAll(joinedPaths.split(" "));
  }, [joinedPaths]);
}

async function prefetchAll(lists: readonly string[]): Promise<void> {
  const itemOf = (list = "") =>
    (pageDataOf(list) as Partial<Queries.CataloguePageQuery> | undefined)?.items?.nodes[0]?.path;
  try {
    for (const list of lists) {
      // An item in memory requests only the script that all items share.
      for (const path of [itemOf(window.location.pathname) ?? itemOf(lists[0]), list])
        if (path !== undefined && !isPageLoaded(path)) await loadPage(path);
    }
  } catch {
    // Navigation loads a missing page.
  }
}

/** Also true for 2G. */
function isDataSaverOn(): boolean {
  const { connection } = navigator as {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  return connection?.saveData === true || connection?.effectiveType?.endsWith("2g") === true;
}
