import type { Texts } from "../texts";
import * as hi from "./hi";
import { englishHours, type HoursTexts } from "./hours";
import * as te from "./te";

interface LanguageRecord {
  readonly words: Required<Texts>;
  readonly hours: HoursTexts;
}

const records = new Map<string, LanguageRecord>([
  ["hi", hi],
  ["te", te],
]);

/** By language code, without English. Only the build loads all languages. */
export const translatedTexts: ReadonlyMap<string, Texts> = new Map(
  [...records].map(([code, { words }]) => [code, words]),
);

export const hoursTexts = (code: string) => records.get(code)?.hours ?? englishHours;
