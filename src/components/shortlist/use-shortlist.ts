import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { longestShortlist, parsedIds } from "../../catalogue/lists/list-query";
import { readStored, watchStored, writeStored } from "../visitor/device-storage";

/** The starred items of a catalogue: the visitor's own, and those that somebody shared. */
export interface Shortlist {
  /** Ids of the visitor's own items, oldest first. They stay on the device. */
  readonly own: readonly number[];
  /** Ids of the items on show: those that the address names, else the visitor's own. */
  readonly shown: readonly number[];
  /** Whether the items on show are somebody else's. */
  readonly isShared: boolean;
  /** Id of the item whose star found the own shortlist full, until that changes. */
  readonly refused: number | null;
  /** Takes an item onto the own shortlist, or off it. A full one refuses it. */
  readonly star: (id: number) => void;
  /** Takes items off the own shortlist. */
  readonly remove: (ids: readonly number[]) => void;
  /** Adds items to the own shortlist, those that it has not yet; none where they do not all fit. */
  readonly add: (ids: readonly number[]) => void;
}

/** A shortlist with the items to compare, as far as they are loaded. */
export interface ComparedShortlist extends Shortlist {
  readonly items: readonly Queries.ItemCardFragment[];
}

/**
 * The shortlist of a catalogue. What others share never changes the visitor's own: stars always
 * belong to the own one, and a shared one is taken over only when asked.
 *
 * @param catalogue under whose name the own items are stored
 * @param shared ids in the page's address, or null
 * @param offeredIds ids of all items of the catalogue, where the page knows them; own ones that are none go
 */
export function useShortlist(
  catalogue: string,
  shared: readonly number[] | null = null,
  offeredIds?: readonly number[],
): Shortlist {
  const key = `shortlist:${catalogue}`;
  const stored = useSyncExternalStore(
    watchStored,
    () => readStored(key) ?? "",
    () => "",
  );
  const own = useMemo(() => parsedIds(stored), [stored]);
  const [refusal, setRefusal] = useState<{ readonly id: number; readonly stored: string }>();
  const remove = useCallback(
    (ids: readonly number[]) => keep(key, (own) => own.filter((id) => !ids.includes(id))),
    [key],
  );
  const add = useCallback(
    (ids: readonly number[]) => {
      keep(key, (own) => {
        const all = [...new Set([...own, ...ids])];
        return all.length > longestShortlist ? own : all;
      });
    },
    [key],
  );
  const star = useCallback(
    (id: number) => {
      const stored = readStored(key) ?? "";
      const own = parsedIds(stored);
      if (own.includes(id)) remove([id]);
      else if (own.length < longestShortlist) add([id]);
      else setRefusal({ id, stored });
    },
    [key, remove, add],
  );
  useEffect(() => {
    const gone = own.filter((id) => offeredIds?.includes(id) === false);
    if (gone.length > 0) remove(gone);
  }, [own, offeredIds, remove]);
  return {
    own,
    shown: shared ?? own,
    isShared: shared !== null,
    refused: refusal?.stored === stored ? refusal.id : null,
    star,
    remove,
    add,
  };
}

/** Changes what is stored now, which another tab may have written since this one rendered. */
function keep(key: string, changed: (own: readonly number[]) => readonly number[]): void {
  writeStored(key, changed(parsedIds(readStored(key) ?? "")).join("-"));
}
