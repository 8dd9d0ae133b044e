import { type CatalogueName, catalogueNames } from "../../src/data-check/catalogue-data";
import { fileWords } from "../../src/data-check/field-words";
import { without } from "../json-values";
import { type Contents, type Element, elementsOf } from "../operations";

/** The catalogues that no page lists. Each is listed by one page at most. */
export function cataloguesWithoutPage({ pages }: Contents): readonly CatalogueName[] {
  const listed = new Set(elementsOf(pages).map(({ catalogue }) => catalogue));
  return catalogueNames.filter((name) => !listed.has(name));
}

/**
 * The pages with one for a catalogue that has none: as it was last published, or a new one whose words are
 * still to be filled in.
 *
 * @param earlier the catalogue's page as it was last published, or null where there was none
 * @param freeId an id that no page has
 */
export function withPageFor(
  catalogue: CatalogueName,
  contents: Contents,
  earlier: object | null,
  freeId: number,
): readonly Element[] {
  const pages = elementsOf(contents.pages);
  const fresh = newPage(catalogue, pages, contents[catalogue], freeId);
  if (earlier === null) return [...pages, fresh];
  const before = without(earlier as Element, "acknowledged");
  const has = (field: string) => pages.some((page) => page[field] === before[field]);
  const page = {
    ...before,
    id: has("id") ? fresh.id : before.id,
    // Another page may have its address meanwhile.
    ...(has("path") ? { path: fresh.path, match: fresh.match } : {}),
  };
  return [...pages, page];
}

/** A page without words of its own, at an address that no other page has. */
function newPage(
  catalogue: CatalogueName,
  pages: readonly Element[],
  items: unknown,
  id: number,
): Element {
  const isOfClasses = elementsOf(items).some(({ brand }) => typeof brand === "string");
  const end = isOfClasses ? "-" : "";
  const taken = new Set(pages.map(({ path }) => path));
  const numbered = pages.map((_, index) => `/${catalogue}-page-${index + 2}${end}`);
  const path = [`/${catalogue}${end}`, ...numbered].find((address) => !taken.has(address));
  return {
    id,
    path,
    match: isOfClasses ? "prefix" : "exact",
    catalogue,
    title: "",
    link: fileWords[catalogue],
  };
}
