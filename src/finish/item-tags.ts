import path from "node:path";
import type { ShareCard } from "../brand/share-card";
import { itemTitle } from "../catalogue/item";
import { listPagePath } from "../catalogue/page-paths";
import { itemStone } from "../catalogue/stone-text";
import { texts } from "../catalogue/texts";
import type { DescribedItem } from "../catalogue/structured-data";
import type { CatalogueData } from "../data-check/catalogue-data";

/** What the built page of an item shows, from its page data. */
export interface BuiltItem {
  readonly data: Queries.ItemPageQuery;
  readonly pageContext: { readonly address: string; readonly itemId: number };
}

/** The item that a built page shows. */
function shownItem({ data, pageContext }: BuiltItem): Queries.ItemCardFragment | undefined {
  return data.items.nodes.find(({ jsonId }) => jsonId === pageContext.itemId);
}

/** The picture that a shared link to an item shows: it, its price and its place. */
export function itemCardOf(page: BuiltItem, data: CatalogueData): ShareCard | null {
  const item = shownItem(page);
  const catalogue = page.data.page?.catalogue;
  const image = catalogue && data[catalogue].find(({ id }) => id === item?.jsonId)?.image;
  if (item === undefined || image === undefined) return null;
  return {
    business: data.business.name,
    stone: itemStone(item, texts),
    name: item.name,
    place: item.location,
    picture: path.resolve("data", image),
  };
}

/**
 * An item as search engines are told of it.
 *
 * @param home the way to the site's first page
 */
export function describedItemOf(
  page: BuiltItem,
  data: CatalogueData,
  home: DescribedItem["trail"],
  pathPrefix: string,
): DescribedItem | null {
  const item = shownItem(page);
  const { page: list } = page.data;
  if (item === undefined || list === null) return null;
  const { address } = page.pageContext;
  const listed = { address: listPagePath(list, data.business.slug), name: list.title };
  const own = { address, name: itemTitle(item) };
  return {
    ...item,
    catalogue: list.catalogue,
    address,
    picture: data.business.siteUrl + pictureAddress(item, pathPrefix),
    trail: [...home.filter((step) => step.address !== listed.address), listed, own],
  };
}

/** Address of an item's picture without path prefix, which the site's own address already holds. */
function pictureAddress({ image }: Queries.ItemCardFragment, pathPrefix: string): string {
  const address = image.childImageSharp?.gatsbyImageData.images.fallback?.src ?? "";
  return address.slice(pathPrefix.length);
}
