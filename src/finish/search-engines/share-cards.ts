import { readFile } from "node:fs/promises";
import path from "node:path";
import { type ShareCard, writeShareCards } from "../../brand/share-card";
import { cheapest, formatPrice, leadingRow } from "../../catalogue/prices/price-list";
import { itemStoneText } from "../../catalogue/prices/stone-text";
import { english } from "../../catalogue/text/languages";
import type { CatalogueData, CatalogueName } from "../../data-check/catalogue-data";
import { pageDataFile } from "../../shared/precache-manifest";
import { type BuiltPage, shareCardAddress } from "./described-page";

export async function drawShareCards(
  publicFolder: string,
  addresses: readonly string[],
  data: CatalogueData,
): Promise<void> {
  const cards = addresses.map(async (address) => {
    const file = await readFile(path.join(publicFolder, pageDataFile(address)), "utf8");
    const card = cardOf((JSON.parse(file) as { readonly result: BuiltPage }).result, data);
    return card ? [{ card, target: path.join(publicFolder, shareCardAddress(address)) }] : [];
  });
  await writeShareCards((await Promise.all(cards)).flat());
}

/** Null for translations and for pages without items. */
export function cardOf(
  { data: { page, items }, pageContext = {} }: BuiltPage,
  data: CatalogueData,
): ShareCard | null {
  const { language, itemId, brandLabel = null } = pageContext;
  if (!page || !items || language !== undefined) return null;
  const item = items.nodes.find(({ jsonId }) => jsonId === itemId);
  return item
    ? itemCard(item, page.catalogue, data)
    : listCard(page, items.nodes, brandLabel, data);
}

function listCard(
  page: NonNullable<Queries.CataloguePageQuery["page"]>,
  items: readonly Queries.ItemCardFragment[],
  brandLabel: string | null,
  data: CatalogueData,
): ShareCard {
  const { item, row } = cheapest(items);
  const isSamePrice = items.every(({ priceDetails }) => {
    const { duration, price } = leadingRow(priceDetails);
    return duration === row.duration && price === row.price;
  });
  return {
    business: data.business.name,
    stone: isSamePrice
      ? { label: row.duration, value: formatPrice(row), note: null }
      : { label: english.texts.from.before ?? "", value: formatPrice(row), note: row.duration },
    name: brandLabel ?? page.title,
    detail: `${items.length} ${items.length === 1 ? page.noun.one : page.noun.many}`,
    picture: pictureOf(item.jsonId, page.catalogue, data),
  };
}

function itemCard(
  item: Queries.ItemCardFragment,
  catalogue: CatalogueName,
  data: CatalogueData,
): ShareCard {
  return {
    business: data.business.name,
    stone: itemStoneText(item, english.texts),
    name: item.name,
    detail: item.location,
    picture: pictureOf(item.jsonId, catalogue, data),
  };
}

function pictureOf(itemId: number, catalogue: CatalogueName, data: CatalogueData): string {
  return path.resolve("data", data[catalogue].find(({ id }) => id === itemId)?.image ?? "");
}
