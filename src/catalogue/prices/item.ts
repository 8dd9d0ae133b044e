import type { Texts } from "../text/texts";

export type PriceRow = Queries.PriceTableFragment & {
  /** Whether the row leads the card, because a search matched it. */
  readonly leads?: boolean;
};

export type Item = Omit<Queries.ItemCardFragment, "image">;

type QueriedPlace = Queries.PlacesFragment["places"]["nodes"][number];
export type Place = Omit<QueriedPlace, "alsoCalled"> & Partial<QueriedPlace>;

export type TitledItem = Pick<Item, "name" | "location"> & Partial<Pick<Item, "groupNote">>;

/** @param texts English ones for a title that the shop reads, as in chats */
export function itemTitle(
  { name, location, groupNote }: TitledItem,
  { word }: Pick<Texts, "word">,
): string {
  const difference = location && (groupNote ?? location);
  return difference === null ? word(name) : `${word(name)}, ${word(difference)}`;
}
