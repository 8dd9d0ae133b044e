import { useLocation } from "@reach/router";
import { useEffect, useSyncExternalStore } from "react";
import { shopTime } from "../../catalogue/hours/opening-hours";
import {
  emptyQuery,
  type PageQuery,
  pageQueryText,
  readPageQuery,
  tripSearch,
} from "../../catalogue/lists/page-query";
import type { Place } from "../../catalogue/prices/item";

/** Browsers limit a page to about three changes of its address per second. */
const delayMs = 300;

/** A visit of a page; a link, Back or Forward begins another. */
interface Visit {
  readonly key: string;
  /** The query of the address at the start of the visit. */
  readonly opened: PageQuery;
  /** As linked or typed; the same object as `opened` until the visitor changes it. */
  readonly typed: PageQuery;
}

interface PendingWrite {
  readonly search: string;
  readonly entry: string;
  readonly timer: ReturnType<typeof setTimeout>;
}

const noVisit: Visit = { key: "", opened: emptyQuery, typed: emptyQuery };

let visit = noVisit;
let pending: PendingWrite | null = null;
const watchers = new Set<() => void>();

/**
 * The query of the page: read from its address, then as the visitor changes it. It is empty in static HTML and
 * for the first render.
 */
export function usePageQuery(places: readonly Place[]): Visit {
  const { pathname, search, key: entry = "" } = useLocation();
  const key = `${pathname} ${entry} ${search}`;
  useEffect(
    () => () => {
      if (visit.key === key) visit = noVisit;
    },
    [key],
  );
  const currentVisit = () => {
    if (visit.key !== key) {
      const opened = readPageQuery(search, places);
      visit = { key, opened, typed: opened };
    }
    return visit;
  };
  return useSyncExternalStore(watch, currentVisit, () => noVisit);
}

/** Changes the query in memory. The page writes it into its address with `usePageAddress`. */
export function changePageQuery(part: Partial<PageQuery>): void {
  visit = { ...visit, typed: { ...visit.typed, ...part } };
  notify();
}

/**
 * Keeps a query in the page's address, so that Back finds it and links share it.
 *
 * @param search without wrong texts; null before the query of the address is read
 */
export function usePageAddress(search: string | null): void {
  const location = useLocation();
  useEffect(() => {
    // `location` is a dependency because Back within the page restores an earlier address.
    if (search !== null && search !== currentSearch()) writeSearchSoon(search);
  }, [search, location]);
  useEffect(() => dropWrite, []);
}

/** A later write replaces a pending one; a write is dropped when the visitor leaves the history entry. */
function writeSearchSoon(search: string): void {
  dropWrite();
  pending = { search, entry: currentEntry(), timer: setTimeout(writeSearchNow, delayMs) };
  notify();
}

function dropWrite(): void {
  if (pending !== null) clearTimeout(pending.timer);
  pending = null;
}

/** Writes the pending change at once. Call it before leaving the page, so that Back restores the query. */
export function writeSearchNow(): void {
  if (pending === null) return;
  const { search, entry } = pending;
  dropWrite();
  if (entry !== currentEntry()) return;
  const { pathname, hash } = window.location;
  window.history.replaceState(window.history.state, "", pathname + search + hash);
}

/** The query of the address, also while its write is pending. */
function currentSearch(): string {
  return pending?.entry === currentEntry() ? pending.search : window.location.search;
}

/** The query of the page for links to this page: without what others have added to the address. */
function currentPageSearch(): string {
  return pageQueryText(readPageQuery(currentSearch()));
}

/** The trip and the day of the page for links to other pages: `?days=3`, or "". */
export function currentTripSearch(): string {
  const search = currentSearch();
  const now = shopTime(new Date());
  if (search !== lastTrip.search || now !== lastTrip.now) {
    lastTrip = { search, now, trip: tripSearch(search, now) };
  }
  return lastTrip.trip;
}

/** Each link of a list reads the trip after each change. */
let lastTrip = { search: "", now: "", trip: "" };

export function usePageSearch(): string {
  return useSyncExternalStore(watch, currentPageSearch, () => "");
}

export function useTripSearch(): string {
  return useSyncExternalStore(watch, currentTripSearch, () => "");
}

/** The router's key of a history entry distinguishes two visits to the same page. */
function currentEntry(): string {
  const { key } = (window.history.state ?? {}) as { readonly key?: string };
  return `${window.location.pathname} ${key ?? ""}`;
}

function notify(): void {
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
