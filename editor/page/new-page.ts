import { type CatalogueName, catalogueNames } from "../../src/data-check/catalogue-data";
import { type DataChange, dataChanges, reversed, withChange } from "../server/data-changes";
import { fileWords } from "../../src/data-check/field-words";
import type { Contents } from "../server/protocol";
import { type Element } from "./elements";
import { isObject, without } from "../server/json-values";
import { nextId } from "../server/next-id";

/** The catalogues that no page lists. Each is listed by one page at most. */
export function cataloguesWithoutPage(contents: Contents): readonly CatalogueName[] {
  const listed = new Set(pagesOf(contents).map(({ catalogue }) => catalogue));
  return catalogueNames.filter((name) => !listed.has(name));
}

/**
 * The drafts with a page for a catalogue that has none: the one that is published and was taken out, as
 * it was and where it stood; or else at the end one that was published earlier, as it was, or a new one,
 * whose words are still to be filled in.
 *
 * @param published the data of the last publishing, or null where there is none
 * @param earlier the catalogue's page as it was last published, or null where there was none
 */
export function withPageFor(
  catalogue: CatalogueName,
  drafts: Contents,
  published: Contents | null,
  earlier: object | null,
): Contents {
  const removed = removedPage(catalogue, drafts, published);
  if (removed !== undefined) return withChange(drafts, reversed(removed));
  const pages = pagesOf(drafts);
  const fresh = newPage(catalogue, pages, drafts[catalogue]);
  return { ...drafts, pages: [...pages, asItWas(fresh, pages, earlier)] };
}

/** The change that has taken the published page of a catalogue out. */
function removedPage(
  catalogue: CatalogueName,
  drafts: Contents,
  published: Contents | null,
): DataChange | undefined {
  return dataChanges(published ?? {}, drafts).find(
    ({ file, steps, from, to }) =>
      file === "pages" &&
      steps.length === 1 &&
      to === undefined &&
      isObject(from) &&
      from.catalogue === catalogue,
  );
}

/** An earlier page, with what others have in the meantime as a new one has it. */
function asItWas(fresh: Element, pages: readonly Element[], earlier: object | null): Element {
  if (earlier === null) return fresh;
  const known = without(earlier as Element, "acknowledged");
  const has = (field: string) => pages.some((page) => page[field] === known[field]);
  return {
    ...known,
    id: has("id") ? fresh.id : known.id,
    ...(has("path") ? { path: fresh.path, match: fresh.match } : {}),
  };
}

/** A page without words of its own, at an address that no other page has. */
function newPage(catalogue: CatalogueName, pages: readonly Element[], items: unknown): Element {
  const isOfClasses = Array.isArray(items) && items.some((item) => hasClass(item));
  const end = isOfClasses ? "-" : "";
  const taken = new Set(pages.map(({ path }) => path));
  const numbered = pages.map((_, index) => `/${catalogue}-page-${index + 2}${end}`);
  const path = [`/${catalogue}${end}`, ...numbered].find((address) => !taken.has(address));
  return {
    id: nextId(pages),
    path,
    match: isOfClasses ? "prefix" : "exact",
    catalogue,
    title: "",
    link: fileWords[catalogue],
  };
}

function hasClass(item: unknown): boolean {
  return isObject(item) && typeof item.brand === "string";
}

function pagesOf({ pages }: Contents): readonly Element[] {
  return Array.isArray(pages) ? (pages as readonly Element[]) : [];
}
