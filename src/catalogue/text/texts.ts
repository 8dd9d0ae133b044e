import type { TripTexts } from "./trip-texts";
import { en } from "./words/en";

/** The texts of one language; that of each further one is a record of this type in `words`. */
export type Texts = Readonly<typeof en> & {
  /** Words of trips; those in English come with the script of a trip. */
  readonly trip?: TripTexts;
};

/** The words of English, the first language, which every page has. */
export const texts: Texts = en;
