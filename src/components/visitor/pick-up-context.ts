import { createContext, useContext, useMemo } from "react";
import type { OpeningHours } from "../../catalogue/hours/opening-hours";
import { isAway, possiblePickUp } from "../../catalogue/hours/pick-up";
import { type PickUpDetails, pickUpDetails } from "../../catalogue/hours/pick-up-text";
import type { Item } from "../../catalogue/prices/item";
import { useClock } from "./clock";
import { useTexts } from "./language";

interface PagePickUp extends PickUpDetails {
  readonly typed: string;
  /** The possible part of `typed`, or "". */
  readonly from: string;
  readonly hours: OpeningHours;
  readonly hasTime: boolean;
}

export const PickUpContext = createContext<PagePickUp>({
  typed: "",
  from: "",
  hours: { opens: "", closes: "" },
  hasTime: false,
});

export function usePickUp(): PagePickUp {
  return useContext(PickUpContext);
}

/** The same object until a value changes. */
export function usePickUpOf(typed: string, hours: OpeningHours, hasTime: boolean): PagePickUp {
  const texts = useTexts();
  const from = useClock((now) => possiblePickUp(typed, hours, hasTime, now), "");
  return useMemo(
    () => ({ typed, from, hours, hasTime, ...pickUpDetails(from, hasTime, texts) }),
    [typed, from, hours, hasTime, texts],
  );
}

/** Ids of the items that are not away on the chosen day, by default today. */
export function useAvailableIds(items: readonly Pick<Item, "jsonId" | "awayUntil">[]) {
  const { from } = usePickUp();
  const ids = useClock(
    (now) =>
      items
        .filter(({ awayUntil }) => !isAway(awayUntil, from, now))
        .map(({ jsonId }) => jsonId)
        .join(" "),
    "",
  );
  return ids.split(" ").map(Number);
}
