import { useEffect, useState } from "react";
import { catalogueNames, type DataFile, dataFiles } from "../../src/data-check/catalogue-data";

/** Where the page is: a file, one element of it, or the changes. */
export interface Place {
  readonly file: DataFile | "changes";
  readonly id: number | null;
}

/** Where the page is, by the address in the browser. */
export function usePlace(): Place {
  const [hash, setHash] = useState(window.location.hash);
  useEffect(() => {
    const read = () => setHash(window.location.hash);
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  const [name = "", id = ""] = hash.slice(1).split("/");
  const file = name === "changes" ? name : dataFiles.find((one) => one === name);
  return { file: file ?? catalogueNames[0], id: /^\d+$/.test(id) ? Number(id) : null };
}

/** Opens the form of an element. */
export function openElement(file: DataFile, id: number): void {
  window.location.hash = `#${file}/${id}`;
}
