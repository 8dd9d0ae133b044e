import { listPagePath } from "../../src/catalogue/addresses/page-paths";
import type { DataFile } from "../../src/data-check/catalogue-data";
import { itemName } from "../change-description";
import { isObject } from "../json-values";
import { type Contents, type Element, elementsOf } from "../operations";

/** Warns that a published page has a new address; null where the address is the same or the page is new. */
export function moveWarning(page: Element, published: Contents, contents: Contents): string | null {
  const was = elementsOf(published.pages).find(({ id }) => id === page.id);
  if (was === undefined || was.path === page.path) return null;
  const address = addressOf(was, published);
  if (address === null || address === addressOf(page, contents)) return null;
  return `${itemName("pages", page.id, contents)} has a new address. Those who have saved ${address}, or the address of an item below it, find nothing there once this is published. To keep it, write ${String(was.path)} at “Address”.`;
}

/** Address of the page that shows a file's items, or of the first one, from the site's root. */
export function previewPath(contents: Contents, file: DataFile | "changes"): string {
  const pages = elementsOf(contents.pages);
  const page = pages.find(({ catalogue }) => catalogue === file) ?? pages[0];
  return (page === undefined ? null : addressOf(page, contents)) ?? "/";
}

function addressOf({ path, match }: Element, { business }: Contents): string | null {
  const slug = isObject(business) && typeof business.slug === "string" ? business.slug : "";
  if (typeof path !== "string" || (match !== "exact" && match !== "prefix")) return null;
  return listPagePath({ path, match }, slug);
}
