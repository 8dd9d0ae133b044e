import { useMemo } from "react";
import type { ListQuery } from "../../catalogue/lists/list-query";
import type { OpeningHours } from "../../catalogue/shop/opening-hours";
import { useTexts } from "../ui/language";
import { lateScript } from "../ui/late-script";
import type { PagePickUp } from "../ui/pick-up-context";

/** The build precaches the script by its chunk name. */
export const [loadTripScript, useTripScript] = lateScript(
  () => import(/* webpackChunkName: "trip" */ "./trip-script"),
);

/**
 * Returns what a page's components need for the pick-up; the same object until one of its values changes. Loads
 * the script if the address has a trip or a pick-up, or if the page shows `PickUpField` because pick-ups are not at
 * the shop.
 *
 * @param isAtShop whether the pick-up is at the shop, so that its opening hours count
 */
export function usePickUpOf(
  { from, trip, rejected }: ListQuery,
  change: PagePickUp["change"],
  hours: OpeningHours,
  isAtShop: boolean,
): PagePickUp {
  const texts = useTexts();
  const { script } = useTripScript(
    from !== "" || rejected.length > 0 || trip !== null || !isAtShop,
  );
  return useMemo(
    () => ({ from, rejected, change, ...script?.tripParts(from, hours, isAtShop, texts) }),
    [script, from, rejected, change, hours, isAtShop, texts],
  );
}
