/** A digit followed by three, five, seven … digits: Indian grouping has a comma there. */
const beforeGroup = /\d(?=(?:\d\d)+\d$)/g;

/**
 * `₹2,799`, `₹1,05,000`. The first use of `Intl` would block a slow phone for 50 ms at the start.
 *
 * @param rupees whole rupees, zero or more
 * @throws RangeError when the amount is negative, fractional or not a safe integer
 */
export function formattedRupees(rupees: number): string {
  if (!Number.isSafeInteger(rupees) || rupees < 0) {
    throw new RangeError(`A price is a whole number of rupees, zero or more, not ${rupees}`);
  }
  return `₹${groupedDigits(rupees)}`;
}

/** `20,000`, `1,20,000`. */
export function groupedDigits(count: number): string {
  return String(count).replaceAll(beforeGroup, "$&,");
}
