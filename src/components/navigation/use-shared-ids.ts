import { useEffect } from "react";
import { type ListQuery, listQueryText } from "../../catalogue/lists/list-query";
import { writeSearchSoon } from "./list-address";

/**
 * The ids of a shared shortlist in the page's address, or null where there is none. One of which nothing is
 * offered is taken out of the address, so that it is not shared again.
 */
export function useSharedIds(
  query: ListQuery,
  offeredIds: readonly number[],
): readonly number[] | null {
  const { shortlist } = query;
  const isGone = shortlist !== null && !shortlist.some((id) => offeredIds.includes(id));
  useEffect(() => {
    if (isGone) writeSearchSoon(listQueryText({ ...query, shortlist: null }));
  }, [isGone, query]);
  return isGone ? null : shortlist;
}
