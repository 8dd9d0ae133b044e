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
 * @param slug a brand or the shop's slug; exact pages ignore it
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

/** Fragment that makes a list open the page of an item; the fragment of a card only scrolls to it. */
export function openedItemFragment(itemPath: string): string {
  return `#open-${cardId(itemPath)}`;
}

export const shortlistId = "shortlist";
