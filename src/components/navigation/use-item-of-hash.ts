import { useEffect, useRef } from "react";
import { cardId } from "../../catalogue/addresses/page-paths";
import { useGoTo } from "./navigation";
import { pageLoader } from "./page-loader";

/**
 * Opens the page of the item whose card the fragment names, once it is loaded. The service worker
 * redirects item pages to their card, because they are not precached.
 */
export function useItemOfHash(items: readonly Queries.ItemCardFragment[]): void {
  const goTo = useGoTo();
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const { hash, search } = window.location;
    const item = items.find(({ path }) => hash === `#${cardId(path)}`);
    if (item === undefined) return;
    const goOn = async () => {
      // The loaded lists are known only after all effects have run.
      await Promise.resolve();
      await pageLoader().load(item.path);
      if (window.location.hash === hash) goTo(item.path, { search, isInstead: true });
    };
    goOn().catch(() => {
      // Without network the card shows the same.
    });
  }, [items, goTo]);
}
