import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { ListContent } from "../../catalogue/lists/list-context";
import { maxShortlistLength, parsedIds } from "../../catalogue/lists/page-query";
import type { PricedTrip } from "../../catalogue/prices/priced-items";
import { readStored, watchStored, writeStored } from "../visitor/device-storage";

export type Shortlist = ReturnType<typeof useShortlist>;

export interface ComparedShortlist extends Shortlist {
  /** The items of the page whose ids are shown. */
  readonly items: readonly Queries.ItemCardFragment[];
}

export interface ComparisonProps {
  readonly shortlist: ComparedShortlist;
  readonly content: ListContent<Queries.ItemCardFragment>;
  readonly prices: PricedTrip;
}

/**
 * Stars change the visitor's shortlist, never a shared list.
 *
 * @param sharedIds ids of a shared link; null unless some are offered
 * @param offeredIds ids of the whole catalogue; others are removed from the shortlist
 */
export function useShortlist(
  catalogue: string,
  sharedIds: readonly number[] | null = null,
  offeredIds?: readonly number[],
) {
  const key = `shortlist:${catalogue}`;
  const stored = useSyncExternalStore(
    watchStored,
    () => readStored(key) ?? "",
    () => "",
  );
  const starredIds = useMemo(() => parsedIds(stored), [stored]);
  const [refusal, setRefusal] = useState<{ readonly id: number; readonly stored: string }>();
  const remove = useCallback(
    (removedIds: readonly number[]) =>
      updateStored(key, (ids) => ids.filter((id) => !removedIds.includes(id))),
    [key],
  );
  const add = useCallback(
    (addedIds: readonly number[]) =>
      updateStored(key, (ids) => {
        const allIds = [...new Set([...ids, ...addedIds])];
        return allIds.length > maxShortlistLength ? ids : allIds;
      }),
    [key],
  );
  const star = useCallback(
    (id: number, isWanted: boolean) => {
      const current = readStored(key) ?? "";
      const ids = parsedIds(current);
      if (!isWanted) remove([id]);
      else if (ids.includes(id) || ids.length < maxShortlistLength) add([id]);
      else setRefusal({ id, stored: current });
    },
    [key, remove, add],
  );
  useEffect(() => {
    if (offeredIds === undefined) return;
    const withdrawnIds = starredIds.filter((id) => !offeredIds.includes(id));
    if (withdrawnIds.length > 0) remove(withdrawnIds);
  }, [starredIds, offeredIds, remove]);
  const refusedId = refusal?.stored === stored ? refusal.id : null;
  return {
    /** Ids of the visitor's items, oldest first, stored on the device. */
    starredIds,
    shownIds: sharedIds ?? starredIds,
    isShared: sharedIds !== null,
    /** The item that did not fit; null again once the shortlist changes. */
    refusedId,
    /** A full shortlist refuses the item. */
    star,
    remove,
    /** Adds items, or none where they do not all fit. */
    add,
  };
}

/** Another tab may have changed the stored text. */
function updateStored(key: string, update: (ids: readonly number[]) => readonly number[]): void {
  writeStored(key, update(parsedIds(readStored(key) ?? "")).join("-"));
}
