import { useLocation } from "@reach/router";
import { useEffect, useSyncExternalStore } from "react";
import {
  emptyQuery,
  type PageQuery,
  pageQueryText,
  readPageQuery,
  tripSearch,
} from "../../catalogue/lists/page-query";
import type { Place } from "../../catalogue/prices/item";
import { windowEvents } from "./window-events";

/** Safari refuses more than a hundred changes of an address in 30 seconds. */
const retryMs = 1000;

/** A link, Back or Forward begins a visit. */
interface Visit {
  readonly key: string;
  /** The query of the address at the start of the visit. */
  readonly opened: PageQuery;
  /** The same object as `opened` until the visitor changes it. */
  readonly typed: PageQuery;
}

const noVisit: Visit = { key: "", opened: emptyQuery, typed: emptyQuery };

let visit = noVisit;

const changeEvent = "pagequery";
const watch = windowEvents(changeEvent);

/** Empty in static HTML and for the first render. */
export function usePageQuery(places: readonly Place[]): Visit {
  const { pathname, search, key: entry = "" } = useLocation();
  const key = `${pathname} ${entry} ${search}`;
  const currentVisit = () => {
    if (visit.key !== key) {
      const opened = readPageQuery(search, places);
      visit = { key, opened, typed: opened };
    }
    return visit;
  };
  return useSyncExternalStore(watch, currentVisit, () => noVisit);
}

/** Changes memory only; `usePageAddress` writes the address. */
export function changePageQuery(part: Partial<PageQuery>): void {
  visit = { ...visit, typed: { ...visit.typed, ...part } };
  window.dispatchEvent(new Event(changeEvent));
}

/**
 * Writes the query into the address, for Back and for shared links.
 *
 * @param search without wrong texts; null before the address is read
 */
export function usePageAddress(search: string | null): void {
  const location = useLocation();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const write = () => {
      const { pathname, search: written, hash } = window.location;
      // The page stays on screen while Back loads another page, whose address the window already has.
      if (search === null || search === written || pathname !== location.pathname) return;
      try {
        window.history.replaceState(window.history.state, "", pathname + search + hash);
        window.dispatchEvent(new Event(changeEvent));
      } catch {
        timer = setTimeout(write, retryMs);
      }
    };
    write();
    return () => clearTimeout(timer);
    // `location` changes when Back within the page restores an earlier address.
  }, [search, location]);
}

/** The query for links to this page, without what others have added to the address. */
export function usePageSearch(): string {
  return useSyncExternalStore(
    watch,
    () => pageQueryText(readPageQuery(window.location.search)),
    () => "",
  );
}

/** Each link of a list reads the trip after each change. */
let lastTrip = { search: "", trip: "" };

/** `tripSearch` of the page's address. */
export function currentTripSearch(): string {
  const { search } = window.location;
  if (search !== lastTrip.search) lastTrip = { search, trip: tripSearch(search) };
  return lastTrip.trip;
}

export function useTripSearch(): string {
  return useSyncExternalStore(watch, currentTripSearch, () => "");
}
