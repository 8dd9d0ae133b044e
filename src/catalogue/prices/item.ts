import type { Texts } from "../text/texts";

export type PriceRow = Queries.PriceTableFragment & {
  /** It is shown large whatever others there are: a search with a limit has found the item by it. */
  readonly leads?: boolean;
};

/** A thing to rent, as the pages query it. Functions name the part that they need by `Pick`. */
export type Item = Omit<Queries.ItemCardFragment, "image">;

type QueriedPlace = Queries.PlacesFragment["places"]["nodes"][number];
export type Place = Omit<QueriedPlace, "alsoCalled"> & Partial<QueriedPlace>;

/** What titles an item; without a note of its group it is titled by its location. */
export type TitledItem = Pick<Item, "name" | "location"> & Partial<Pick<Item, "groupNote">>;

/**
 * What an item is called where others of its name may be beside it: where it is or goes follows.
 *
 * @param texts those of the page; the shop itself, which chats go to, reads the data's own English
 */
export function itemTitle(
  { name, location, groupNote }: TitledItem,
  { word }: Pick<Texts, "word">,
): string {
  const difference = location && (groupNote ?? location);
  return difference === null ? word(name) : `${word(name)}, ${word(difference)}`;
}
