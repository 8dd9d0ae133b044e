import { useMemo } from "react";
import type { ListQuery } from "../../catalogue/lists/list-query";
import type { OpeningHours } from "../../catalogue/shop/opening-hours";
import { useTexts } from "../ui/language";
import { lateScript } from "../ui/late-script";
import type { PickUpState } from "../ui/pick-up-state";

/** What only a trip needs. Named, so that the build lists it among the scripts that are precached. */
export const [loadTripScript, useScript] = lateScript(
  () => import(/* webpackChunkName: "trip" */ "./trip-script"),
);

/**
 * The pick-up of a page; the same object as long as nothing of it changes. The script is loaded for a trip and where
 * the fields are on the page from its start.
 *
 * @param isAtShop whether it is picked up at the shop, whose hours then count
 */
export function usePickUpOf(
  { from, trip, unread }: ListQuery,
  change: PickUpState["change"],
  hours: OpeningHours,
  isAtShop: boolean,
): PickUpState {
  const texts = useTexts();
  const { script } = useScript(from !== "" || unread.length > 0 || trip !== null || !isAtShop);
  return useMemo(
    () => ({ from, unread, change, ...script?.pickUpState(from, hours, isAtShop, texts) }),
    [script, from, unread, change, hours, isAtShop, texts],
  );
}
