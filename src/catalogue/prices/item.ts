import type { Texts } from "../text/texts";

export type PriceRow = Queries.PriceTableFragment;

export type Item = Omit<Queries.ItemCardFragment, "image">;

type QueriedPlace = Queries.PlacesFragment["places"]["nodes"][number];
export type Place = Omit<QueriedPlace, "alsoCalled"> & Partial<QueriedPlace>;

export type TitledItem = Pick<Item, "name" | "location"> & Partial<Pick<Item, "groupNote">>;

/** @param texts English for titles in chats */
export function itemTitle(
  { name, location, groupNote }: TitledItem,
  { word }: Pick<Texts, "word">,
): string {
  const difference = location && (groupNote ?? location);
  return difference === null ? word(name) : `${word(name)}, ${word(difference)}`;
}

export type BadgeItem = Pick<Item, "priceDetails" | "extraKmRate" | "mileage">;

export function hasDistance(item: Pick<BadgeItem, "priceDetails" | "extraKmRate">): boolean {
  return (
    Boolean(item.extraKmRate) || item.priceDetails.some(({ allowanceKm }) => allowanceKm !== null)
  );
}
