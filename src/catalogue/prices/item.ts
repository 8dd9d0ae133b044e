export type PriceRow = Queries.PriceTableFragment;

/** A thing to rent, as the pages query it. Functions name the part that they need by `Pick`. */
export type Item = Omit<Queries.ItemCardFragment, "image">;

type QueriedPlace = Queries.PlacesFragment["places"]["nodes"][number];
export type Place = Omit<QueriedPlace, "alsoCalled"> & Partial<QueriedPlace>;

/** What an item is called where others of its name may be beside it: its place follows. */
export function itemTitle({ name, location }: Pick<Item, "name" | "location">): string {
  return location === null ? name : `${name}, ${location}`;
}
