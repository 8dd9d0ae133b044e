import { useEffect, useState } from "react";
import { catalogueNames, type DataFile, dataFiles } from "../../../src/data-check/catalogue-data";
import { idAfter, lastingKey, type Renumberings } from "./renumbered";

/** Where the page is: a file, one element of it, or the changes. */
interface Place {
  readonly file: DataFile | "changes";
  readonly id: number | null;
  /** What tells the place from others, also when its element gets another id. */
  readonly key: string;
}

const none: Renumberings = [];

/** Where the page is. An own element whose id changes stays where it is, and its address follows. */
export function usePlace(renumberings: Renumberings = none): Place {
  const [place, setPlace] = useState(placeOfAddress);
  const [known, setKnown] = useState(renumberings.length);
  const { file, id } = place;
  if (known < renumberings.length) {
    setKnown(renumberings.length);
    if (id !== null) {
      setPlace({ ...place, id: idAfter(renumberings.slice(known), file, id) });
    }
  }
  useEffect(() => {
    const read = () => setPlace(placeOfAddress());
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  useEffect(() => {
    if (id !== null && placeOfAddress().id !== id) {
      window.history.replaceState(null, "", `#${file}/${id}`);
    }
  }, [file, id]);
  // Under the id that an element had before stands another one now.
  return id === null ? place : { ...place, key: `#${file}/${lastingKey(renumberings, file, id)}` };
}

function placeOfAddress(): Place {
  const { hash } = window.location;
  const [name = "", id = ""] = hash.slice(1).split("/");
  const file = name === "changes" ? name : dataFiles.find((known) => known === name);
  return { file: file ?? catalogueNames[0], id: /^\d+$/.test(id) ? Number(id) : null, key: hash };
}
