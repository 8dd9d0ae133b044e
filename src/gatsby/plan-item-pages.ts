import { closestItems } from "../catalogue/prices/closest-items";
import { itemPagePath } from "../catalogue/addresses/item-address";
import { inLanguage } from "../catalogue/text/languages";
import type { CatalogueName } from "../catalogue/shop/catalogue-names";
import type { ItemNode, PageNode, PlannedLanguage } from "./plan-pages";

/** A row of `data/pages.json` as far as the pages of its items need it. */
type ListingNode = Pick<PageNode, "jsonId" | "catalogue" | "path" | "match">;

interface AddressedNode extends ItemNode {
  readonly slug: string;
}

/**
 * Decides which items have a page: all of a catalogue that a page lists. Each is below its list,
 * and a room below the page of its brand, whose prefix rule it wins over, because it is a page of its
 * own (specification, section 2, "Routes").
 */
export function planItemPages(
  pages: readonly ListingNode[],
  items: Readonly<Record<CatalogueName, readonly AddressedNode[]>>,
  businessSlug: string,
  language: PlannedLanguage,
) {
  return pages.flatMap((row) => {
    const page = inLanguage(row, language);
    const all = items[page.catalogue];
    return all.map((item) => {
      const path = itemPagePath(page, item, businessSlug);
      return {
        path,
        context: {
          address: path,
          pageId: page.jsonId,
          itemId: item.jsonId,
          // The item and the others that its page shows.
          itemIds: [item, ...closestItems(item, all)].map(({ id }) => id),
        },
      };
    });
  });
}
