import { useEffect } from "react";
import { knowLists, someItemPath } from "../../components/item-page/item-page-data";
import { pageLoader } from "../../components/navigation/page-loader";
import { savesData } from "../../shared/data-saving";

/** How long after its start a page fetches others, in milliseconds. */
const delayMs = 2000;

/**
 * Loads the other list pages into memory once the page on screen is done, and the script of items'
 * pages, so that neither a change of tab nor the way to an item needs the network. There are only a
 * handful of lists, of some 4 kB each. A visitor who asked the browser to
 * save data gets only what they open.
 *
 * @param paths addresses of the pages
 */
export function usePrefetchPages(paths: readonly string[]): void {
  const list = paths.join(" ");
  useEffect(() => {
    knowLists(list.split(" "));
    if (savesData()) return;
    const timer = setTimeout(() => void prefetchAll(list.split(" ")), delayMs);
    return () => clearTimeout(timer);
  }, [list]);
}

async function prefetchAll(paths: readonly string[]): Promise<void> {
  try {
    for (const path of paths) if (!pageLoader().isLoaded(path)) await pageLoader().load(path);
  } catch {
    // Nothing is lost: the page is loaded when the visitor goes there.
    return;
  }
  // All of them share one script; the data of this one is in its list.
  const item = someItemPath();
  if (item !== null) pageLoader().prefetch(item);
}
