import path from "node:path";
import type { ChipSet } from "../catalogue/chips";
import { listSummary, type WholeList } from "../catalogue/list-summary";
import { listPagePath, type PageAddress } from "../catalogue/page-paths";
import { parsedRow } from "../catalogue/price-data";
import type { PriceRow } from "../catalogue/item";
import { cheapest, leadingRow, formatPrice } from "../catalogue/price-list";
import { hasDistance, itemStone } from "../catalogue/stone-text";
import { texts } from "../catalogue/texts";
import { hasTripPrice } from "../catalogue/trip-prices";
import type { CatalogueData, ItemData } from "../data-check/catalogue-data";
import type { InstallScreen } from "../brand/install-picture";
import type { ShareCard } from "../brand/share-card";
import { expected } from "./expected";

/** What a built list page shows, from its page data. */
export interface BuiltList {
  readonly data: Queries.CataloguePageQuery;
  readonly pageContext: {
    readonly address: string;
    readonly listPages: readonly string[];
    readonly whole: WholeList;
    readonly chips: readonly ChipSet[];
    readonly brandLabel: string | null;
  };
}

/** An item of the data with its prices as the website reckons with them. */
interface PricedItemData extends ItemData {
  readonly priceDetails: readonly PriceRow[];
}

/**
 * The picture that a shared link to a list shows: its cheapest item with its price. Null for a list
 * without items.
 */
export function shareCardOf(
  { data: shown, pageContext }: BuiltList,
  data: CatalogueData,
): ShareCard | null {
  const { page, items } = shown;
  const { whole, brandLabel } = pageContext;
  const brand = brandLabel === null ? undefined : items.nodes[0]?.brand;
  const all = itemsOf(page, data).filter((item) => brand === undefined || item.brand === brand);
  if (page === null || all.length === 0) return null;
  const { one, many } = page.noun;
  const { item, row } = cheapest(all);
  const isSame = all.every(({ priceDetails }) => {
    const { duration, price } = leadingRow(priceDetails);
    return duration === row.duration && price === row.price;
  });
  return {
    business: data.business.name,
    stone: isSame
      ? { head: row.duration, face: formatPrice(row), foot: null }
      : { head: texts.from, face: formatPrice(row), foot: row.duration },
    name: brandLabel ?? page.title,
    place: `${whole.count} ${whole.count === 1 ? one : many}`,
    picture: pictureOf(item),
  };
}

/**
 * What the pictures show that a browser offers with the installation: the page as it opens.
 *
 * @param icons outlines of the icons by name
 */
export function installScreenOf(
  { data: shown, pageContext }: BuiltList,
  data: CatalogueData,
  icons: InstallScreen["icons"],
): InstallScreen {
  const { page, head, business, pages, catalogueLinks, items } = shown;
  const files = new Map(itemsOf(page, data).map((item) => [item.id, item]));
  const isShown = (address: PageAddress) =>
    listPagePath(address, data.business.slug) === pageContext.address;
  const links = catalogueLinks.nodes;
  const outward = business?.tabs;
  return {
    business: data.business.name,
    phones: data.business.phones,
    tabs: [
      ...pages.nodes.flatMap(({ tab }) => (tab === null ? [] : [tab])),
      { label: outward?.location ?? "", icon: "pin" },
    ],
    call: { phone: outward?.phoneOnMobile ?? "", desktop: outward?.phoneOnDesktop ?? "" },
    links: [...links.filter(isShown), ...links.filter((link) => !isShown(link))].map(
      ({ link }) => link,
    ),
    title: page?.title ?? "",
    summary: page === null ? "" : listSummary(page, pageContext.whole, texts),
    opening: page?.opening ?? "",
    hours: head?.openingHours.text ?? "",
    chips: pageContext.chips.flatMap(({ chips }) => chips),
    hasTripPrice: items.nodes.some(hasTripPrice),
    cards: items.nodes.slice(0, 4).flatMap((item) => {
      const file = files.get(item.jsonId);
      return file === undefined ? [] : [{ ...cardOf(item), picture: pictureOf(file) }];
    }),
    icons,
  };
}

function cardOf(item: Queries.ItemCardFragment) {
  const row = leadingRow(item.priceDetails);
  const isKmUnknown = hasDistance(item) && item.priceDetails.every(({ kms }) => kms === null);
  const unknown = isKmUnknown ? [texts.kmsUnknown] : [];
  return {
    name: item.name,
    stone: itemStone(item, texts),
    rows: item.priceDetails
      .filter((other) => other !== row)
      .map((other) => [other.duration, formatPrice(other), shownKm(other)] as const),
    notes: [...unknown, item.exceed, item.carInfo].filter((note) => note !== null),
  };
}

function shownKm({ kms, kmsEstimated }: PriceRow): string {
  return `${kmsEstimated ? "≈ " : ""}${kms ?? ""}`;
}

/**
 * Outlines of the icons that a page holds, by name.
 *
 * @throws Error when it holds none
 */
export function iconsOf(html: string, file: string): ReadonlyMap<string, string> {
  const symbols = [...html.matchAll(/<symbol id="icon-(\w+)"[^>]*><path d="([^"]+)"/g)];
  expected(symbols[0], file, "icons");
  return new Map(symbols.map(([, name = "", outline = ""]) => [name, outline]));
}

function itemsOf(
  page: Queries.CataloguePageQuery["page"],
  data: CatalogueData,
): readonly PricedItemData[] {
  if (page === null) return [];
  return data[page.catalogue].map((item) => ({
    ...item,
    priceDetails: item.priceDetails.map((row) => parsedRow(row, data.business.monthDays)),
  }));
}

function pictureOf({ image }: ItemData): string {
  return path.resolve("data", image);
}
