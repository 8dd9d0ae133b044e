import type { Texts } from "../texts";
import { words as hi } from "./hi";
import { words as te } from "./te";

/** By language code, without English. */
export const translatedTexts: ReadonlyMap<string, Texts> = new Map([
  ["hi", hi],
  ["te", te],
]);
