import { useLocation } from "@reach/router";
import { useCallback, useEffect, useMemo, useState } from "react";
import { type ListQuery, listQueryText, parsedListQuery } from "../../catalogue/lists/list-query";
import type { Place } from "../../catalogue/prices/item";
import type { OpeningHours } from "../../catalogue/hours/opening-hours";
import { writeSearchSoon } from "./list-address";
import { useIsStatic } from "../visitor/use-is-static";

interface EditedQuery {
  readonly visitKey: string;
  readonly query: ListQuery;
}

/**
 * The query of the list, stored in the page's address, so that Back finds it and links share it.
 * Static HTML shows the whole list.
 */
export function useListQuery(places: readonly Place[], hours: OpeningHours) {
  const location = useLocation();
  const { search, key = "" } = location;
  const isStatic = useIsStatic();
  const addressQuery = useMemo(
    () => parsedListQuery(isStatic ? "" : search, places, hours),
    [isStatic, search, places, hours],
  );
  // Edits belong to one visit of the page.
  const visitKey = `${key} ${search}`;
  const [edited, setEdited] = useState<EditedQuery | null>(null);
  const query = edited?.visitKey === visitKey ? edited.query : addressQuery;
  useEffect(() => {
    // `location` is a dependency because Back within the page restores an earlier address.
    if (query !== addressQuery) writeSearchSoon(listQueryText(query));
  }, [query, addressQuery, location]);
  const change = useCallback(
    (part: Partial<ListQuery>) =>
      setEdited((before) => ({
        visitKey,
        query: {
          ...(before?.visitKey === visitKey ? before.query : addressQuery),
          typedTrip: null,
          ...part,
        },
      })),
    [visitKey, addressQuery],
  );
  return {
    query,
    /** The query at the start of the visit. */
    addressQuery,
    change,
    visitKey,
  };
}
