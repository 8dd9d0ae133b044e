import path from "node:path";
import type { ShareCard } from "../../brand/share-card";
import { itemTitle } from "../../catalogue/prices/item";
import type { ListContext } from "../../catalogue/lists/list-context";
import { homePath, listPagePath } from "../../catalogue/addresses/page-paths";
import { cheapest, formatPrice, leadingRow } from "../../catalogue/prices/price-list";
import { itemStone } from "../../catalogue/prices/stone-text";
import { type Graph, pageGraph, type Trail } from "./structured-data";
import { english, inLanguage, type Language, languageOf } from "../../catalogue/text/languages";
import {
  type CatalogueData,
  type CatalogueName,
  shownPages,
} from "../../data-check/catalogue-data";

/** A page's data as Gatsby wrote it: the result of its query, and its context. */
export interface BuiltPage {
  readonly data: object;
  readonly pageContext?: object;
}

interface BuiltList {
  readonly data: Queries.CataloguePageQuery;
  readonly pageContext: ListContext;
}

interface BuiltItem {
  readonly data: Queries.ItemPageQuery;
  readonly pageContext: { readonly address: string; readonly itemId: number };
}

interface PageDescription {
  /** Address of the picture on its card. */
  readonly picture: string;
  /** What that picture shows, or null where it is drawn for another page. */
  readonly card: ShareCard | null;
  /** What the page shows in schema.org's terms, or null. */
  readonly graph: Graph | null;
}

interface Site {
  readonly data: CatalogueData;
  readonly home: Trail;
  readonly homePicture: string;
  readonly language: Language;
}

export function describedPage(page: BuiltPage, data: CatalogueData): PageDescription {
  const { name, slug } = data.business;
  const { pageContext = {} } = page;
  const language = languageOf(pageContext);
  const path = homePath(shownPages(data), slug);
  const address = path === null ? null : language.pathPrefix + path;
  const homePicture = pictureFor(path ?? "/");
  const home = address === null ? [] : [{ address, name }];
  const site = { data, home, homePicture, language };
  const described =
    "chips" in pageContext
      ? describedList(page as BuiltList, site)
      : "itemId" in pageContext
        ? describedItem(page as BuiltItem, site)
        : null;
  return described ?? { picture: homePicture, card: null, graph: null };
}

function describedList(
  { data: shown, pageContext }: BuiltList,
  { data, home, language }: Site,
): PageDescription | null {
  const { items } = shown;
  const page = shown.page && inLanguage(shown.page, language);
  if (page === null) return null;
  const { address, brandLabel } = pageContext;
  const { business } = data;
  const name = brandLabel === null ? page.title : `${page.title}: ${brandLabel}`;
  const picture = pictureFor(address.slice(language.pathPrefix.length));
  return {
    picture,
    card: language === english ? listCard(page, items.nodes, brandLabel, data) : null,
    graph: pageGraph(
      business,
      business.siteUrl + picture,
      home.some((step) => step.address === address) ? home : [...home, { address, name }],
      language.code,
    ),
  };
}

/** The card of a list: its cheapest item with its price, and how many there are. */
function listCard(
  page: NonNullable<BuiltList["data"]["page"]>,
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

function describedItem(
  { data: shown, pageContext }: BuiltItem,
  { data, home, homePicture, language }: Site,
): PageDescription | null {
  const { address, itemId } = pageContext;
  const { business } = data;
  const { texts } = language;
  const list = shown.page && inLanguage(shown.page, language);
  const item = shown.items.nodes.find(({ jsonId }) => jsonId === itemId);
  if (list === null || item === undefined) return null;
  const listed = { address: listPagePath(list, business.slug), name: list.title };
  const own = { address, name: itemTitle(item, texts) };
  const trail = [...home.filter((step) => step.address !== listed.address), listed, own];
  const picture = item.image.childImageSharp?.gatsbyImageData.images.fallback?.src ?? "";
  return {
    picture: pictureFor(address.slice(language.pathPrefix.length)),
    card:
      language !== english
        ? null
        : {
            business: business.name,
            stone: itemStone(item, texts),
            name: item.name,
            place: item.location,
            picture: photographOf(itemId, list.catalogue, data),
          },
    graph: pageGraph(business, business.siteUrl + homePicture, trail, language.code, {
      ...item,
      name: texts.word(item.name),
      searchType: data.pages.find(({ path: own }) => own === shown.page?.path)?.searchType,
      address,
      picture: business.siteUrl + picture,
    }),
  };
}

/** File of an item's picture. */
function photographOf(itemId: number, catalogue: CatalogueName, data: CatalogueData): string {
  return path.resolve("data", data[catalogue].find(({ id }) => id === itemId)?.image ?? "");
}

function pictureFor(address: string): string {
  return `/share${address}.jpg`;
}
