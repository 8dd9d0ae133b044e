import { useSyncExternalStore } from "react";
import { catalogueNames, type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import { type Contents, elementsOf } from "../operations";

const views = ["changes", "removed"] as const;

export interface Place {
  readonly file: DataFile | (typeof views)[number];
  readonly id: number | null;
  readonly field: string;
}

/** @param contents of which the first list with items is opened where the address names nothing */
export function usePlace(contents: Contents): Place {
  const hash = useSyncExternalStore(
    (listener) => {
      window.addEventListener("hashchange", listener);
      return () => window.removeEventListener("hashchange", listener);
    },
    () => window.location.hash,
  );
  const [name = "", id = "", field = ""] = hash.slice(1).split("/");
  const hasItems = (list: DataFile) => elementsOf(contents[list]).length > 0;
  const file = [...dataFiles, ...views].find((one) => one === name);
  return {
    file: file ?? catalogueNames.find(hasItems) ?? catalogueNames[0],
    id: /^\d+$/.test(id) ? Number(id) : null,
    field: decodeURIComponent(field),
  };
}

export function fieldAddress(
  file: Place["file"],
  id: number | null,
  steps: readonly unknown[],
): string {
  return `#${file}/${id ?? ""}/${encodeURIComponent(steps.join("_"))}`;
}
