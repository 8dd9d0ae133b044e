import { type ComponentType, createContext, useContext } from "react";
import type { ListQuery } from "../../catalogue/lists/list-query";
import type { Tour } from "../../catalogue/lists/tours";
import type { Item } from "../../catalogue/prices/item";
import type { Trip } from "../../catalogue/prices/tariff";
import type { TripPrices } from "../../catalogue/prices/trip-prices";
import type { pickUpFields } from "../../catalogue/shop/pick-up-text";

export interface TripNoteProps {
  readonly trip: Trip;
  /** Who else drives to where it goes. */
  readonly tours: readonly Tour[];
  /** For where the trip goes, which the painted stone says, too. */
  readonly placeClass: string | undefined;
}

/** The lowest of a list's prices for a trip as a sentence; an empty text where there is none. */
export type LowestText = (trip: Trip, items: readonly Item[], tripPrices: TripPrices) => string;

/** The pick-up of a page. What a script of its own adds is there once that is loaded. */
export interface PickUpState extends Partial<ReturnType<typeof pickUpFields>> {
  /** As the address has it; an empty text for none. */
  readonly from: string;
  /** What the address says of a trip and cannot be read; it is said until anything is chosen. */
  readonly unread: readonly string[];
  readonly change: (part: Partial<ListQuery>) => void;
  readonly Row?: ComponentType;
  /** What is said of a trip, and what is heard of it. */
  readonly Note?: ComponentType<TripNoteProps>;
  readonly lowestText?: LowestText;
}

export const PickUpContext = createContext<PickUpState>({
  from: "",
  unread: [],
  change: () => undefined,
});

export function usePickUp(): PickUpState {
  return useContext(PickUpContext);
}

/** Whether something is away: on the chosen day or, where none is chosen, now. */
export function isAway(until: string | null, { awayText }: Pick<PickUpState, "awayText">): boolean {
  return until !== null && Date.parse(until) > Date.now() && awayText?.(until) !== "";
}
