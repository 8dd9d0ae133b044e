import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { longestShortlist, parsedIds } from "../../catalogue/lists/list-query";
import { readStored, watchStored, writeStored } from "../visitor/device-storage";

export interface Shortlist {
  /** Ids of the visitor's items, oldest first, stored on the device. */
  readonly starredIds: readonly number[];
  /** The shared ids, else the visitor's. */
  readonly shown: readonly number[];
  readonly isShared: boolean;
  /** The item that the full shortlist refused, until it changes. */
  readonly refused: number | null;
  /** Adds or removes an item. A full shortlist refuses it. */
  readonly star: (id: number) => void;
  readonly remove: (ids: readonly number[]) => void;
  /** Adds items, or none where they do not all fit. */
  readonly add: (ids: readonly number[]) => void;
}

/** With the items to compare, as far as they are loaded. */
export interface ComparedShortlist extends Shortlist {
  readonly items: readonly Queries.ItemCardFragment[];
}

/**
 * Stars always change the visitor's shortlist, never a shared list.
 *
 * @param shared ids in the page's address, or null
 * @param offeredIds ids of all items of the catalogue, where the page has them; unknown ids are
 *   removed
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
  const starredIds = useMemo(() => parsedIds(stored), [stored]);
  const [refusal, setRefusal] = useState<{ readonly id: number; readonly stored: string }>();
  const remove = useCallback(
    (ids: readonly number[]) =>
      keep(key, (starredIds) => starredIds.filter((id) => !ids.includes(id))),
    [key],
  );
  const add = useCallback(
    (ids: readonly number[]) => {
      keep(key, (starredIds) => {
        const all = [...new Set([...starredIds, ...ids])];
        return all.length > longestShortlist ? starredIds : all;
      });
    },
    [key],
  );
  const star = useCallback(
    (id: number) => {
      const stored = readStored(key) ?? "";
      const starredIds = parsedIds(stored);
      if (starredIds.includes(id)) remove([id]);
      else if (starredIds.length < longestShortlist) add([id]);
      else setRefusal({ id, stored });
    },
    [key, remove, add],
  );
  useEffect(() => {
    const unknown = starredIds.filter((id) => offeredIds?.includes(id) === false);
    if (unknown.length > 0) remove(unknown);
  }, [starredIds, offeredIds, remove]);
  return {
    starredIds,
    shown: shared ?? starredIds,
    isShared: shared !== null,
    refused: refusal?.stored === stored ? refusal.id : null,
    star,
    remove,
    add,
  };
}

/** Reads the stored text first, because another tab may have changed it. */
function keep(key: string, changed: (starredIds: readonly number[]) => readonly number[]): void {
  writeStored(key, changed(parsedIds(readStored(key) ?? "")).join("-"));
}
