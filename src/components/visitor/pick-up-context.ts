import { type ComponentType, createContext, useContext } from "react";
import type { ListQuery } from "../../catalogue/lists/list-query";
import type { Tour } from "../../catalogue/lists/tours";
import type { Item } from "../../catalogue/prices/item";
import type { Trip } from "../../catalogue/prices/trip-price";
import type { TripPrices } from "../../catalogue/prices/priced-items";
import { type OpeningHours, shopTime } from "../../catalogue/hours/opening-hours";
import type { PickUpDetails } from "../../catalogue/hours/pick-up-text";

export interface TripNoteProps {
  readonly trip: Trip;
  /** To all places. */
  readonly tours: readonly Tour[];
}

export interface LowestPriceProps {
  readonly items: readonly Item[];
  readonly tripPrices: TripPrices;
}

interface AddressPickUp {
  /** The pick-up in the address; empty if there is none. */
  readonly from: string;
  /** Invalid values of the address; the next change clears them. */
  readonly rejected: readonly string[];
  /** Changes the query of the list or item. */
  readonly change: (part: Partial<ListQuery>) => void;
}

/** Texts and components that the trip's script adds. */
interface TripParts extends PickUpDetails {
  readonly hours: OpeningHours;
  /** Whether the pick-up has a time, because it is at the shop. */
  readonly hasTime: boolean;
  readonly Row: ComponentType<LoadedPickUp>;
  readonly Note: ComponentType<TripNoteProps>;
  readonly LowestPrice: ComponentType<LowestPriceProps>;
}

export type LoadedPickUp = AddressPickUp & TripParts;

/** The pick-up of a page. `TripParts` are undefined until the trip's script is loaded. */
export type PagePickUp =
  LoadedPickUp | (AddressPickUp & { readonly [Part in keyof TripParts]?: never });

export const PickUpContext = createContext<PagePickUp>({
  from: "",
  rejected: [],
  change: () => undefined,
});

export function usePickUp(): PagePickUp {
  return useContext(PickUpContext);
}

/** Whether an item is away on the chosen day, or now if no day is chosen. */
export function isAway(until: string | null, { from }: PagePickUp): boolean {
  const [day = ""] = (from || shopTime(new Date())).split("T");
  return until !== null && day < until.slice(0, day.length);
}
