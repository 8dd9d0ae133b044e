import path from "node:path";
import type { ShareCard } from "../../brand/share-card";
import { itemTitle } from "../../catalogue/prices/item";
import { cheapest, formatPrice, leadingRow } from "../../catalogue/prices/price-list";
import { itemStone } from "../../catalogue/prices/stone-text";
import { type Graph, pageGraph } from "./structured-data";
import { english, languageOf, type PageLanguage } from "../../catalogue/text/languages";
import {
  type CatalogueData,
  type CatalogueName,
  homeAddress,
} from "../../data-check/catalogue-data";

/** The data of a page as Gatsby wrote it, as far as lists and items are described by it. */
export interface BuiltPage {
  readonly data: Partial<Pick<Queries.CataloguePageQuery, "page" | "items">>;
  readonly pageContext?: PageLanguage & {
    readonly address?: string;
    readonly itemId?: number;
    readonly brandLabel?: string | null;
  };
}

interface PageDescription {
  /** Address of the picture on its card. */
  readonly picture: string;
  /** What that picture shows, or null where it is drawn for another page. */
  readonly card: ShareCard | null;
  /** What the page shows in schema.org's terms, or null. */
  readonly graph: Graph | null;
}

export function describedPage(
  { data: shown, pageContext = {} }: BuiltPage,
  data: CatalogueData,
): PageDescription {
  const { business, pages } = data;
  const { siteUrl } = business;
  const language = languageOf(pageContext);
  const { pathPrefix, texts, code } = language;
  const { address, itemId, brandLabel = null } = pageContext;
  const home = homeAddress(data) ?? "/";
  const { page } = shown;
  if (!page || address === undefined) {
    return { picture: pictureFor(home), card: null, graph: null };
  }
  const items = shown.items?.nodes ?? [];
  const item = items.find(({ jsonId }) => jsonId === itemId);
  const ofList = brandLabel === null ? page.title : `${page.title}: ${brandLabel}`;
  const own = { address, name: item ? itemTitle(item, texts) : ofList };
  const list = { address: page.path, name: page.title };
  const steps = item ? [list, own] : [own];
  const first = { address: pathPrefix + home, name: business.name };
  const trail = steps.some((step) => step.address === first.address) ? steps : [first, ...steps];
  const picture = pictureFor(address.slice(pathPrefix.length));
  const card = () =>
    item ? itemCard(item, page.catalogue, data) : listCard(page, items, brandLabel, data);
  return {
    picture,
    card: language === english ? card() : null,
    graph: pageGraph(
      business,
      siteUrl + (item ? pictureFor(home) : picture),
      trail,
      code,
      item && {
        ...item,
        name: texts.word(item.name),
        searchType: pages.find(({ catalogue }) => catalogue === page.catalogue)?.searchType,
        address,
        picture: siteUrl + (item.image.childImageSharp?.gatsbyImageData.images.fallback?.src ?? ""),
      },
    ),
  };
}

/** The card of a list: its cheapest item with its price, and how many there are. */
function listCard(
  page: NonNullable<Queries.CataloguePageQuery["page"]>,
  shown: readonly Queries.ItemCardFragment[],
  brandLabel: string | null,
  data: CatalogueData,
): ShareCard {
  const { item, row } = cheapest(shown);
  const isSame = shown.every(({ priceDetails }) => {
    const { duration, price } = leadingRow(priceDetails);
    return duration === row.duration && price === row.price;
  });
  return {
    business: data.business.name,
    stone: isSame
      ? { head: row.duration, face: formatPrice(row), foot: null }
      : { head: english.texts.from.before ?? "", face: formatPrice(row), foot: row.duration },
    name: brandLabel ?? page.title,
    place: `${shown.length} ${shown.length === 1 ? page.noun.one : page.noun.many}`,
    picture: photographOf(item.jsonId, page.catalogue, data),
  };
}

function itemCard(
  item: Queries.ItemCardFragment,
  catalogue: CatalogueName,
  data: CatalogueData,
): ShareCard {
  return {
    business: data.business.name,
    stone: itemStone(item, english.texts),
    name: item.name,
    place: item.location,
    picture: photographOf(item.jsonId, catalogue, data),
  };
}

/** File of an item's picture. */
function photographOf(itemId: number, catalogue: CatalogueName, data: CatalogueData): string {
  return path.resolve("data", data[catalogue].find(({ id }) => id === itemId)?.image ?? "");
}

function pictureFor(address: string): string {
  return `/share${address}.jpg`;
}
