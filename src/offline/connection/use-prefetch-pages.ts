import { useEffect } from "react";
import { anyItemPath, setItemLists } from "../../components/item-page/item-page-data";
import { pageLoader } from "../../components/navigation/gatsby-loader";

const prefetchDelayMs = 2000;

/**
 * Loads the other lists (4 kB each) and the script of item pages into memory, so that links work
 * without the network. Data Saver prevents it.
 */
export function usePrefetchPages(paths: readonly string[]): void {
  // A text, because a new array would start the effect after each render.
  const joinedPaths = paths.join(" ");
  useEffect(() => {
    setItemLists(joinedPaths.split(" "));
    if (isDataSaverOn()) return;
    const timer = setTimeout(() => void prefetchAll(joinedPaths.split(" ")), prefetchDelayMs);
    return () => clearTimeout(timer);
  }, [joinedPaths]);
}

async function prefetchAll(paths: readonly string[]): Promise<void> {
  try {
    for (const path of paths) if (!pageLoader().isLoaded(path)) await pageLoader().load(path);
  } catch {
    // Navigation loads a missing page.
    return;
  }
  // Requests only the script that all items share, because the list has the item's data.
  const itemPath = anyItemPath();
  if (itemPath !== null) pageLoader().prefetch(itemPath);
}

/** Also true for 2G. */
function isDataSaverOn(): boolean {
  const { connection } = navigator as {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  return connection?.saveData === true || connection?.effectiveType?.endsWith("2g") === true;
}
