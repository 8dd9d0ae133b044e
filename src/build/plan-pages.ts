import { brandPagePath, listPagePath, type PageAddress } from "../catalogue/page-paths";
import type { CatalogueName } from "./catalogue-data";

/** A row of `data/pages.json` as the GraphQL layer serves it. */
export interface PageNode extends PageAddress {
  readonly jsonId: number;
  readonly catalogue: string;
  readonly title: string;
}

/** An item as far as planning needs it. */
export interface ItemNode {
  readonly id: string;
  readonly name: string;
  readonly brand: string | null;
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
    readonly itemIds: readonly string[];
    /** What the page's brand is called, or null where the page shows a whole catalogue. */
    readonly brandLabel: string | null;
    readonly brandLinks: readonly BrandLink[];
  };
}

/**
 * Decides which list pages the site has: one for each row of `data/pages.json` and, for a row
 * matched by prefix, one more for each brand in its catalogue (specification, section 2, "Routes").
 */
export function planPages(
  pages: readonly PageNode[],
  items: ItemNodes,
  slug: string,
): PlannedPage[] {
  return pages.flatMap((page) => {
    const all = items[page.catalogue as CatalogueName];
    const brands = page.match === "prefix" ? distinctBrands(all) : [];
    const main = listPagePath(page, slug);
    const brandLinks: BrandLink[] =
      brands.length === 0
        ? []
        : [
            { path: main, label: null },
            ...brands.map(({ brand, label }) => ({ path: brandPagePath(page, brand), label })),
          ];
    const context = (
      address: string,
      brandLabel: string | null,
      shown: readonly ItemNode[],
    ): PlannedPage["context"] => ({
      address,
      pageId: page.jsonId,
      itemIds: shown.map(({ id }) => id),
      brandLabel,
      brandLinks,
    });
    return [
      { path: main, context: context(main, null, all) },
      ...brands.map(({ brand, label }) => ({
        path: brandPagePath(page, brand),
        matchPath: `${brandPagePath(page, brand)}/*`,
        context: context(
          brandPagePath(page, brand),
          label,
          all.filter((item) => item.brand === brand),
        ),
      })),
    ];
  });
}

function distinctBrands(items: readonly ItemNode[]): { brand: string; label: string }[] {
  const labels = new Map<string, string>();
  for (const { brand, name } of items) {
    if (brand !== null && !labels.has(brand)) labels.set(brand, name);
  }
  return [...labels].map(([brand, label]) => ({ brand, label }));
}
