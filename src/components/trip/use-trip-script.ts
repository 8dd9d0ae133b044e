import { useMemo } from "react";
import type { ListQuery } from "../../catalogue/lists/list-query";
import type { OpeningHours } from "../../catalogue/hours/opening-hours";
import { useTexts } from "../visitor/language";
import { lateScript } from "../visitor/late-script";
import type { PagePickUp } from "../visitor/pick-up-context";

/** The build precaches the script by its chunk name. */
export const [loadTripScript, useTripScript] = lateScript(
  () => import(/* webpackChunkName: "trip" */ "./trip-script"),
);

/**
 * Returns what a page's components need for the pick-up; the same object until one of its values changes. Loads
 * the script if the address has a trip or a pick-up, or if the page always shows the day, because it has no time.
 *
 * @param hasTime whether the pick-up has a time, because it is at the shop
 */
export function usePickUpOf(
  { from, trip, rejected }: ListQuery,
  change: PagePickUp["change"],
  hours: OpeningHours,
  hasTime: boolean,
): PagePickUp {
  const texts = useTexts();
  const isUsed = from !== "" || rejected.length > 0 || trip !== null;
  const { script } = useTripScript(isUsed || !hasTime);
  return useMemo(
    () => ({ from, rejected, change, ...script?.tripParts(from, hours, hasTime, texts) }),
    [script, from, rejected, change, hours, hasTime, texts],
  );
}
