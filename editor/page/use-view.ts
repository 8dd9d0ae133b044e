import { useSyncExternalStore } from "react";
import { catalogueNames, type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import { type Contents, elementsOf } from "../operations";

const otherViews = ["changes", "removed"] as const;

/** What the page shows, read from the hash of its address: `#bikes/4/name`. */
export interface View {
  readonly name: DataFile | (typeof otherViews)[number];
  readonly id: number | null;
  /** Steps to the field that gets the focus, `priceDetails_0_price`; empty if the heading gets it. */
  readonly field: string;
}

export function useView(contents: Contents): View {
  const hash = useSyncExternalStore(
    (listener) => {
      window.addEventListener("hashchange", listener);
      return () => window.removeEventListener("hashchange", listener);
    },
    () => window.location.hash,
  );
  const [name = "", id = "", field = ""] = hash.slice(1).split("/");
  const hasItems = (file: DataFile) => elementsOf(contents[file]).length > 0;
  const namedView = [...dataFiles, ...otherViews].find((view) => view === name);
  return {
    name: namedView ?? catalogueNames.find(hasItems) ?? catalogueNames[0],
    id: /^\d+$/.test(id) ? Number(id) : null,
    field: decodeURIComponent(field),
  };
}

export function fieldAddress(file: DataFile, id: number | null, steps: readonly unknown[]): string {
  return `#${file}/${id ?? ""}/${encodeURIComponent(steps.join("_"))}`;
}
