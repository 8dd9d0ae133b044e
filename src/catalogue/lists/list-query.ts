import type { Place } from "../prices/item";
import type { OpeningHours } from "../hours/opening-hours";
import { isPickUp } from "../hours/pick-up";
import { isCalled } from "./places";
import type { Trip } from "../prices/trip-price";
import { bounds, cutText, typedNumber, visibleText, wholeNumber } from "../text/bounds";

export const maxShortlistLength = 6;

const maxChips = 20;

/** Texts of the fields of a trip. */
export interface TypedTrip {
  readonly days: string;
  readonly km: string;
  /** The destination of the return trip. */
  readonly to?: Place | undefined;
}

export interface ListQuery {
  readonly search: string;
  /** Values of chips. */
  readonly chosen: readonly string[];
  readonly trip: Trip | null;
  /** Days and kilometres of an address that are not a trip; the trip form shows them as if typed. */
  readonly typedTrip: TypedTrip | null;
  /** The pick-up: `2026-11-28T10:00`, a day alone, or "". */
  readonly from: string;
  readonly isSortedByPrice: boolean;
  /** Item ids. */
  readonly shortlist: readonly number[] | null;
}

const wholeDay = { opens: "00:00", closes: "23:59" };

/**
 * Leaves out invalid values.
 *
 * @param hours at which a pick-up may begin
 */
export function parsedListQuery(
  search: string,
  places: readonly Place[] = [],
  hours: OpeningHours = wholeDay,
): ListQuery {
  const parameters = new URLSearchParams(search);
  const textOf = (name: string) => cutText(visibleText(parameters.get(name) ?? ""));
  const days = textOf("days");
  const to = places.find((place) => isCalled(place, textOf("to")));
  const km = to === undefined ? textOf("km") : String(2 * to.km);
  const from = isPickUp(textOf("from"), hours, new Date()) ? textOf("from") : "";
  const list = parameters.get("list");
  const trip = tripOf(days === "" && to !== undefined ? "1" : days, km, to);
  return {
    search: textOf("q"),
    chosen: parameters.getAll("filter").slice(0, maxChips),
    trip,
    typedTrip: trip === null && days + km !== "" ? { days, km, to } : null,
    from,
    isSortedByPrice: parameters.get("sort") === "price",
    shortlist: list === null ? null : parsedIds(list),
  };
}

function tripOf(typedDays: string, typedKm: string, to: Place | undefined): Trip | null {
  const days = typedNumber(typedDays, bounds.days, []);
  const km = typedKm === "" ? 0 : typedNumber(typedKm, bounds.km, []);
  return days === null || km === null ? null : { days, km, to };
}

/** `?days=3&sort=price`, or "". */
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
  return searchWithPickUp(query.from, text === "" ? "" : `?${text}`);
}

/** @param search query, hash or both, or "" */
export function searchWithPickUp(from: string, search: string): string {
  if (from === "") return search;
  return search.startsWith("?") ? `?from=${from}&${search.slice(1)}` : `?from=${from}${search}`;
}

export function tripQueryText(trip: Trip | null): string {
  return listQueryText({ ...parsedListQuery(""), trip });
}

/** Keeps any place, because the target page validates it. */
export function tripSearchOf(search: string): string {
  const slug = new URLSearchParams(search).get("to");
  const anyPlace = slug === null ? [] : [{ slug, name: slug, km: 1, estimated: false }];
  const { from, trip } = parsedListQuery(search, anyPlace);
  return searchWithPickUp(from, tripQueryText(trip));
}

/** Leaves out repeated ids, and ids beyond the longest shortlist. */
export function parsedIds(text: string): number[] {
  const ids = text.split("-").flatMap((part) => wholeNumber(part, bounds.itemId) ?? []);
  return [...new Set(ids)].slice(0, maxShortlistLength);
}
