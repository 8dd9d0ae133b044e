import type { OpeningHours } from "../../catalogue/hours/opening-hours";
import { pickUpDetails } from "../../catalogue/hours/pick-up-text";
import type { Texts } from "../../catalogue/text/texts";
import { LowestPrice } from "./lowest-price";
import { PickUpRow } from "./pick-up-row";
import { TripNote } from "./trip-note";

/** Loaded by `use-trip-script.ts`. `from` is the pick-up in the address. */
export function tripParts(from: string, hours: OpeningHours, hasTime: boolean, texts: Texts) {
  const details = pickUpDetails(from, hasTime, texts);
  return { ...details, hours, hasTime, Row: PickUpRow, Note: TripNote, LowestPrice };
}
