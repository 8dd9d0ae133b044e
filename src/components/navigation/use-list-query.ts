import { useLocation } from "@reach/router";
import { useCallback, useEffect, useMemo, useState } from "react";
import { type ListQuery, listQueryText, parsedListQuery } from "../../catalogue/lists/list-query";
import type { Place } from "../../catalogue/prices/item";
import { writeSearchSoon } from "./list-address";
import { useIsStatic } from "../ui/use-is-static";

interface EditedQuery {
  readonly visit: string;
  readonly query: ListQuery;
}

/**
 * The query of the list, stored in the page's address, so that Back finds it and links share it.
 * Static HTML shows the whole list.
 *
 * @param places places that a trip may go to
 */
export function useListQuery(places: readonly Place[]) {
  const location = useLocation();
  const { search, key = "" } = location;
  const isStatic = useIsStatic();
  const addressQuery = useMemo(
    () => parsedListQuery(isStatic ? "" : search, places),
    [isStatic, search, places],
  );
  // Unread text belongs to a single visit.
  const visit = `${key} ${search}`;
  const [edited, setEdited] = useState<EditedQuery | null>(null);
  const query = edited?.visit === visit ? edited.query : addressQuery;
  useEffect(() => {
    // Unread text is removed from the address. Back within the page finds an earlier address.
    if (query !== addressQuery || query.rejected.length > 0) writeSearchSoon(listQueryText(query));
  }, [query, addressQuery, location]);
  // Stable during a visit, because all cards depend on it.
  const change = useCallback(
    (part: Partial<ListQuery>) =>
      setEdited((before) => ({
        visit,
        query: {
          ...(before?.visit === visit ? before.query : addressQuery),
          rejected: [],
          ...part,
        },
      })),
    [visit, addressQuery],
  );
  return {
    query,
    /** The query at the start of the visit. */
    addressQuery,
    change,
    visit,
  };
}
