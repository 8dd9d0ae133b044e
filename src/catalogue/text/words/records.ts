import type { Texts } from "../texts";
import * as hi from "./hi";
import { englishHours, type HoursTexts } from "./hours";
import * as te from "./te";

interface LanguageRecord {
  /** The words of the interface, also those that English has with the scripts that say them. */
  readonly words: Required<Texts>;
  readonly hours: HoursTexts;
}

const records = new Map<string, LanguageRecord>([
  ["hi", hi],
  ["te", te],
]);

/** The words of every language but English, by its code. The browser loads those of its page alone. */
export const translatedTexts: ReadonlyMap<string, Texts> = new Map(
  [...records].map(([code, { words }]) => [code, words]),
);

export const hoursTexts = (code: string) => records.get(code)?.hours ?? englishHours;
