import type { ComparisonTexts } from "./words/en-comparison";
import type { HelpTexts } from "./words/en-help";
import type { NotFoundTexts } from "./words/en-not-found";
import type { SharingTexts } from "./words/en-sharing";
import type { UploadTexts } from "./words/en-upload";
import type { TripTexts } from "./words/en-trip";
import { en } from "./words/en";

/**
 * The texts of one language; that of each further one is a record of this type in `words`. What only some visitors
 * need comes in English with the script that says it.
 */
export type Texts = Readonly<typeof en> & {
  readonly trip?: TripTexts;
  readonly comparison?: ComparisonTexts;
  readonly help?: HelpTexts;
  readonly notFound?: NotFoundTexts;
  readonly sharing?: SharingTexts;
  readonly upload?: UploadTexts;
};

/** The words of English, the first language, which every page has. */
export const texts: Texts = en;
