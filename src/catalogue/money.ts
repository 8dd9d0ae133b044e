const indianRupees = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});

/**
 * A price as the visitor reads it: rupee sign and Indian digit grouping, `₹2,799` or `₹1,05,000`.
 *
 * @param rupees whole rupees, zero or more
 * @throws RangeError when the amount is negative, fractional or not a safe integer
 */
export function formattedRupees(rupees: number): string {
  if (!Number.isSafeInteger(rupees) || rupees < 0) {
    throw new RangeError(`A price is a whole number of rupees, zero or more, not ${rupees}`);
  }
  return indianRupees.format(rupees);
}
