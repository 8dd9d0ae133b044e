import { formattedRupees } from "./money";
import type { Trip, TripPrice } from "./tariff";

/** An item with the price that the visitor saw. */
export interface EnquiredItem {
  readonly name: string;
  /** The price as shown, or null where only a call can tell. */
  readonly price: string | null;
}

/** A trip's total as the visitor reads it, with the sign of an approximate figure. */
export function shownTotal({ total, isEstimated }: TripPrice): string {
  return isEstimated ? `≈ ${formattedRupees(total)}` : formattedRupees(total);
}

/** How a total comes about: `1 week ₹2,799 + 50 km × ₹3`. */
export function shownParts({ parts, excessKm }: TripPrice, extraKmRate: number): string {
  const rows = parts.map(({ row, count }) => {
    const price = formattedRupees(row.price * count);
    return `${count === 1 ? "" : `${count} × `}${row.duration} ${price}`;
  });
  const excess =
    excessKm === null || excessKm === 0 ? [] : [`${excessKm} km × ${formattedRupees(extraKmRate)}`];
  return [...rows, ...excess].join(" + ");
}

/** A trip in words: `6 days, 700 km`. */
export function shownTrip({ days, km }: Trip): string {
  const length = days === 1 ? "1 day" : `${days} days`;
  return km === 0 ? length : `${length}, ${km} km`;
}

/**
 * The message of a chat link: the specified words first (specification, section 2), then the items,
 * the trip, and the prices that were shown.
 */
export function enquiryText(
  greeting: string,
  items: readonly EnquiredItem[],
  trip: Trip | null,
): string {
  const named = items.map(({ name, price }) => (price === null ? name : `${name} ${price}`));
  const subject = named.join(", ");
  return `${greeting}: ${subject}${trip === null ? "" : ` (${shownTrip(trip)})`}`;
}
