import { itemPagePath, listPagePath } from "../catalogue/addresses/page-paths";
import { chipSetsOf } from "../catalogue/lists/chips";
import { groupsOf } from "../catalogue/lists/groups";
import { dividedBy } from "../catalogue/lists/item-fields";
import type { ListContext } from "../catalogue/lists/list-context";
import { isCalled } from "../catalogue/lists/page-query";
import { similarItems } from "../catalogue/lists/similar-items";
import { parsedRows } from "../catalogue/prices/price-data";
import { english, type Language } from "../catalogue/text/languages";
import { translated } from "../catalogue/text/phrases";
import type { CatalogueData, ItemData, PageData } from "../data-check/catalogue-data";
import { notFoundPage } from "../offline/precache-manifest";

interface PlannedPage {
  /** File in `src/templates`. */
  readonly template: string;
  readonly path: string;
  readonly matchPath?: string;
  readonly context: PlannedContext;
}

export interface PlannedContext extends Partial<ListContext> {
  /** Only of an item's page. */
  readonly similarIds?: readonly number[];
}

type PlannedLanguage = Pick<Language, "code" | "pathPrefix">;

/** Templates of pages that each language has, by address without prefix. */
const constantPages = {
  "": "home-page",
  "/upload": "upload-page",
  [notFoundPage]: "not-found-page",
};

/** All pages of a language. */
export function planPages(data: CatalogueData, language: PlannedLanguage): PlannedPage[] {
  const catalogues = data.pages.map((page) => planCatalogue(data, page, language));
  const tours = catalogues.flatMap((catalogue) => catalogue.tours);
  const { catalogue } = data.pages[0];
  // Shared links to the other pages show the picture of the first item.
  const itemIds = data[catalogue].slice(0, 1).map(({ id }) => id);
  const languageContext = language.code === english.code ? {} : { language: language.code };
  return [
    ...catalogues
      .flatMap(({ pages }) => pages)
      .map((page) => ({ ...page, context: { ...page.context, tours } })),
    ...Object.entries(constantPages).map(([address, template]) => ({
      template,
      path: language.pathPrefix + address || "/",
      context: { catalogue, itemIds },
    })),
  ].map((page) => ({ ...page, context: { ...page.context, ...languageContext } }));
}

/** An entry with a prefix also has a page for each brand (specification, section 2, "Routes"). */
function planCatalogue(data: CatalogueData, page: PageData, { code, pathPrefix }: PlannedLanguage) {
  const { catalogue, groupBy, maxNights } = page;
  const { slug } = data.business;
  const items = data[catalogue].map(plannedItem);
  const textOf = (text: string) => translated(data.words, code, text) ?? text;
  const textsByValue = (texts: PageData["labels"] = {}) =>
    new Map(Object.entries(texts).map(([value, text]) => [value, textOf(text)]));
  const words = Object.fromEntries(
    [...items.flatMap(shownTexts), ...Object.values(page.groupNotes ?? {})]
      .map((value) => [value, textOf(value)] as const)
      .filter(([value, text]) => text !== value),
  );
  const labels = new Map([...Object.entries(words), ...textsByValue(page.labels)]);
  const notes = textsByValue(page.groupNotes);
  const pathOf = (brand: string) => pathPrefix + listPagePath(page, brand);
  const brands =
    page.match === "exact"
      ? []
      : dividedBy(items, "brand", labels).map((brand) => ({ ...brand, path: pathOf(brand.value) }));
  const brandPaths = new Map(
    groupBy === "brand" ? brands.map(({ value, path }) => [value, path]) : [],
  );
  const sharedContext = {
    catalogue,
    ...(Object.keys(words).length > 0 && { words }),
    ...(maxNights !== undefined && { isByNight: true }),
  };
  const planList = (path: string, brandLabel: string | null, listed: readonly PlannedItem[]) => ({
    template: "catalogue-page",
    path,
    context: {
      ...sharedContext,
      address: path,
      itemIds: listed.map(({ id }) => id),
      offeredIds: items.map(({ id }) => id),
      chips: chipSetsOf(listed, labels, groupBy ?? null),
      groups: groupBy
        ? groupsOf(listed, { field: groupBy, labels, notes }).map((group) => ({
            ...group,
            brandPath: brandLabel === null ? (brandPaths.get(group.value) ?? null) : null,
          }))
        : [],
      brandLabel,
      // The groups of brands already link to these pages.
      brandLinks:
        brands.length === 0 || (brandLabel === null && brandPaths.size > 0)
          ? []
          : [
              { path: pathOf(slug), label: null },
              ...brands.map(({ path, heading }) => ({ path, label: heading })),
            ],
    },
  });
  const list = planList(pathOf(slug), null, items);
  const brandLists = brands.map(({ path, heading, items: listed }) => {
    // Every page loads all `matchPath`s, so only English has some; in others the host or the 404 page redirects.
    const match = code === english.code ? { matchPath: `${path}/*` } : {};
    return { ...planList(path, heading, listed), ...match };
  });
  // Gatsby prefers these paths to the `matchPath` of their brand.
  const itemPages = items.map((item) => {
    const path = pathPrefix + itemPagePath(page, item, slug);
    const similarIds = similarItems(item, items).map(({ id }) => id);
    const context = { ...sharedContext, address: path, itemIds: [item.id] };
    return { template: "item-page", path, context: { ...context, similarIds } };
  });
  const tours = data.places.flatMap((place) =>
    list.context.groups
      .filter(({ value }) => groupBy === "location" && isCalled(place, value))
      .map(({ id, lowest, isFrom }) => {
        const texts = { list: textOf(page.link), label: textOf(place.name) };
        return { id, lowest, isFrom, path: list.path, to: place.slug, ...texts };
      }),
  );
  return { pages: [list, ...brandLists, ...itemPages], tours };
}

type PlannedItem = ReturnType<typeof plannedItem>;

/** With the values of queries. */
function plannedItem(item: ItemData) {
  return {
    brand: null,
    filter: null,
    location: null,
    mileage: null,
    seats: null,
    exceed: null,
    carInfo: null,
    ...item,
    jsonId: item.id,
    priceDetails: parsedRows(item),
  };
}

/** Texts of an item that stay English in queries. */
function shownTexts({ name, filter, brand, location, mileage, exceed, carInfo }: PlannedItem) {
  const texts = [name, filter, brand, location, mileage, exceed, carInfo];
  return texts.filter((text) => text !== null);
}
