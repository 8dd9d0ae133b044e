import type { Place } from "../prices/item";
import { isCalled, tripTo } from "../shop/places";
import type { Trip } from "../prices/tariff";
import { bounds, cutText, visibleText, wholeNumber } from "../text/bounds";

export const longestShortlist = 6;

/** What a visitor asked of a list page; all of it is in the page's address. */
export interface ListQuery {
  readonly search: string;
  /** Chosen chips, by their values. */
  readonly chosen: readonly string[];
  readonly trip: Trip | null;
  /** Day and time of the pick-up as the address has them, or an empty text; whether they can be is not checked. */
  readonly from: string;
  readonly isSortedByPrice: boolean;
  /** Items of a shared shortlist by id, or null where the address names none. */
  readonly shortlist: readonly number[] | null;
  /** What the address says of a trip and cannot be read. */
  readonly unread: readonly string[];
}

/**
 * Reads the part of an address behind the question mark. It comes from anybody: what is not
 * exactly as this site writes it is left out.
 *
 * @param places where a trip may go
 */
export function parsedListQuery(search: string, places: readonly Place[] = []): ListQuery {
  const parameters = new URLSearchParams(search);
  const said = (name: string) => cutText(visibleText(parameters.get(name) ?? ""));
  const days = wholeNumber(said("days"), bounds.days);
  const km = wholeNumber(said("km"), bounds.km);
  const to = places.find((place) => isCalled(place, said("to")));
  return {
    search: said("q"),
    chosen: parameters.getAll("filter").slice(0, 20),
    trip: to !== undefined ? tripTo(to, days) : days === null ? null : { days, km: km ?? 0 },
    from: said("from").replaceAll(/[^\w:-]/g, ""),
    isSortedByPrice: parameters.get("sort") === "price",
    shortlist: parameters.has("list") ? parsedIds(parameters.get("list") ?? "") : null,
    unread: Object.entries({ days, km, to }).flatMap(([name, value]) =>
      value == null && said(name) !== "" ? [said(name)] : [],
    ),
  };
}

/** The address part that `parsedListQuery` reads, with its question mark, or an empty text. */
export function listQueryText(query: ListQuery): string {
  const parameters = new URLSearchParams();
  if (query.search !== "") parameters.set("q", query.search);
  for (const value of query.chosen) parameters.append("filter", value);
  if (query.trip !== null) {
    const { days, km, to } = query.trip;
    if (to !== undefined) parameters.set("to", to.slug);
    parameters.set("days", String(days));
    if (to === undefined && km > 0) parameters.set("km", String(km));
  }
  if (query.isSortedByPrice) parameters.set("sort", "price");
  if (query.shortlist !== null && query.shortlist.length > 0) {
    parameters.set("list", query.shortlist.join("-"));
  }
  const text = parameters.toString();
  return searchFrom(query.from, text === "" ? "" : `?${text}`);
}

/** The part of an address behind the path with the pick-up before the rest; where there is none, as it is. */
export function searchFrom(from: string, search: string): string {
  return from === "" ? search : search.replace(/^\??/, (mark) => `?from=${from}${mark && "&"}`);
}

/** The address part that names a trip and nothing else, with its question mark, or an empty text. */
export function tripQueryText(trip: Trip | null): string {
  return listQueryText({ ...parsedListQuery(""), trip });
}

/** What another address says of trip and pick-up. Whether there is the trip's place, the page of the address knows. */
export function tripOfSearch(search: string): string {
  const slug = new URLSearchParams(search).get("to");
  const anyPlace = slug === null ? [] : [{ slug, name: slug, km: 1, estimated: false }];
  const { from, trip } = parsedListQuery(search, anyPlace);
  return searchFrom(from, tripQueryText(trip));
}

/** Item ids joined by hyphens, each once, as many as a shortlist holds. */
export function parsedIds(text: string): number[] {
  const ids = text.split("-").flatMap((part) => wholeNumber(part, bounds.itemId) ?? []);
  return [...new Set(ids)].slice(0, longestShortlist);
}
