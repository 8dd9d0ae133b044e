import { readFileSync } from "node:fs";
import path from "node:path";
import type { Place } from "../../src/catalogue/prices/item";
import { itemPagePath, itemSlug } from "../../src/catalogue/addresses/item-address";
import type { PageAddress } from "../../src/catalogue/addresses/page-paths";
import type { PlaceData } from "../../src/data-check/catalogue-data";
import { listPages, publicFolder } from "../support/built-site";
import { readData } from "../support/shipped-data";

export { listPages };

/** A list, from its address to the words it ends in. */
export type List = (typeof listPages)[number];

interface PageRow extends PageAddress {
  readonly catalogue: string;
  readonly noun: { readonly one: string; readonly many: string };
  readonly tab?: { readonly label: string };
}

const pages = readData<PageRow[]>("pages");

/** The business as its owner writes it. */
export const business = readData<{
  readonly slug: string;
  readonly phones: readonly string[];
  readonly combinePriceRows: boolean;
}>("business");

/** Where a trip may go, the nearest first. */
export const places: readonly Place[] = readData<PlaceData[]>("places")
  .map((place) => ({ estimated: false, ...place, slug: itemSlug(place) }))
  .sort((a, b) => a.km - b.km);

/** What a list says of itself in the data. */
export function rowOf({ data }: List): PageRow {
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

/** The lists of whole catalogues: not those of single brands. */
export const wholeLists = listPages.filter((list) => {
  const { path: start, match } = rowOf(list);
  return match === "exact" || list.path === start + business.slug;
});

/** The lists that have a tab, with its label. */
export const tabs = wholeLists.flatMap((list) => {
  const { tab } = rowOf(list);
  return tab === undefined ? [] : [{ list, label: tab.label }];
});

/**
 * Something that the journeys need and that a catalogue may be without.
 *
 * @throws Error that says what the data lacks
 */
export function needed<Thing>(thing: Thing | undefined, what: string): Thing {
  if (thing === undefined) throw new Error(`This journey needs ${what} in the data`);
  return thing;
}
