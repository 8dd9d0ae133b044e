import { useMemo } from "react";
import type { ListQuery } from "../../catalogue/lists/list-query";
import type { OpeningHours } from "../../catalogue/shop/opening-hours";
import { useTexts } from "../ui/language";
import { lateScript } from "../ui/late-script";
import type { PagePickUp } from "../ui/pick-up-context";

/** Named, so that the build precaches the script. */
export const [loadTripScript, useTripScript] = lateScript(
  () => import(/* webpackChunkName: "trip" */ "./trip-script"),
);

/**
 * The pick-up of a page, stable while nothing changes. Its script is loaded for a trip, or where
 * static HTML has the fields.
 *
 * @param isAtShop whether the opening hours of the shop count
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
