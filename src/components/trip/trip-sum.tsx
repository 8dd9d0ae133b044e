import type { ReactNode } from "react";
import { formatSum, formatTripPrice } from "../../catalogue/prices/enquiry";
import type { TripPrice } from "../../catalogue/prices/tariff";
import type { Texts } from "../../catalogue/text/texts";

/**
 * How a trip's total comes about, the total in bold; null where nothing is added, because the stone says
 * the same.
 *
 * @param extraKmRate rupees for each kilometre beyond the allowance
 */
export function tripSum(price: TripPrice, extraKmRate: number, texts: Texts): ReactNode {
  const sum = formatSum(price, extraKmRate, texts);
  const total = formatTripPrice(price, texts);
  if (!sum.endsWith(` = ${total}`)) return null;
  return (
    <>
      {sum.slice(0, -total.length)}
      <b>{total}</b>
    </>
  );
}
