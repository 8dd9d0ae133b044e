import type { Place } from "../prices/item";
import type { Trip } from "../prices/tariff";
import { foldedWords } from "../text/folded-words";

export type NamedPlace = Pick<Place, "slug" | "name" | "alsoCalled">;

/** Whether a place has this name, whatever its case, accents and blanks. */
export function isCalled({ slug, name, alsoCalled }: NamedPlace, text: string): boolean {
  const folded = (words: string) => foldedWords(words).join(" ");
  return [slug, name, ...(alsoCalled ?? [])].some((one) => folded(one) === folded(text));
}

/**
 * The trip to a place and back.
 *
 * @param days days that the visitor has chosen, or null: a day is then enough
 */
export function tripTo(place: Place, days: number | null): Trip {
  return { days: days ?? 1, km: 2 * place.km, to: place };
}
