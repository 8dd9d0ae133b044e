import type { PageLanguage } from "../../catalogue/text/languages";
import type { ListContext } from "../../catalogue/lists/list-context";
import type { Tour } from "../../catalogue/lists/tours";
import { pageLoader, type ShownPage } from "../navigation/page-loader";

/** The data of an item's page as Gatsby's loader reads it from `page-data.json`, without the name of its script. */
export interface ItemPageData {
  readonly path: string;
  readonly result: {
    readonly data: Queries.ItemPageQuery;
    readonly pageContext: PageLanguage & {
      readonly address: string;
      readonly itemId: number;
      readonly tours: readonly Tour[];
    };
  };
  readonly staticQueryHashes: readonly string[];
}

/** What of a list's data the page of an item needs: its own query asks for parts of the same. */
type ListData = Queries.CataloguePageQuery;

/**
 * The data of an item's page, made of a whole list that is in memory, or null where none holds the item.
 *
 * @param path address of the item's page
 * @param lists the lists in memory
 */
export function itemPageData(path: string, lists: readonly ShownPage[]): ItemPageData | null {
  for (const { data, context } of lists) {
    const { items } = data as Partial<ListData>;
    const { tours = [], ...own } = context as Partial<ListContext>;
    const { language, words, untranslated } = own;
    const item = items?.nodes.find((one) => one.path === path);
    if (items === undefined || item === undefined) continue;
    return {
      path,
      result: {
        data: {
          ...(data as ListData),
          items: { nodes: [item] },
        },
        pageContext: {
          address: path,
          itemId: item.jsonId,
          tours,
          ...(language !== undefined && { language, words, untranslated }),
        },
      },
      staticQueryHashes: [],
    };
  }
  return null;
}

/** Addresses of the site's whole lists, as the frame of the page on screen knows them. */
let listAddresses: readonly string[] = [];

/** Says which lists the data of items' pages may be taken from. */
export function knowLists(addresses: readonly string[]): void {
  listAddresses = addresses;
}

export function listsInMemory(): ShownPage[] {
  return listAddresses.flatMap((address) => pageLoader().shown(address) ?? []);
}

/** Address of the page of some item whose list is in memory, or null. */
export function someItemPath(): string | null {
  const [item] = listsInMemory().flatMap(
    ({ data }) => (data as Partial<ListData>).items?.nodes ?? [],
  );
  return item?.path ?? null;
}
