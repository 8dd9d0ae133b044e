import { chipSetsOf } from "../catalogue/lists/chips";
import { type GroupedItem, groupsOf } from "../catalogue/lists/groups";
import type { CatalogueName } from "../catalogue/lists/catalogue-names";
import { isCalled, type NamedPlace } from "../catalogue/lists/places";
import type { Tour } from "../catalogue/lists/tours";
import { dividedBy, type Labels } from "../catalogue/lists/item-fields";
import { similarItems } from "../catalogue/lists/similar-items";
import { english, type PageLanguage } from "../catalogue/text/languages";
import type { ListContext } from "../catalogue/lists/list-context";

type PlannedNodes = Queries.PlannedCatalogueQuery["allPagesJson"]["nodes"];
export type PageNode = Omit<PlannedNodes[number], "link">;

export interface ItemNode extends GroupedItem {
  readonly seats: number | null;
  readonly groupNote?: string | null;
  readonly id: string;
  readonly path: string;
  readonly picture?: ListContext["picture"];
}

export type ItemNodes = Readonly<Record<CatalogueName, readonly ItemNode[]>>;

interface PlannedPage {
  readonly path: string;
  readonly matchPath?: string;
  readonly context: Omit<ListContext, "tours">;
}

/** An entry with a prefix also has a page for each brand (specification, section 2, "Routes"). */
export function planPages(
  pages: readonly PageNode[],
  items: ItemNodes,
  language = english.code,
  translate: (english: string) => string | null = () => null,
): PlannedPage[] {
  return pages.flatMap((page) => {
    const allItems = items[page.catalogue];
    const words = valueTranslations(allItems, translate);
    const labels = new Map([...Object.entries(words), ...textsByValue(page.labels)]);
    const { path: mainPath, prefix } = page;
    const brands = (prefix === null ? [] : dividedBy(allItems, "brand", labels)).map((brand) => ({
      ...brand,
      path: `${prefix}${brand.value}`,
    }));
    const brandPaths = new Map(
      page.groupBy === "brand" ? brands.map(({ value, path }) => [value, path]) : [],
    );
    const brandLinks: ListContext["brandLinks"] =
      brands.length === 0
        ? []
        : [
            { path: mainPath, label: null },
            ...brands.map(({ path, heading }) => ({ path, label: heading })),
          ];
    const plannedList = (
      path: string,
      brandLabel: string | null,
      pageItems: readonly ItemNode[],
    ): PlannedPage => ({
      path,
      context: {
        address: path,
        pageId: page.jsonId,
        ...(Object.keys(words).length > 0 && { words }),
        ...stayOf(page),
        offeredIds: allItems.map(({ jsonId }) => jsonId),
        chips: chipSetsOf(pageItems, labels, page.groupBy),
        groups: groupsOfPage(page, pageItems, labels).map((group) => ({
          ...group,
          brandPath: brandLabel === null ? (brandPaths.get(group.value) ?? null) : null,
        })),
        nodeIds: pageItems.map(({ id }) => id),
        picture: pageItems[0]?.picture,
        brandLabel,
        // The groups of brands already link to these pages.
        brandLinks: brandLabel === null && brandPaths.size > 0 ? [] : brandLinks,
      },
    });
    return [
      plannedList(mainPath, null, allItems),
      ...brands.map(({ path, heading, items: pageItems }) => {
        // Every page loads all `matchPath`s, so only English has some; in others the host or the 404 page redirects.
        const match = language === english.code ? { matchPath: `${path}/*` } : {};
        return { ...plannedList(path, heading, pageItems), ...match };
      }),
    ];
  });
}

function groupsOfPage(
  { groupBy, groupNotes }: PageNode,
  items: readonly ItemNode[],
  labels: Labels,
) {
  return groupBy === null
    ? []
    : groupsOf(items, { field: groupBy, labels, notes: textsByValue(groupNotes) });
}

function valueTranslations(
  items: readonly ItemNode[],
  translate: (english: string) => string | null,
) {
  const values = items.flatMap(
    ({ name, filter, brand, location, groupNote, mileage, exceed, carInfo }) =>
      [name, filter, brand, location, groupNote, mileage, exceed, carInfo].flatMap(
        (value) => value ?? [],
      ),
  );
  return Object.fromEntries(
    [...new Set(values)].flatMap((value) => {
      const text = translate(value);
      return text === null ? [] : [[value, text]];
    }),
  );
}

function textsByValue(texts: PageNode["labels"]): Labels {
  return new Map(texts.map(({ value, text }) => [value, text]));
}

/** Tours to the places, from the lists that are grouped by location. */
export function planTours(
  places: readonly NamedPlace[],
  pages: PlannedNodes,
  lists: readonly PlannedPage[],
): readonly Tour[] {
  const groups = lists.flatMap(({ path, context: { pageId, groups } }) => {
    const page = pages.find(({ jsonId }) => jsonId === pageId);
    if (page?.groupBy !== "location") return [];
    return groups.map((group) => ({ ...group, path, list: page.link }));
  });
  return places.flatMap((place) =>
    groups
      .filter(({ value }) => isCalled(place, value))
      .map(({ id, lowest, isFrom, path, list }) => {
        return { id, lowest, isFrom, path, list, to: place.slug, label: place.name };
      }),
  );
}

/** Gatsby prefers these paths to the `matchPath` of their brand (specification, section 2, "Routes"). */
export function planItemPages(
  pages: readonly Pick<PageNode, "jsonId" | "catalogue" | "maxNights">[],
  items: ItemNodes,
) {
  return pages.flatMap((page) =>
    items[page.catalogue].map((item) => ({
      path: item.path,
      context: {
        address: item.path,
        pageId: page.jsonId,
        itemId: item.jsonId,
        nodeIds: [item.id],
        similarIds: similarItems(item, items[page.catalogue]).map(({ id }) => id),
        picture: item.picture,
        ...stayOf(page),
      },
    })),
  );
}

function stayOf({ maxNights }: Pick<PageNode, "maxNights">): Pick<PageLanguage, "isByNight"> {
  return maxNights === null ? {} : { isByNight: true };
}
