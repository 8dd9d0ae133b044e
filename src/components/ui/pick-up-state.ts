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
}

export interface LowestPriceProps {
  /** The items that the list shows. */
  readonly items: readonly Item[];
  readonly tripPrices: TripPrices;
}

/** The pick-up of a page. What a script of its own adds is there once that is loaded. */
export interface PickUpState extends Partial<ReturnType<typeof pickUpFields>> {
  /** As the address has it; an empty text for none. */
  readonly from: string;
  /** What the address says of a trip and cannot be read; it is said until anything is chosen. */
  readonly unread: readonly string[];
  readonly change: (part: Partial<ListQuery>) => void;
  readonly Row?: ComponentType;
  readonly Note?: ComponentType<TripNoteProps>;
  readonly LowestPrice?: ComponentType<LowestPriceProps>;
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
