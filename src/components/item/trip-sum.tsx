import type { itemView } from "../../catalogue/prices/item-view";

interface TripSumProps {
  readonly sum: NonNullable<ReturnType<typeof itemView>["sum"]>;
}

/** The calculation of a trip price. Lines break only between its terms and its total. */
export function TripSum({ sum: [terms, total] }: TripSumProps) {
  return (
    <>
      <span>{`${terms}\u00a0`}</span>
      <b>{total.replaceAll(" ", "\u00a0")}</b>
    </>
  );
}
