import { withoutAccents } from "../text/folded-words";
import { brandPagePath, listPagePath, type PageAddress } from "./page-paths";

/** What an item is told apart by, as its data says it. */
export interface NamedItem {
  readonly name: string;
  readonly location?: string | null | undefined;
  /** The owner's own choice of the address's last part. */
  readonly slug?: string | null;
}

/**
 * Lower-case words joined by hyphens, at least one letter among them. The file `index.html` is that of
 * the list itself. The same rule is in `data/schema` for written and former slugs.
 */
export const slugPattern =
  /^(?=.*\p{Letter})(?!index$)[a-z\p{Lo}\p{Mark}0-9]+(-[a-z\p{Lo}\p{Mark}0-9]+)*$/u;

/** Beyond this many characters the names of a page's files are too long for some disks and hosts. */
export const longestSlug = 150;

/** A text as a part of an address: `Café Racer 350` becomes `cafe-racer-350`. */
function slugOf(text: string): string {
  const words = withoutAccents(text).match(/[a-z\p{Lo}\p{Mark}0-9]+/gu);
  return (words ?? []).join("-");
}

/** The same in the letters from a to z alone, as names of files and typed slugs are; it may be empty. */
export function asciiSlugOf(text: string): string {
  return (withoutAccents(text).match(/[a-z0-9]+/g) ?? []).join("-");
}

/**
 * The last part of the address of an item's page: the owner's choice, else its name and its place. It
 * follows from the item alone, so that no other item and no price can change it.
 */
export function itemSlug({ name, location, slug }: NamedItem): string {
  return slug ?? slugOf(location ? `${name} ${location}` : name);
}

/** Whether a slug, made, written or former, can be the end of an address. */
export function isUsableSlug(slug: string): boolean {
  return slugPattern.test(slug) && slug.length <= longestSlug;
}

export interface AddressedItem {
  readonly slug: string;
  readonly brand?: string | null;
}

/**
 * The address of an item's page: below its list, and for a list matched by prefix below the page of
 * its brand.
 *
 * @param page the page of `data/pages.json` that lists the item's catalogue
 * @param businessSlug slug of the business, of which the address of all brands is made
 */
export function itemPagePath(
  page: PageAddress,
  { slug, brand }: AddressedItem,
  businessSlug: string,
): string {
  const isOfBrand = page.match === "prefix" && typeof brand === "string";
  const folder = isOfBrand ? brandPagePath(page, brand) : listPagePath(page, businessSlug);
  return `${folder}/${slug}`;
}
