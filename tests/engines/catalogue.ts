import { readFileSync } from "node:fs";
import path from "node:path";
import { itemPagePath } from "../../src/catalogue/addresses/item-address";
import type { PageData } from "../../src/data-check/catalogue-data";
import { checkedTexts } from "../../src/data-check/check-data";
import { business, type listPages, publicFolder, wholeLists } from "../support/built-site";

export { business, listPages, places, wholeLists } from "../support/built-site";

/** A list, from its address to the words it ends in. */
export type List = (typeof listPages)[number];

const { pages } = checkedTexts("data");

/** What a list says of itself in the data. */
export function rowOf({ data }: List): PageData {
  return needed(
    pages.find(({ catalogue }) => catalogue === data),
    `a page of ${data}`,
  );
}

/** The items of a list as the page has them: those of its first page, where it has several. */
export function itemsOf({ path: address }: List): Queries.CataloguePageQuery["items"]["nodes"] {
  const file = path.join(publicFolder, "page-data", address, "page-data.json");
  const { result } = JSON.parse(readFileSync(file, "utf8")) as {
    readonly result: { readonly data: Queries.CataloguePageQuery };
  };
  return result.data.items.nodes;
}

/** Address of an item's page. */
export function itemAddress(list: List, item: Queries.ItemCardFragment): string {
  return itemPagePath(rowOf(list), item, business.slug);
}

/** The lists that have a tab, with its label. */
export const tabs = wholeLists.flatMap((list) =>
  list.tab === null ? [] : [{ list, label: list.tab }],
);

/**
 * Something that the journeys need and that a catalogue may be without.
 *
 * @throws Error that says what the data lacks
 */
export function needed<Thing>(thing: Thing | undefined, what: string): Thing {
  if (thing === undefined) throw new Error(`This journey needs ${what} in the data`);
  return thing;
}
