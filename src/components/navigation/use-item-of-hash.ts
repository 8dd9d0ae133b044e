import { useEffect, useRef } from "react";
import { cardId } from "../../catalogue/addresses/page-paths";
import { useGoTo } from "./navigation";
import { pageLoader } from "./page-loader";

/**
 * Goes on to the page of the item whose card the document's address names, once that page is loaded: until
 * then the card shows the same. The worker leads there from the address of an item's page, which is not cached.
 */
export function useItemOfHash(items: readonly Queries.ItemCardFragment[]): void {
  const goTo = useGoTo();
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const { hash, search } = window.location;
    const item = items.find((one) => hash === `#${cardId(one.path)}`);
    if (item === undefined) return;
    const goOn = async () => {
      // Which lists are in memory is known when all effects have run.
      await Promise.resolve();
      await pageLoader().load(item.path);
      if (window.location.hash === hash) goTo(item.path, { search, isInstead: true });
    };
    goOn().catch(() => {
      // Without a network the card stays.
    });
  }, [items, goTo]);
}
