import { type ChipSet, chipSetsOf } from "../catalogue/chips";
import {
  type GroupedItem,
  type GroupOnPage,
  groupsOf,
  groupsOnPages,
  type PageGroup,
} from "../catalogue/groups";
import type { CatalogueName } from "../catalogue/catalogue-names";
import { dividedBy, type Labels, type SharedField } from "../catalogue/item-fields";
import { english, inLanguage } from "../catalogue/languages";
import type { WholeList } from "../catalogue/list-summary";
import {
  brandPagePath,
  listPagePath,
  type PageAddress,
  itemsPerPage,
  pagesOfList,
} from "../catalogue/page-paths";
import { cheapest } from "../catalogue/price-list";

/** A row of `data/pages.json` as the GraphQL layer serves it. */
export interface PageNode extends PageAddress {
  readonly jsonId: number;
  readonly catalogue: CatalogueName;
  readonly title: string;
  readonly groupBy: SharedField | null;
  readonly labels: readonly ValueText[];
  readonly groupNotes: readonly ValueText[];
}

/** A value of the data and the text that stands for it. */
interface ValueText {
  readonly value: string;
  readonly text: string;
}

/** An item as far as planning needs it. */
export interface ItemNode extends GroupedItem {
  readonly id: string;
}

export type ItemNodes = Readonly<Record<CatalogueName, readonly ItemNode[]>>;

/** A link to a page that shows one brand, or all of them. */
export interface BrandLink {
  readonly path: string;
  /** What the brand's rooms are called, or null for the page that shows all brands. */
  readonly label: string | null;
}

/** A page to create: its address, and what the template's query and heading need. */
export interface PlannedPage {
  readonly path: string;
  readonly matchPath?: string;
  readonly context: {
    /** The page's own address, also where it is shown under another one with the same prefix. */
    readonly address: string;
    readonly pageId: number;
    /** Addresses of all pages of the list; most lists have one. */
    readonly listPages: readonly string[];
    readonly whole: WholeList;
    /** Numbers of all items of the catalogue, also of those that are on other pages. */
    readonly offeredIds: readonly number[];
    /** What a visitor can choose from, in words. */
    readonly chips: readonly ChipSet[];
    /** All groups of the list; empty where it is not grouped. */
    readonly groups: readonly PageGroup[];
    readonly itemIds: readonly string[];
    /** What the page's brand is called, or null where the page shows a whole catalogue. */
    readonly brandLabel: string | null;
    readonly brandLinks: readonly BrandLink[];
  };
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
  language = english,
): PlannedPage[] {
  return pages.flatMap((row) => {
    const page = inLanguage(row, language);
    const all = items[page.catalogue];
    if (all.length === 0) return [];
    const labels = textsByValue(page.labels);
    const brands = page.match === "prefix" ? dividedBy(all, "brand", labels) : [];
    const main = listPagePath(page, slug);
    const brandLinks: BrandLink[] =
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
      const { ordered, groups } = arranged(page, shown, listPages);
      const { price, duration, hours, estimated } = cheapest(shown).row;
      const shared = {
        pageId: page.jsonId,
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
        return first === undefined ? [] : [{ ...first, matchPath: `${path}/*` }, ...others];
      }),
    ];
  });
}

/** The items in the order in which the pages show them, and for each page the groups of the list. */
function arranged(
  { groupBy, labels, groupNotes }: PageNode,
  items: readonly ItemNode[],
  listPages: readonly string[],
): { readonly ordered: readonly ItemNode[]; readonly groups: readonly GroupOnPage[][] } {
  if (groupBy === null) return { ordered: items, groups: [] };
  const groups = groupsOf(items, {
    field: groupBy,
    labels: textsByValue(labels),
    notes: textsByValue(groupNotes),
  });
  return {
    ordered: groups.flatMap(({ value }) => items.filter((item) => item[groupBy] === value)),
    groups: groupsOnPages(groups, listPages, itemsPerPage),
  };
}

/** Each brand of a page matched by prefix has a page of its own. */
function ownPage(page: PageNode, value: string): string | null {
  const isOfBrand = page.match === "prefix" && page.groupBy === "brand";
  return isOfBrand ? brandPagePath(page, value) : null;
}

function textsByValue(texts: readonly ValueText[]): Labels {
  return new Map(texts.map(({ value, text }) => [value, text]));
}
