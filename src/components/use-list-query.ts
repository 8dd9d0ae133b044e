import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { type ListQuery, listQueryText, parsedListQuery } from "../catalogue/list-query";

/** Browsers allow a page about three changes of its address a second. */
const addressDelayMs = 300;

/**
 * What the visitor asked of the list, kept in the page's address: it survives going away and coming
 * back, and can be shared. Static HTML shows the whole list.
 */
export function useListQuery(): readonly [ListQuery, (change: Partial<ListQuery>) => void] {
  const search = useSyncExternalStore(
    watchAddress,
    () => window.location.search,
    () => "",
  );
  const addressed = useMemo(() => parsedListQuery(search), [search]);
  const [asked, setAsked] = useState<ListQuery | null>(null);
  const query = asked ?? addressed;
  useEffect(() => {
    if (asked === null) return;
    const timer = setTimeout(() => {
      const { pathname, hash } = window.location;
      window.history.replaceState(window.history.state, "", pathname + listQueryText(asked) + hash);
    }, addressDelayMs);
    return () => clearTimeout(timer);
  }, [asked]);
  // Always the same function: the cards depend on it, and must not render because an address changed.
  const change = useCallback(
    (part: Partial<ListQuery>) =>
      setAsked((before) => ({ ...(before ?? parsedListQuery(window.location.search)), ...part })),
    [],
  );
  return [query, change];
}

function watchAddress(onChange: () => void): () => void {
  window.addEventListener("popstate", onChange);
  return () => window.removeEventListener("popstate", onChange);
}
