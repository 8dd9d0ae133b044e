import { type ComponentType, createContext, useContext } from "react";
import type { ListQuery } from "../../catalogue/lists/list-query";
import type { Tour } from "../../catalogue/lists/tours";
import type { Item } from "../../catalogue/prices/item";
import type { Trip } from "../../catalogue/prices/tariff";
import type { TripPrices } from "../../catalogue/prices/trip-prices";

/** What a page says of a day and time on which something can be picked up. */
export interface PickUpWords {
  /** From when and, for some days, until when: `Sat 28 Nov 10:00 to Tue 1 Dec 10:00`. */
  readonly spanText: (days?: number) => string;
  /** When something hired for some days is back: a sentence whose middle part is what counts. */
  readonly returnText: (days: number) => readonly [before: string, when: string, after: string];
  /** What the sign of an item says that is away until a moment; an empty text where it is back by then. */
  readonly awayText: (until: string) => string;
  /** How sure a price is, in short. */
  readonly estimate: string;
  /** The first question of a chat. */
  readonly isItFree: string;
}

/** The pick-up of a page. Its words are there once its script is loaded, and where it can be one. */
export interface PickUpState extends Partial<PickUpWords> {
  /** As the address has it; an empty text for none. */
  readonly from: string;
  /** What the address says of trip and pick-up and cannot be read; it is said until anything is chosen. */
  readonly unread: readonly string[];
  readonly change: (part: Pick<ListQuery, "from">) => void;
  /** The fields, once their script is loaded. */
  readonly Row?: ComponentType;
  /** What is said of a trip, once its script is loaded. */
  readonly Note?: ComponentType<{
    readonly trip: Trip;
    readonly tours: readonly Tour[];
    readonly placeClass: string | undefined;
  }>;
  /** What is heard of it, likewise. */
  readonly Announcement?: ComponentType<{
    readonly trip: Trip;
    readonly items: readonly Item[];
    readonly tripPrices: TripPrices;
  }>;
}

export const PickUpContext = createContext<PickUpState>({
  from: "",
  unread: [],
  change: () => undefined,
});

export function usePickUp(): PickUpState {
  return useContext(PickUpContext);
}
