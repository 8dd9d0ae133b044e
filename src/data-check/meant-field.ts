import { isOneEditAway } from "../catalogue/search";

/** A name without what a quick hand writes otherwise: capitals, blanks and lines between words. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
}

/**
 * The field that an unknown one was most likely meant to be, or null: its name is the same but for capitals,
 * for lines and blanks, or for one letter.
 *
 * @param known names of the fields that could stand there
 */
export function meantField(unknown: string, known: readonly string[]): string | null {
  const isSame = (name: string) => plain(name) === plain(unknown);
  const isNear = (name: string) => name.length > 2 && isOneEditAway(plain(name), plain(unknown));
  return known.find(isSame) ?? known.find(isNear) ?? null;
}
