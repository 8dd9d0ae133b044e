import type { Texts } from "../text/texts";

export type PriceRow = Queries.PriceTableFragment & {
  /** It is shown large whatever others there are: a search with a limit has found the item by it. */
  readonly leads?: boolean;
};

/** A thing to rent, as the pages query it. Functions name the part that they need by `Pick`. */
export type Item = Omit<Queries.ItemCardFragment, "image">;

type QueriedPlace = Queries.PlacesFragment["places"]["nodes"][number];
export type Place = Omit<QueriedPlace, "alsoCalled"> & Partial<QueriedPlace>;

/**
 * What an item is called where others of its name may be beside it: its place follows.
 *
 * @param texts those of the page; the shop itself, which chats go to, reads the data's own English
 */
export function itemTitle(
  { name, location }: Pick<Item, "name" | "location">,
  { word }: Pick<Texts, "word">,
): string {
  return location === null ? word(name) : `${word(name)}, ${word(location)}`;
}
