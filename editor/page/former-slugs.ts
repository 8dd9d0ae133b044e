import { isUsableSlug, itemSlug } from "../../src/catalogue/item-address";
import { catalogueNames } from "../../src/data-check/catalogue-data";
import type { Contents } from "../server/protocol";
import { isSame, without } from "../server/json-values";

export interface Named {
  readonly id: number;
  readonly [field: string]: unknown;
}

/** What a page knows: the data of the last publishing, null where there is none, and its own. */
export interface Known {
  readonly published: Contents | null;
  readonly drafts: Contents;
}

/**
 * The drafts with the published addresses of items that have others now: whoever has saved one comes to the
 * new one, whoever has changed the item, and whether that was before its publishing or since. An item that
 * gets its published address back needs none, and one that a person has taken out stays out.
 *
 * @param before what was known before a change; null where nothing was, and an item whose earlier addresses
 *   are not those that are published has been seen to
 * @param after what is known with the change
 */
export function withFormerSlugs(before: Known | null, after: Known): Contents {
  const { published, drafts } = after;
  if (published === null) return drafts;
  const changed = catalogueNames.flatMap((name) => {
    const [known, now] = [itemsOf(published[name]), itemsOf(drafts[name])];
    const was = (contents: Contents | null | undefined, id: number) =>
      itemsOf(contents?.[name]).find((item) => item.id === id);
    const items = now.map((item) => {
      const first = known.find(({ id }) => id === item.id);
      // Of two with one id nobody knows which one is the published one.
      const isOneOfTwo = now.filter(({ id }) => id === item.id).length > 1;
      if (first === undefined || isOneOfTwo) return item;
      const last = was(before?.drafts, item.id);
      const isSeenTo =
        before === null
          ? !isSame(first.formerSlugs, item.formerSlugs)
          : slugOfItem(was(before.published, item.id)) === slugOfItem(first) &&
            slugOfItem(last) === slugOfItem(item);
      if (isSeenTo) return item;
      const others = now.filter((other) => other.id !== item.id && other.brand === item.brand);
      return renamed(first, last, item, new Set(others.map(slugOfItem)));
    });
    return isSame(items, now) ? [] : [[name, items] as const];
  });
  return changed.length === 0 ? drafts : { ...drafts, ...Object.fromEntries(changed) };
}

/** @param taken the addresses that other items have: they lead to those */
function renamed(
  published: Named,
  before: Named | undefined,
  after: Named,
  taken: ReadonlySet<string | undefined>,
): Named {
  const [first, last, now] = [published, before, after].map(slugOfItem);
  if (first === undefined || now === undefined || !isUsableSlug(now)) return after;
  const given = slugsOf(after);
  // One that it had by the way, while its name was typed, is an earlier one again.
  const left = slugsOf(published).filter((slug) => slug === last && !given.includes(slug));
  const kept = [...left, ...given].filter((slug) => slug !== now && slug !== first);
  const formerSlugs = now === first || taken.has(first) ? kept : [...kept, first];
  return formerSlugs.length === 0 ? without(after, "formerSlugs") : { ...after, formerSlugs };
}

function slugsOf({ formerSlugs }: Named): readonly unknown[] {
  return Array.isArray(formerSlugs) ? (formerSlugs as readonly unknown[]) : [];
}

/** The last part of an item's address; undefined where it has no name to make one of. */
export function slugOfItem(item: Named | undefined): string | undefined {
  if (typeof item?.name !== "string") return undefined;
  const { name, location, slug } = item;
  return itemSlug({
    name,
    location: typeof location === "string" ? location : null,
    slug: typeof slug === "string" ? slug : null,
  });
}

/** The items of a catalogue as the page has them. */
export function itemsOf(content: unknown): readonly Named[] {
  return Array.isArray(content) ? (content as readonly Named[]) : [];
}
