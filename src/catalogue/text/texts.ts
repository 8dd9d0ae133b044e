import type { ComparisonTexts } from "./words/en-comparison";
import type { HelpTexts } from "./words/en-help";
import type { NotFoundTexts } from "./words/en-not-found";
import type { SharingTexts } from "./words/en-sharing";
import type { UploadTexts } from "./words/en-upload";
import type { TripTexts } from "./words/en-trip";
import { en } from "./words/en";

/** `en` lacks the optional groups, because their English texts are in the scripts that use them. */
export type Texts = Readonly<typeof en> & {
  readonly trip?: TripTexts;
  readonly comparison?: ComparisonTexts;
  readonly help?: HelpTexts;
  readonly notFound?: NotFoundTexts;
  readonly sharing?: SharingTexts;
  readonly upload?: UploadTexts;
};

export const texts: Texts = en;
