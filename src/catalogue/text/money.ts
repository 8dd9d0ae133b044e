/** Indian numbers have commas before their last 3, 5, 7 … digits. */
const digitBeforeComma = /\d(?=(?:\d\d)+\d$)/g;

/**
 * `₹2,799`, `₹1,05,000`. `Intl` would block a slow phone for 50 ms.
 *
 * @param rupees whole rupees, zero or more
 */
export function formattedRupees(rupees: number): string {
  return `₹${groupedDigits(rupees)}`;
}

/** `20,000`, `1,20,000`. */
export function groupedDigits(count: number): string {
  return String(count).replaceAll(digitBeforeComma, "$&,");
}
