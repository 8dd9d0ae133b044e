import { foldedText } from "../text/folded-words";
import { listPagePath, type PageAddress } from "./page-paths";

interface NamedItem {
  readonly name: string;
  readonly location?: string | null | undefined;
  /** Chosen by the owner. */
  readonly slug?: string | null;
}

/** Excludes `index`, the file name of the list. The same pattern is in `data/schema`. */
export const slugPattern =
  /^(?=.*\p{Letter})(?!index$)[a-z\p{Lo}\p{Mark}0-9]+(-[a-z\p{Lo}\p{Mark}0-9]+)*$/u;

/** Longer file names fail on some disks and hosts. */
export const longestSlug = 150;

/** A part of a file name; may be empty. */
export function asciiSlugOf(text: string): string {
  return (foldedText(text).match(/[a-z0-9]+/g) ?? []).join("-");
}

/**
 * `Café Racer 350` becomes `cafe-racer-350`. The slug depends on the item alone, so that other items
 * never change its address.
 */
export function itemSlug({ name, location, slug }: NamedItem): string {
  const words = foldedText(`${name} ${location ?? ""}`).match(/[a-z\p{Lo}\p{Mark}0-9]+/gu);
  return slug ?? (words ?? []).join("-");
}

export function isUsableSlug(slug: string): boolean {
  return slugPattern.test(slug) && slug.length <= longestSlug;
}

export interface AddressedItem {
  readonly slug: string;
  readonly brand?: string | null | undefined;
}

/** @param page the list of the item's catalogue */
export function itemPagePath(
  page: PageAddress,
  { slug, brand }: AddressedItem,
  businessSlug: string,
): string {
  return `${listPagePath(page, brand ?? businessSlug)}/${slug}`;
}
