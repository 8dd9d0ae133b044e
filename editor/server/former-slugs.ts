import { isUsableSlug, itemSlug } from "../../src/catalogue/addresses/item-address";
import { catalogueNames } from "../../src/data-check/catalogue-data";
import { type Contents, type Element, elementsOf, type Operation } from "../operations";

/** Makes published addresses that a change leaves lead on; one that was never published leads nowhere. */
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
      const taken = new Set([now, ...others.map(slugOfItem)]);
      const slugs = formerSlugsOf(item);
      // The address that the change leaves may be a former one that was published.
      const left = formerSlugsOf(publishedItem).filter((slug) => slug === was);
      const value = [...new Set([...slugs, ...left, firstSlug])].filter((slug) => !taken.has(slug));
      if (value.length === slugs.length && value.every((slug) => slugs.includes(slug))) return [];
      const path = [{ id: item.id }, "formerSlugs"];
      return [{ do: "set", file, path, ...(value.length === 0 ? {} : { value }) }];
    });
  });
}

function pageAddress(contents: Contents | null, catalogue: string): unknown {
  return elementsOf(contents?.pages).find((page) => page.catalogue === catalogue)?.path;
}

function formerSlugsOf(item: Element | undefined): string[] {
  const slugs: unknown = item?.formerSlugs;
  return Array.isArray(slugs) ? slugs.filter((slug) => typeof slug === "string") : [];
}

function slugOfItem(item: Element | undefined): string | undefined {
  if (typeof item?.name !== "string") return undefined;
  const { name, location, slug } = item;
  return itemSlug({
    name,
    location: typeof location === "string" ? location : null,
    slug: typeof slug === "string" ? slug : null,
  });
}
