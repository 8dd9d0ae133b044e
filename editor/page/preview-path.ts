import { listPagePath } from "../../src/catalogue/page-paths";
import type { DataFile } from "../../src/data-check/catalogue-data";
import type { Contents } from "../operations";

interface Page {
  readonly catalogue?: unknown;
  readonly path?: unknown;
  readonly match?: unknown;
}

/** Address of the page that shows a file's items, from the site's root. */
export function previewPath(contents: Contents, file: DataFile | "changes"): string {
  const pages = (Array.isArray(contents.pages) ? contents.pages : []) as readonly Page[];
  // A list without items has no page.
  const shown = pages.filter(({ catalogue }) => {
    const items = contents[catalogue as DataFile];
    return Array.isArray(items) && items.length > 0;
  });
  const page = shown.find(({ catalogue }) => catalogue === file) ?? shown[0];
  const { path, match } = page ?? {};
  const slug = (contents.business as { readonly slug?: unknown } | undefined)?.slug;
  if (typeof path !== "string") return "/";
  return match === "prefix" || match === "exact"
    ? listPagePath({ path, match }, typeof slug === "string" ? slug : "")
    : path;
}
