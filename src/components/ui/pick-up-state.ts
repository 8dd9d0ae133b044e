import { type ComponentType, createContext, useContext } from "react";
import type { ListQuery } from "../../catalogue/lists/list-query";
import type { Tour } from "../../catalogue/lists/tours";
import type { Item } from "../../catalogue/prices/item";
import type { Trip } from "../../catalogue/prices/tariff";
import type { TripPrices } from "../../catalogue/prices/trip-prices";
import type { pickUpFields } from "../../catalogue/shop/pick-up-text";

export interface TripNoteProps {
  readonly trip: Trip;
  /** Other tours to the destination. */
  readonly tours: readonly Tour[];
}

export interface LowestPriceProps {
  readonly items: readonly Item[];
  readonly tripPrices: TripPrices;
}

/** The pick-up of a page; more fields once its script is loaded. */
export interface PickUpState extends Partial<ReturnType<typeof pickUpFields>> {
  /** As in the address, or "". */
  readonly from: string;
  /** Invalid values of the address, shown until the visitor chooses. */
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

/** Whether an item is away on the chosen day, or now without one. */
export function isAway(until: string | null, { awayText }: Pick<PickUpState, "awayText">): boolean {
  return until !== null && Date.parse(until) > Date.now() && awayText?.(until) !== "";
}
