import { itemPagePath } from "../../catalogue/addresses/page-paths";
import { prefixRoutes } from "../../catalogue/addresses/site-addresses";
import { english, languageAt } from "../../catalogue/text/languages";
import type { CatalogueData } from "../catalogue-data";
import type { ValidationError } from "../validation-error";
import { entriesOf, repeatedErrors, titleOf, validationError, valuesOf } from "./entries";

/** Every address of a page or item is unique, and only one page lists a catalogue. */
export function addressErrors(data: CatalogueData): ValidationError[] {
  const pages = entriesOf(data, "pages");
  const { slug } = data.business;
  const owners = new Map<string, string>(reservedPaths.map((path) => [path, "the website itself"]));
  const pageErrors = pages.flatMap((page) =>
    prefixRoutes({ ...page.fields, items: data[page.fields.catalogue] }, slug).flatMap(
      ({ path }) => {
        const owner = owners.get(path);
        if (owner === undefined) owners.set(path, titleOf(page));
        const message = reservedMessage(path) ?? (owner && takenMessage(owner, path));
        return message === undefined ? [] : [validationError(page, ["path"], path, message)];
      },
    ),
  );
  const catalogueErrors = repeatedErrors(
    valuesOf(pages, "catalogue"),
    ({ entry }) =>
      `another page, ${titleOf(entry)}, lists these items already; choose another catalogue, or remove one of the pages`,
  );
  // Two lists of a catalogue would use each address of its items twice.
  if (catalogueErrors.length > 0) return [...pageErrors, ...catalogueErrors];
  const itemErrors = pages.flatMap(({ fields: page }) =>
    entriesOf(data, page.catalogue).flatMap((entry) => {
      const path = itemPagePath(page, entry.fields, slug);
      const owner = owners.get(path);
      if (owner === undefined) owners.set(path, titleOf(entry));
      if (owner === undefined) return [];
      return [validationError(entry, ["slug"], entry.fields.slug, takenMessage(owner, path))];
    }),
  );
  return [...pageErrors, ...itemErrors];
}

function takenMessage(owner: string, path: string): string {
  return `${owner} has the address ${path} already; write another one`;
}

const reservedPaths = ["/", "/404", "/upload"];

const siteFiles =
  /^\/(?:(?:admin|static|page-data|icons)(?:\/|$)|workbox-v|idb-keyval-)|\/index(?:\/|$)/;

/** Why a page cannot have an address; null if it can. */
export function reservedMessage(path: string): string | null {
  if (siteFiles.test(path)) return "the website uses this address for its own files";
  return languageAt(path).code !== english.code
    ? "the website uses this address for its pages in another language"
    : null;
}
