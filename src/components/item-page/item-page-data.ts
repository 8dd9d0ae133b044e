import type { PageLanguage } from "../../catalogue/text/languages";
import type { ListContext } from "../../catalogue/lists/list-context";
import { similarItems } from "../../catalogue/lists/similar-items";
import type { Tour } from "../../catalogue/lists/tours";
import { pageLoader, type PageResult } from "../navigation/gatsby-loader";

/** `page-data.json` of an item's page; the loader adds `componentChunkName`. */
export interface ItemPageData {
  readonly path: string;
  readonly result: {
    readonly data: Omit<Queries.ItemPageQuery, "gallery"> &
      Partial<Pick<Queries.ItemPageQuery, "gallery">>;
    readonly pageContext: PageLanguage & {
      readonly address: string;
      readonly tours: readonly Tour[];
    };
  };
  readonly staticQueryHashes: readonly string[];
}

type ListData = Queries.CataloguePageQuery;

/** Builds the data of an item's page without its gallery from a list in memory; null if no list has the item. */
export function itemPageData(path: string, lists: readonly PageResult[]): ItemPageData | null {
  for (const { data, context } of lists) {
    const { items } = data as Partial<ListData>;
    const { tours = [], language, words, isByNight } = context as Partial<ListContext>;
    const item = items?.nodes.find((node) => node.path === path);
    if (item === undefined) continue;
    return {
      path,
      result: {
        // `ItemPageData` compiles only if lists query all fields of this page.
        data: {
          ...(data as ListData),
          items: { nodes: [item] },
          similar: { nodes: similarItems(item, items?.nodes ?? []) },
        },
        pageContext: {
          address: path,
          tours,
          language,
          words,
          isByNight,
        },
      },
      staticQueryHashes: [],
    };
  }
  return null;
}

let listAddresses: readonly string[] = [];

export function setItemLists(addresses: readonly string[]): void {
  listAddresses = addresses;
}

/** Includes the page that is shown, because `listAddresses` lacks the lists of brands. */
export function listsInMemory(): PageResult[] {
  const addresses = [window.location.pathname, ...listAddresses];
  return addresses.flatMap((address) => pageLoader().result(address) ?? []);
}

/** The path of some item's page; null while no list is in memory. */
export function anyItemPath(): string | null {
  const [item] = listsInMemory().flatMap(
    ({ data }) => (data as Partial<ListData>).items?.nodes ?? [],
  );
  return item?.path ?? null;
}
