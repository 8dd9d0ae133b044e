import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { type ListQuery, listQueryText, parsedListQuery } from "../catalogue/list-query";

/** Browsers allow a page about three changes of its address a second. */
const addressDelayMs = 300;

/**
 * What the visitor asked of the list, kept in the page's address: it survives going away and coming
 * back, and can be shared. Static HTML shows the whole list.
 */
export function useListQuery(): readonly [ListQuery, (change: Partial<ListQuery>) => void] {
  const [address] = useState(pageAddress);
  const search = useSyncExternalStore(watchAddress, address, () => "");
  const addressed = useMemo(() => parsedListQuery(search), [search]);
  const [asked, setAsked] = useState<ListQuery | null>(null);
  const query = asked ?? addressed;
  useEffect(() => {
    if (asked === null) return;
    const page = window.location.pathname;
    const timer = setTimeout(() => {
      const { pathname, hash } = window.location;
      if (pathname !== page) return;
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

/**
 * Reads the query of the page it was first asked on. When the visitor goes back, the browser shows
 * the next page's address at once, while this page still stands until the next one is loaded.
 */
function pageAddress(): () => string {
  let page: string | null = null;
  let search = "";
  return () => {
    page ??= window.location.pathname;
    if (page === window.location.pathname) search = window.location.search;
    return search;
  };
}

function watchAddress(onChange: () => void): () => void {
  window.addEventListener("popstate", onChange);
  return () => window.removeEventListener("popstate", onChange);
}
