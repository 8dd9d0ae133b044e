import type { Place } from "../prices/item";
import { foldedPhrase } from "../text/folded-words";

export type NamedPlace = Pick<Place, "slug" | "name" | "alsoCalled">;

/** Ignores case, accents and spaces. */
export function isCalled({ slug, name, alsoCalled }: NamedPlace, text: string): boolean {
  const folded = foldedPhrase(text);
  return [slug, name, ...(alsoCalled ?? [])].some(
    (placeName) => foldedPhrase(placeName) === folded,
  );
}
