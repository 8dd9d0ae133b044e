import { createContext, useContext, useMemo } from "react";
import { type OpeningHours, shopTime } from "../../catalogue/hours/opening-hours";
import { type PickUpDetails, pickUpDetails } from "../../catalogue/hours/pick-up-text";
import type { ListQuery } from "../../catalogue/lists/list-query";
import { useTexts } from "./language";

/** The pick-up of a page. */
export interface PagePickUp extends PickUpDetails {
  /** The pick-up in the address; empty if there is none. */
  readonly from: string;
  /** Changes the query of the list or item. */
  readonly change: (part: Partial<ListQuery>) => void;
  readonly hours: OpeningHours;
  /** Whether the pick-up has a time, because it is at the shop. */
  readonly hasTime: boolean;
}

export const PickUpContext = createContext<PagePickUp>({
  from: "",
  change: () => undefined,
  hours: { opens: "", closes: "" },
  hasTime: false,
});

export function usePickUp(): PagePickUp {
  return useContext(PickUpContext);
}

/** The value of the context; the same object until one of its values changes. */
export function usePickUpOf(
  { from }: Pick<ListQuery, "from">,
  change: PagePickUp["change"],
  hours: OpeningHours,
  hasTime: boolean,
): PagePickUp {
  const texts = useTexts();
  return useMemo(
    () => ({ from, change, hours, hasTime, ...pickUpDetails(from, hasTime, texts) }),
    [from, change, hours, hasTime, texts],
  );
}

/** Whether an item is away on the chosen day, or now if no day is chosen. */
export function isAway(until: string | null, { from }: Pick<PagePickUp, "from">): boolean {
  const [day = ""] = (from || shopTime(new Date())).split("T");
  return until !== null && day < until.slice(0, day.length);
}
