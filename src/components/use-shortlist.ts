import { useCallback, useMemo, useSyncExternalStore } from "react";
import { longestShortlist, parsedIds } from "../catalogue/list-query";

const changedEvent = "shortlistchange";

/** Stands in where the browser does not let the page store anything. */
const memory = new Map<string, string>();

interface Shortlist {
  /** Ids of the items kept on this device for a catalogue, oldest first. */
  readonly ids: readonly number[];
  /** Keeps other ids, as many as fit. */
  readonly keep: (ids: readonly number[]) => void;
}

/** The items of a catalogue that the visitor starred. They stay on the device. */
export function useShortlist(catalogue: string): Shortlist {
  const key = `shortlist:${catalogue}`;
  const stored = useSyncExternalStore(
    watchShortlist,
    () => read(key),
    () => "",
  );
  const ids = useMemo(() => parsedIds(stored), [stored]);
  const keep = useCallback(
    (wanted: readonly number[]) => {
      write(key, wanted.slice(-longestShortlist).join("-"));
      window.dispatchEvent(new Event(changedEvent));
    },
    [key],
  );
  return { ids, keep };
}

function watchShortlist(onChange: () => void): () => void {
  const names = [changedEvent, "storage"];
  for (const name of names) window.addEventListener(name, onChange);
  return () => {
    for (const name of names) window.removeEventListener(name, onChange);
  };
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return memory.get(key) ?? "";
  }
}

function write(key: string, ids: string): void {
  try {
    localStorage.setItem(key, ids);
  } catch {
    memory.set(key, ids);
  }
}
