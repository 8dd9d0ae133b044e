import { similarItems } from "../../catalogue/lists/similar-items";
import type { Tour } from "../../catalogue/lists/list-context";
import type { PageLanguage } from "../../catalogue/text/languages";

/** Gatsby's page context for an item. */
export interface ItemContext extends PageLanguage {
  readonly address: string;
  readonly tours: readonly Tour[];
}

/** `page-data.json` of an item's page, from the data of lists; null if no list has the item. */
export function itemPageData(path: string, pages: readonly NonNullable<LoadedPage["json"]>[]) {
  for (const { data, pageContext } of pages) {
    const list = (data ?? {}) as Partial<Queries.CataloguePageQuery>;
    const item = list.items?.nodes.find((node) => node.path === path);
    if (item === undefined) continue;
    const nodes = list.items?.nodes ?? [];
    const similar = similarItems(item, nodes);
    const itemData = {
      ...(list as Queries.CataloguePageQuery),
      items: { nodes: [item] },
      // In the order of the query.
      similar: { nodes: nodes.filter((node) => similar.includes(node)) },
    };
    return {
      path,
      result: {
        // Compiles only if lists query all fields of this page.
        data: itemData satisfies Queries.ItemPageQuery,
        pageContext: { ...(pageContext as ItemContext), address: path },
      },
      staticQueryHashes: [],
    };
  }
  return null;
}
