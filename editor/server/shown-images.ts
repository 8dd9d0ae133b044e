import { catalogueNames } from "../../src/data-check/catalogue-data";
import type { Contents } from "./protocol";
import { isObject } from "./json-values";

/** The pictures that the items of a state of the data show, `images/dio.jpg`. */
export function shownImages(contents: Contents): ReadonlySet<string> {
  const items = catalogueNames.flatMap((name): readonly unknown[] => {
    const list = contents[name];
    return Array.isArray(list) ? (list as readonly unknown[]) : [];
  });
  return new Set(
    items.flatMap((item) => (isObject(item) && typeof item.image === "string" ? item.image : [])),
  );
}
