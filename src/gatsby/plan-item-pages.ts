import { closestItems } from "../catalogue/prices/closest-items";
import type { ItemNodes, PageNode } from "./plan-pages";

/**
 * Decides which items have a page: all of a catalogue that a page lists. Each is below its list,
 * and a room below the page of its brand, whose prefix rule it wins over, because it is a page of its
 * own (specification, section 2, "Routes").
 */
export function planItemPages(
  pages: readonly Pick<PageNode, "jsonId" | "catalogue">[],
  items: ItemNodes,
) {
  return pages.flatMap(({ jsonId: pageId, catalogue }) => {
    const all = items[catalogue];
    return all.map((item) => ({
      path: item.path,
      context: {
        address: item.path,
        pageId,
        itemId: item.jsonId,
        // The item and the others that its page shows.
        itemIds: [item, ...closestItems(item, all)].map(({ id }) => id),
      },
    }));
  });
}
