import { useEffect, useRef } from "react";
import { cardId } from "../../catalogue/addresses/page-paths";
import { useGoTo } from "./navigation";
import { pageLoader } from "./page-loader";

/**
 * Opens the page of the item whose card the fragment names. Offline, the service worker redirects an
 * item's page to its card, because item pages are not precached; the list has the data for the page.
 */
export function useItemRedirect(items: readonly Queries.ItemCardFragment[]): void {
  const goTo = useGoTo();
  const hasRun = useRef(false);
  useEffect(() => {
    if (hasRun.current) return;
    hasRun.current = true;
    const { hash, search } = window.location;
    const item = items.find(({ path }) => hash === `#${cardId(path)}`);
    if (item === undefined) return;
    const open = async () => {
      // `usePrefetchPages` calls `setItemLists` in a later effect.
      await Promise.resolve();
      await pageLoader().load(item.path);
      if (window.location.hash === hash) goTo(item.path, { search, replace: true });
    };
    open().catch(() => {
      // The visitor stays at the card, which shows the same.
    });
  }, [items, goTo]);
}
