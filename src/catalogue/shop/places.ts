import type { Place } from "../prices/item";
import type { Trip } from "../prices/tariff";

/**
 * The trip to a place and back.
 *
 * @param days days that the visitor has chosen, or null: a day is then enough
 */
export function tripTo(place: Place, days: number | null): Trip {
  return { days: days ?? 1, km: 2 * place.km, to: place };
}
