export interface PageAddress {
  readonly path: string;
  /** A prefix page also has a page for each brand. */
  readonly match: "exact" | "prefix";
}

/** Unchanged where the encoding is invalid. */
export function decodedPath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Specification, section 2, "Routes".
 *
 * @param slug a brand or the shop's slug
 */
export function listPagePath(page: PageAddress, slug: string): string {
  return page.match === "prefix" ? `${page.path}${slug}` : page.path;
}

export function itemPagePath(
  page: PageAddress,
  { slug, brand }: { readonly slug: string; readonly brand?: string | null | undefined },
  businessSlug: string,
): string {
  return `${listPagePath(page, brand ?? businessSlug)}/${slug}`;
}

export const locationTitleId = "our-location";

export const pricesId = "prices";

/** Rooms of two brands may share a slug, so the id includes the brand. */
export function cardId(itemPath: string): string {
  return `item-${itemPath.split("/").slice(-2).join("/")}`;
}

/** With this fragment, a list opens the item's page; with `cardId`, it scrolls to the card. */
export function openedItemFragment(itemPath: string): string {
  return `#open-${cardId(itemPath)}`;
}

export const shortlistId = "shortlist";
