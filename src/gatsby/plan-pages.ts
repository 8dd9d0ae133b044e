import { chipSetsOf } from "../catalogue/lists/chips";
import {
  type GroupedItem,
  type GroupOnPage,
  groupsOf,
  groupsOnPages,
} from "../catalogue/lists/groups";
import type { CatalogueName } from "../catalogue/shop/catalogue-names";
import { dividedBy, type Labels } from "../catalogue/lists/item-fields";
import { english, inLanguage, type Language } from "../catalogue/text/languages";
import type { ListContext } from "../catalogue/lists/list-context";
import {
  brandPagePath,
  listPagePath,
  itemsPerPage,
  pagesOfList,
} from "../catalogue/addresses/page-paths";
import { cheapest } from "../catalogue/prices/price-list";

type PlannedNodes = Queries.PlannedCatalogueQuery["allPagesJson"]["nodes"];
/** A row of `data/pages.json` as the GraphQL layer serves it. */
export type PageNode = Omit<PlannedNodes[number], "link">;

export interface ItemNode extends GroupedItem {
  readonly id: string;
}

export type ItemNodes = Readonly<Record<CatalogueName, readonly ItemNode[]>>;

/** A language as the plan needs it. */
export type PlannedLanguage = Pick<Language, "code" | "pathPrefix">;

/** A page to create: its address, and what the template's query and heading need. */
export interface PlannedPage {
  readonly path: string;
  readonly matchPath?: string;
  readonly context: Omit<ListContext, "tours">;
}

/**
 * Decides which list pages the site has: one for each row of `data/pages.json` and, for a row
 * matched by prefix, one more for each brand in its catalogue (specification, section 2, "Routes"). A
 * catalogue without items has no page. A long list is spread over several pages, in the order of its
 * groups.
 */
export function planPages(
  pages: readonly PageNode[],
  items: ItemNodes,
  slug: string,
  language: PlannedLanguage = english,
  word: (english: string) => string | null = () => null,
): PlannedPage[] {
  return pages.flatMap((row) => {
    const page = inLanguage(row, language);
    const all = items[page.catalogue];
    if (all.length === 0) return [];
    const words = wordsOf(all, word);
    const labels = new Map([...Object.entries(words), ...textsByValue(page.labels)]);
    const brands = page.match === "prefix" ? dividedBy(all, "brand", labels) : [];
    const main = listPagePath(page, slug);
    const brandLinks: ListContext["brandLinks"] =
      brands.length === 0
        ? []
        : [
            { path: main, label: null },
            ...brands.map(({ value, heading }) => ({
              path: brandPagePath(page, value),
              label: heading,
            })),
          ];
    const list = (
      path: string,
      brandLabel: string | null,
      shown: readonly ItemNode[],
    ): PlannedPage[] => {
      const listPages = pagesOfList(path, shown.length);
      const { ordered, groups } = arranged(page, shown, listPages, labels);
      const { price, duration, hours, estimated } = cheapest(shown).row;
      const shared = {
        pageId: page.jsonId,
        ...(Object.keys(words).length > 0 && { words }),
        listPages,
        whole: { count: shown.length, lowest: { price, duration, hours, estimated } },
        offeredIds: all.map(({ jsonId }) => jsonId),
        chips: chipSetsOf(shown, labels, page.groupBy),
        brandLabel,
        brandLinks,
      };
      return listPages.map((address, index) => ({
        path: address,
        context: {
          ...shared,
          address,
          groups: (groups[index] ?? []).map((group) => ({
            ...group,
            ownPage: brandLabel === null ? ownPage(page, group.value) : null,
          })),
          itemIds: ordered
            .slice(index * itemsPerPage, (index + 1) * itemsPerPage)
            .map(({ id }) => id),
        },
      }));
    };
    return [
      ...list(main, null, all),
      ...brands.flatMap(({ value, heading, items: shown }) => {
        const path = brandPagePath(page, value);
        const [first, ...others] = list(path, heading, shown);
        // Every page's scripts name each match; in other languages the hosts and the start script lead on alone.
        const match = language.pathPrefix === "" ? { matchPath: `${path}/*` } : {};
        return first === undefined ? [] : [{ ...first, ...match }, ...others];
      }),
    ];
  });
}

/** The items in the order in which the pages show them, and for each page the groups of the list. */
function arranged(
  { groupBy, groupNotes }: PageNode,
  items: readonly ItemNode[],
  listPages: readonly string[],
  labels: Labels,
): { readonly ordered: readonly ItemNode[]; readonly groups: readonly GroupOnPage[][] } {
  if (groupBy === null) return { ordered: items, groups: [] };
  const groups = groupsOf(items, {
    field: groupBy,
    labels,
    notes: textsByValue(groupNotes),
  });
  return {
    ordered: groups.flatMap(({ value }) => items.filter((item) => item[groupBy] === value)),
    groups: groupsOnPages(groups, listPages, itemsPerPage),
  };
}

/** What the values of items are called in another language. */
function wordsOf(items: readonly ItemNode[], word: (english: string) => string | null) {
  const values = items.flatMap(({ name, location, mileage, exceed, carInfo }) => [
    ...[name, location, mileage, exceed, carInfo],
  ]);
  const said = [...new Set(values)].map((value) => [value ?? "", value && word(value)] as const);
  return Object.fromEntries(said.flatMap(([value, text]) => (text ? [[value, text]] : [])));
}

/** Each brand of a page matched by prefix has a page of its own. */
function ownPage(page: PageNode, value: string): string | null {
  const isOfBrand = page.match === "prefix" && page.groupBy === "brand";
  return isOfBrand ? brandPagePath(page, value) : null;
}

function textsByValue(texts: PageNode["labels"]): Labels {
  return new Map(texts.map(({ value, text }) => [value, text]));
}
