import { type NamedPlace, type Place, placeNames } from "../prices/item";
import type { Trip } from "../prices/trip-price";
import { bounds, cutText, linkedText, typedNumber, visibleText, wholeNumber } from "../text/bounds";
import { foldedPhrase } from "../text/folded-words";
import type { Texts } from "../text/texts";

export const maxShortlistLength = 6;

/** The parameters of a page's address, as linked or typed; "" where there is none. */
export interface PageQuery {
  readonly q: string;
  readonly filter: readonly string[];
  readonly days: string;
  readonly km: string;
  /** The destination of the return trip; its kilometres replace `km`. */
  readonly to: string;
  /** The pick-up: `2026-11-28T10:00`, or a day alone. */
  readonly from: string;
  readonly sort: "price" | "";
  /** Item ids: `4-5`; null without a shared list. */
  readonly list: string | null;
}

export type TripTexts = Pick<PageQuery, "days" | "km" | "to">;

export const noTrip: TripTexts = { days: "", km: "", to: "" };

export const emptyQuery: PageQuery = {
  q: "",
  filter: [],
  ...noTrip,
  from: "",
  sort: "",
  list: null,
};

/**
 * Includes wrong texts, which their fields show.
 *
 * @param places whose trips take one day by default
 */
export function readPageQuery(search: string, places: readonly Place[] = []): PageQuery {
  // Programs escape the separator, or append parameters with another question mark.
  const parameters = new URLSearchParams(search.replaceAll(/&(?:amp;)+|\?/g, "&"));
  const cleaned = (text: string) => linkedText(cutText(visibleText(text)));
  const textOf = (name: string) => cleaned(parameters.get(name) ?? "");
  const to = textOf("to");
  return {
    q: textOf("q"),
    filter: parameters.getAll("filter").map(cleaned).filter(Boolean),
    days: textOf("days") || (placeCalled(to, places) ? "1" : ""),
    km: textOf("km"),
    to,
    from: textOf("from"),
    sort: textOf("sort") === "price" ? "price" : "",
    list: parameters.has("list") ? parsedIds(textOf("list")).join("-") : null,
  };
}

/** `?days=3&sort=price`, or "". */
export function pageQueryText({ from, q, filter, to, days, km, sort, list }: PageQuery): string {
  const parameters = new URLSearchParams();
  const texts = { from, q, filter, to, days, km, sort, list: list ?? "" };
  for (const [name, values] of Object.entries(texts)) {
    for (const text of [values].flat()) if (text !== "") parameters.append(name, text);
  }
  // A time is easier to read with its colon.
  const text = parameters.toString().replaceAll("%3A", ":");
  return text && `?${text}`;
}

type Units = Partial<Pick<Texts, "dayUnit" | "daysUnit" | "kmUnit">>;

/**
 * Reads typed texts. Empty kilometres are zero.
 *
 * @param units that typed numbers may have
 */
export function tripOf(
  { days: daysText, km: kmText, to: placeName }: TripTexts,
  places: readonly Place[],
  { dayUnit = "", daysUnit = "", kmUnit = "" }: Units = {},
) {
  const to = placeCalled(placeName, places);
  const shownKm = to === undefined ? kmText : String(2 * to.km);
  const days = typedNumber(daysText, bounds.days, [dayUnit, daysUnit]);
  const km = shownKm.trim() === "" ? 0 : typedNumber(shownKm, bounds.km, [kmUnit]);
  const trip: Trip | null = days === null || km === null ? null : { days, km, to };
  return {
    /** Null while a text is wrong or the days are missing. */
    trip,
    /** Null where the text is empty or wrong. */
    days,
    to,
    /** The text of the field. */
    shownKm,
    errors: {
      days: days === null && daysText.trim() !== "",
      km: km === null,
      to: to === undefined && placeName !== "",
    },
  };
}

/** Ignores case, accents and punctuation. */
export function isCalled(place: NamedPlace, text: string): boolean {
  const folded = foldedPhrase(text);
  return placeNames(place).some((name) => foldedPhrase(name) === folded);
}

function placeCalled(name: string, places: readonly Place[]): Place | undefined {
  return name === "" ? undefined : places.find((place) => isCalled(place, name));
}

/** The texts of a trip in an address: digits without units. */
export function tripTexts(trip: Trip | null): TripTexts {
  if (trip === null) return noTrip;
  const { days, km, to } = trip;
  const kmText = to === undefined && km > 0 ? String(km) : "";
  return { days: String(days), km: kmText, to: to?.slug ?? "" };
}

/** The trip and the pick-up of an address for other pages, which check the place: `?days=3`, or "". */
export function tripSearch(search: string): string {
  const query = readPageQuery(search);
  const { to, from } = query;
  const days = query.days || (to && "1");
  const anyPlace = [{ slug: to, name: to, km: 1, estimated: false }];
  return pageQueryText({
    ...emptyQuery,
    ...tripTexts(tripOf({ ...query, days }, anyPlace).trip),
    from,
  });
}

/** Leaves out repeated and excess ids. */
export function parsedIds(text: string): number[] {
  const ids = text.split(/\P{Number}/u).flatMap((part) => wholeNumber(part, bounds.itemId) ?? []);
  return [...new Set(ids)].slice(0, maxShortlistLength);
}
