import { isUsableSlug, itemSlug } from "../../src/catalogue/addresses/item-address";
import { catalogueNames } from "../../src/data-check/catalogue-data";
import { type Contents, type Element, elementsOf, type Operation } from "../operations";

/** Operations that add replaced published addresses to `formerSlugs`, so that they lead to the new addresses. */
export function formerSlugOperations(
  published: Contents | null,
  before: Contents,
  after: Contents,
): Operation[] {
  return catalogueNames.flatMap((file) => {
    if (before[file] === after[file]) return [];
    // Former slugs apply below the page's current address; below a new address, nothing was published.
    if (pageAddress(published, file) !== pageAddress(after, file)) return [];
    const items = elementsOf(after[file]);
    const itemsBefore = new Map(elementsOf(before[file]).map((item) => [item.id, item]));
    const publishedItems = new Map(elementsOf(published?.[file]).map((item) => [item.id, item]));
    return items.flatMap((item): Operation[] => {
      const publishedItem = publishedItems.get(item.id);
      const publishedSlug = slugOf(publishedItem);
      const slugBefore = slugOf(itemsBefore.get(item.id));
      const slug = slugOf(item);
      if (publishedSlug === undefined || slug === undefined) return [];
      if (slug === slugBefore || !isUsableSlug(slug)) return [];
      const neighbours = items.filter(({ id, brand }) => id !== item.id && brand === item.brand);
      const taken = new Set([slug, ...neighbours.map(slugOf)]);
      const formerSlugs = formerSlugsOf(item);
      // A replaced slug that was published as a former slug becomes a former slug again.
      const restored = formerSlugsOf(publishedItem).filter((former) => former === slugBefore);
      const slugs = [...formerSlugs, ...restored, publishedSlug];
      const value = [...new Set(slugs)].filter((former) => !taken.has(former));
      const path = [{ id: item.id }, "formerSlugs"];
      return [{ do: "set", file, path, value: value.length === 0 ? undefined : value }];
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

function slugOf(item: Element | undefined): string | undefined {
  if (typeof item?.name !== "string") return undefined;
  const { name, location, slug } = item;
  return itemSlug({
    name,
    location: typeof location === "string" ? location : null,
    slug: typeof slug === "string" ? slug : null,
  });
}
