import { formatSum, formatTripPrice } from "../../catalogue/prices/enquiry";
import type { TripPrice } from "../../catalogue/prices/tariff";
import { useTexts } from "../ui/language";

interface TripSumProps {
  readonly price: TripPrice;
  /** Rupees for each kilometre beyond the allowance. */
  readonly extraKmRate: number;
}

/** How a trip's total comes about; what it comes to, where something is added, in bold. */
export function TripSum({ price, extraKmRate }: TripSumProps) {
  const texts = useTexts();
  const sum = formatSum(price, extraKmRate, texts);
  const total = formatTripPrice(price, texts);
  const result = ` = ${total}`;
  if (!sum.endsWith(result)) return sum;
  return (
    <>
      {sum.slice(0, -result.length)} = <b>{total}</b>
    </>
  );
}
