import { type ComponentType, createContext, useContext } from "react";
import type { ListQuery } from "../../catalogue/lists/list-query";
import type { Tour } from "../../catalogue/lists/tours";
import type { Trip } from "../../catalogue/prices/tariff";
import type { pickUpFields } from "../../catalogue/shop/pick-up-text";

export interface TripNoteProps {
  readonly trip: Trip;
  /** Who else drives to where it goes. */
  readonly tours: readonly Tour[];
  /** For where the trip goes, which the painted stone says, too. */
  readonly placeClass: string | undefined;
}

/** The pick-up of a page. What a script of its own adds is there once that is loaded. */
export interface PickUpState extends Partial<ReturnType<typeof pickUpFields>> {
  /** As the address has it; an empty text for none. */
  readonly from: string;
  /** What the address says of trip and pick-up and cannot be read; it is said until anything is chosen. */
  readonly unread: readonly string[];
  readonly change: (part: Pick<ListQuery, "from">) => void;
  readonly Row?: ComponentType;
  readonly Note?: ComponentType<TripNoteProps>;
}

export const PickUpContext = createContext<PickUpState>({
  from: "",
  unread: [],
  change: () => undefined,
});

export function usePickUp(): PickUpState {
  return useContext(PickUpContext);
}
