import { useMemo } from "react";
import type { OpeningHours } from "../../catalogue/hours/opening-hours";
import {
  type PageQuery,
  pageQueryText,
  tripOf,
  type TripTexts,
  tripTexts,
} from "../../catalogue/lists/page-query";
import type { Place } from "../../catalogue/prices/item";
import type { Trip } from "../../catalogue/prices/trip-price";
import { useTexts } from "../visitor/language";
import { usePageAddress } from "../visitor/page-query";
import { usePickUpOf } from "../visitor/pick-up-context";
import { useIsStatic } from "../visitor/use-is-static";

interface TripPage {
  readonly page: { readonly maxNights: number | null };
  readonly business: { readonly openingHours: OpeningHours };
  readonly places: readonly Place[];
}

/** Returns the trip and the pick-up, and writes the query into the address. */
export function usePageTrip(
  query: PageQuery,
  { page, business, places }: TripPage,
  hasTripForm: boolean,
) {
  // Vehicles are picked up at the shop; taxis have no trip prices.
  const hasTime = hasTripForm && page.maxNights === null;
  const trip = useTrip(query, places);
  const pickUp = usePickUpOf(query.from, business.openingHours, hasTime);
  const search = pageQueryText({ ...query, ...tripTexts(trip), from: pickUp.from });
  usePageAddress(useIsStatic() ? null : search);
  return { trip, pickUp };
}

/** The same object until a text changes, so that cards do not render again. */
export function useTrip({ days, km, to }: TripTexts, places: readonly Place[]): Trip | null {
  const texts = useTexts();
  return useMemo(() => tripOf({ days, km, to }, places, texts).trip, [days, km, to, places, texts]);
}
