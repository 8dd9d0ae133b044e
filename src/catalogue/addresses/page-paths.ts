export interface PageAddress {
  readonly path: string;
  readonly match: PageMatch;
}

/** A path of an address as the data and all comparisons have it: decoded, or as it is where it is no valid encoding. */
export function decodedPath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
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
 * The site's first page, to which `/` leads: the first list that is matched exactly, else the first at
 * all (specification, section 2, "Routes").
 *
 * @param pages the pages that the site has, in the order of the data
 */
export function homePage<Page extends Pick<PageAddress, "match">>(
  pages: readonly Page[],
): Page | undefined {
  return pages.find(({ match }) => match === "exact") ?? pages[0];
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
