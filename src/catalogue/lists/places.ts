import type { Place } from "../prices/item";
import type { Trip } from "../prices/trip-price";
import { foldedPhrase } from "../text/folded-words";

export type NamedPlace = Pick<Place, "slug" | "name" | "alsoCalled">;

/** Ignores case, accents and spaces. */
export function isCalled({ slug, name, alsoCalled }: NamedPlace, text: string): boolean {
  const folded = foldedPhrase(text);
  return [slug, name, ...(alsoCalled ?? [])].some(
    (placeName) => foldedPhrase(placeName) === folded,
  );
}

/** There and back, by default in one day. */
export function tripTo(place: Place, days: number | null): Trip {
  return { days: days ?? 1, km: 2 * place.km, to: place };
}
