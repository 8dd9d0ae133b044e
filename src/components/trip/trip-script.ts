import type { OpeningHours } from "../../catalogue/shop/opening-hours";
import { pickUpFields } from "../../catalogue/shop/pick-up-text";
import type { Texts } from "../../catalogue/text/texts";
import { PickUpRow } from "./pick-up-row";
import { TripAnnouncement } from "./trip-announcement";
import { TripNote } from "./trip-note";

/** All that a page shows and says of a pick-up, at this moment. */
export function pickUpState(from: string, hours: OpeningHours, isAtShop: boolean, texts: Texts) {
  return {
    ...pickUpFields(from, hours, isAtShop, texts),
    Row: PickUpRow,
    Note: TripNote,
    Announcement: TripAnnouncement,
  };
}
