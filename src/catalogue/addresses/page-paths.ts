export interface PageAddress {
  readonly path: string;
  readonly match: PageMatch;
}

/** Whether a page is one page, or one for its whole catalogue and one more for each brand in it. */
type PageMatch = "exact" | "prefix";

/**
 * The address of a list page: the row's own path, or, for a page matched by prefix, the prefix
 * followed by the business's slug (specification, section 2, "Routes").
 */
export function listPagePath(page: PageAddress, slug: string): string {
  return page.match === "prefix" ? `${page.path}${slug}` : page.path;
}

/**
 * The address of the site's first page, to which `/` leads: the first list that is matched exactly, else
 * the first at all (specification, section 2, "Routes"). Null where there is no list.
 *
 * @param pages the pages that the site has, in the order of the data
 */
export function homePath(pages: readonly PageAddress[], slug: string): string | null {
  const home = pages.find(({ match }) => match === "exact") ?? pages[0];
  return home === undefined ? null : listPagePath(home, slug);
}

export function brandPagePath(page: PageAddress, brand: string): string {
  return `${page.path}${brand}`;
}

export const locationTitleId = "our-location";

/** Id of the cards of a list, to which the skip link leads. */
export const pricesId = "prices";

/**
 * Id of an item's card on a list, to which the worker leads when it has no page for the item: made of the
 * end of the address of the item's page, because rooms of two brands may have the same slug.
 *
 * @param itemPath address of the item's page
 */
export function cardId(itemPath: string): string {
  return `item-${itemPath.split("/").slice(-2).join("/")}`;
}

export const shortlistId = "shortlist";

/**
 * Items on one page of a list. More make a slow phone stutter while it builds the page
 * (docs/decisions/0007-pages-of-a-list.md).
 */
export const itemsPerPage = 48;

/** The addresses of a list's pages: the list's own, then `/2`, `/3` and so on below it. */
export function pagesOfList(path: string, itemCount: number): string[] {
  const count = Math.max(1, Math.ceil(itemCount / itemsPerPage));
  return Array.from({ length: count }, (_, index) => (index === 0 ? path : `${path}/${index + 1}`));
}
