import { useEffect, useRef } from "react";
import { cardId } from "../../catalogue/page-paths";
import { useGoTo } from "../navigation/navigation";

/**
 * Goes on to the page of the item whose card the document's address names. The worker leads there from
 * the address of an item's page, which it does not keep; all that the page shows is in the list.
 */
export function useItemOfHash(
  items: readonly Queries.ItemCardFragment[],
  pathOf: (item: Queries.ItemCardFragment) => string,
): void {
  const goTo = useGoTo();
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const { hash, search } = window.location;
    const item = items.find((one) => hash === `#${cardId(pathOf(one))}`);
    if (item !== undefined) goTo(pathOf(item), { search, isInstead: true });
  }, [items, pathOf, goTo]);
}
