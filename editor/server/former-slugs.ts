import { isUsableSlug, itemSlug } from "../../src/catalogue/addresses/item-address";
import { catalogueNames } from "../../src/data-check/catalogue-data";
import { type Contents, type Element, elementsOf, type Operation } from "../operations";

/**
 * What adjusts the former addresses of items whose address a change gives another last part: the published one
 * leads to the new one, and an item that gets its published one back needs none. An address that was never
 * published leads nowhere.
 *
 * @param published the data of the last commit, or null
 */
export function formerSlugOperations(
  published: Contents | null,
  before: Contents,
  after: Contents,
): Operation[] {
  return catalogueNames.flatMap((file) => {
    if (before[file] === after[file]) return [];
    // Former addresses lead on below the address that their page has: below another one none was published.
    if (pageAddress(published, file) !== pageAddress(after, file)) return [];
    const items = elementsOf(after[file]);
    const old = new Map(elementsOf(before[file]).map((item) => [item.id, item]));
    const first = new Map(elementsOf(published?.[file]).map((item) => [item.id, item]));
    return items.flatMap((item): Operation[] => {
      const publishedItem = first.get(item.id);
      const [was, now, firstSlug] = [old.get(item.id), item, publishedItem].map(slugOfItem);
      if (firstSlug === undefined || now === undefined || was === now || !isUsableSlug(now))
        return [];
      const others = items.filter(({ id, brand }) => id !== item.id && brand === item.brand);
      const isTaken = others.some((other) => slugOfItem(other) === firstSlug);
      const slugs = Array.isArray(item.formerSlugs) ? (item.formerSlugs as unknown[]) : [];
      const rest = slugs.filter((slug) => slug !== now && slug !== firstSlug);
      const value = now === firstSlug || isTaken ? rest : [...rest, firstSlug];
      if (value.length === slugs.length && value.every((slug) => slugs.includes(slug))) return [];
      const path = [{ id: item.id }, "formerSlugs"];
      return [{ do: "set", file, path, ...(value.length === 0 ? {} : { value }) }];
    });
  });
}

function pageAddress(contents: Contents | null, catalogue: string): unknown {
  return elementsOf(contents?.pages).find((page) => page.catalogue === catalogue)?.path;
}

/** The last part of an item's address; undefined where it has no name to make one of. */
function slugOfItem(item: Element | undefined): string | undefined {
  if (typeof item?.name !== "string") return undefined;
  const { name, location, slug } = item;
  return itemSlug({
    name,
    location: typeof location === "string" ? location : null,
    slug: typeof slug === "string" ? slug : null,
  });
}
