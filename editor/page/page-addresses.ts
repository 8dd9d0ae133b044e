import { listPagePath } from "../../src/catalogue/addresses/page-paths";
import { isObject } from "../json-values";
import { type Contents, type Element, elementsOf } from "../operations";
import type { Place } from "./use-place";

/** Address of the page that shows a file's items, or of the first one, from the site's root. */
export function previewPath(contents: Contents, file: Place["file"]): string {
  const pages = elementsOf(contents.pages);
  const page = pages.find(({ catalogue }) => catalogue === file) ?? pages[0];
  return (page === undefined ? null : addressOf(page, contents)) ?? "/";
}

function addressOf({ path, match }: Element, { business }: Contents): string | null {
  const slug = isObject(business) && typeof business.slug === "string" ? business.slug : "";
  if (typeof path !== "string" || (match !== "exact" && match !== "prefix")) return null;
  return listPagePath({ path, match }, slug);
}
