import { useEffect, useMemo, useState } from "react";
import type { ListQuery } from "../../catalogue/lists/list-query";
import type { OpeningHours } from "../../catalogue/shop/opening-hours";
import { useTexts } from "../ui/language";
import type { PickUpState } from "../ui/pick-up";

type TripScript = typeof import("./trip-script");

let loaded: TripScript | null = null;

/** Loads what only a trip needs. Named, so that the build lists it among the scripts that are precached. */
export async function loadTripScript(): Promise<TripScript> {
  loaded ??= await import(/* webpackChunkName: "trip" */ "./trip-script");
  return loaded;
}

/** What a page knows of a pick-up without the script. */
export interface PickUpOptions extends Pick<PickUpState, "from" | "change"> {
  readonly hours: OpeningHours;
  /** Whether it is picked up at the shop, whose hours then count. */
  readonly isAtShop: boolean;
}

/**
 * The pick-up of a page; the same object as long as nothing of it changes. The script is loaded for a trip and where
 * the fields are on the page from its start.
 */
export function useTripScript(
  { from, trip }: ListQuery,
  change: PickUpState["change"],
  hours: OpeningHours,
  isAtShop: boolean,
): PickUpState {
  const texts = useTexts();
  const [script, setScript] = useState(loaded);
  const isWanted = from !== "" || trip !== null || !isAtShop;
  useEffect(() => {
    if (isWanted) loadTripScript().then(setScript, () => undefined);
  }, [isWanted]);
  return useMemo(() => {
    const options = { from, change, hours, isAtShop };
    return script?.pickUpState(options, texts) ?? options;
  }, [script, from, change, hours, isAtShop, texts]);
}
