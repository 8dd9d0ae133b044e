import { useEffect, useState } from "react";
import { catalogueNames, type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
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
    // The address of an earlier step may name an id that its element has no more.
    const read = () => {
      const found = placeOfAddress();
      const since = renumberings.slice(seenIn(window.history.state) ?? renumberings.length);
      setPlace(found.id === null ? found : { ...found, id: idAfter(since, found.file, found.id) });
    };
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, [renumberings]);
  useEffect(() => {
    const address = id === null ? window.location.hash : `#${file}/${id}`;
    window.history.replaceState({ life, seen: renumberings.length }, "", address);
  }, [file, id, place.key, renumberings.length]);
  // Under the id that an element had before stands another one now.
  return id === null ? place : { ...place, key: `#${file}/${lastingKey(renumberings, file, id)}` };
}

/** What tells this page from itself before it was loaded anew. */
const life = Date.now();

/** How many renumberings were known when an address was last shown; undefined where this page has not shown it. */
function seenIn(state: unknown): number | undefined {
  const shown = state as { readonly life: number; readonly seen: number } | null;
  return shown?.life === life ? shown.seen : undefined;
}

function placeOfAddress(): Place {
  const { hash } = window.location;
  const [name = "", id = ""] = hash.slice(1).split("/");
  const file = name === "changes" ? name : dataFiles.find((known) => known === name);
  return { file: file ?? catalogueNames[0], id: /^\d+$/.test(id) ? Number(id) : null, key: hash };
}
