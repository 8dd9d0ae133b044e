import { isUsableSlug, itemSlug } from "../../../src/catalogue/item-address";
import { catalogueNames } from "../../../src/data-check/catalogue-data";
import { isSame, without } from "../data-changes";
import type { Contents } from "../protocol";

interface Named {
  readonly id: number;
  readonly [field: string]: unknown;
}

/**
 * The drafts with the published addresses of renamed items: whoever has saved one comes to the new one. An
 * item that gets its published address back needs none, and one that a person has taken out stays out.
 *
 * @param published the data of the last publishing, or null where there is none
 * @param before the drafts before a change
 * @param after the drafts with the change
 */
export function withFormerSlugs(
  published: Contents | null,
  before: Contents,
  after: Contents,
): Contents {
  if (published === null) return after;
  const changed = catalogueNames.flatMap((name) => {
    const [known, old, now] = [published, before, after].map((contents) => itemsOf(contents[name]));
    if (known === undefined || old === undefined || now === undefined) return [];
    const items = now.map((item) => {
      const find = (list: readonly Named[]) => list.find(({ id }) => id === item.id);
      const [first, last] = [find(known), find(old)];
      return first === undefined || last === undefined ? item : renamed(first, last, item);
    });
    return isSame(items, now) ? [] : [[name, items] as const];
  });
  return changed.length === 0 ? after : { ...after, ...Object.fromEntries(changed) };
}

function renamed(published: Named, before: Named, after: Named): Named {
  const [first, last, now] = [published, before, after].map(slugOfItem);
  if (first === undefined || now === undefined || now === last || !isUsableSlug(now)) return after;
  const given = Array.isArray(after.formerSlugs) ? (after.formerSlugs as readonly unknown[]) : [];
  const kept = given.filter((slug) => slug !== now && slug !== first);
  const formerSlugs = now === first ? kept : [...kept, first];
  return formerSlugs.length === 0 ? without(after, "formerSlugs") : { ...after, formerSlugs };
}

function slugOfItem({ name, location, slug }: Named): string | undefined {
  if (typeof name !== "string") return undefined;
  return itemSlug({
    name,
    location: typeof location === "string" ? location : null,
    slug: typeof slug === "string" ? slug : null,
  });
}

function itemsOf(content: unknown): readonly Named[] | undefined {
  return Array.isArray(content) ? (content as readonly Named[]) : undefined;
}
