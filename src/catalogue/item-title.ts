/** An item as far as its title goes. */
export interface TitledItem {
  readonly name: string;
  readonly location: string | null;
}

/** What an item is called where others of its name may stand beside it: its place follows. */
export function itemTitle({ name, location }: TitledItem): string {
  return location === null ? name : `${name}, ${location}`;
}
