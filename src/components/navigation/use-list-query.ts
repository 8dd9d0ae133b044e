import { useLocation } from "@reach/router";
import { useCallback, useEffect, useMemo, useState } from "react";
import { type ListQuery, listQueryText, parsedListQuery } from "../../catalogue/lists/list-query";
import type { Place } from "../../catalogue/prices/item";
import { writeSearchSoon } from "./list-address";
import { useIsStatic } from "../ui/use-is-static";

interface Asked {
  readonly visit: string;
  readonly query: ListQuery;
}

/**
 * The query of the list, stored in the page's address: it survives going away and coming
 * back, and can be shared. Whoever comes to the page, by a link, Back or Forward, or by a link on the
 * page itself, finds what the address says. Static HTML shows the whole list.
 *
 * @param places where a trip may go
 */
export function useListQuery(places: readonly Place[]) {
  const location = useLocation();
  const { search, key = "" } = location;
  const isStatic = useIsStatic();
  const addressed = useMemo(
    () => parsedListQuery(isStatic ? "" : search, places),
    [isStatic, search, places],
  );
  /** Another one for each visit to the page; what was typed and not understood belongs to one. */
  const visit = `${key} ${search}`;
  const [asked, setAsked] = useState<Asked | null>(null);
  const query = asked?.visit === visit ? asked.query : addressed;
  useEffect(() => {
    // What cannot be read is not shared again. Back within the page finds an address of before.
    if (query !== addressed || query.unread.length > 0) writeSearchSoon(listQueryText(query));
  }, [query, addressed, location]);
  /** Always the same function during a visit: the cards depend on it. */
  const change = useCallback(
    (part: Partial<ListQuery>) =>
      setAsked((before) => ({
        visit,
        query: { ...(before?.visit === visit ? before.query : addressed), unread: [], ...part },
      })),
    [visit, addressed],
  );
  return {
    query,
    /** What the address said when the visit began; the query itself as long as nothing is changed. */
    addressed,
    change,
    visit,
  };
}
