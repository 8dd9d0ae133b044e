import { catalogueNames } from "../../src/data-check/catalogue-data";
import { itemName } from "../server/change-words";
import type { Contents } from "../server/protocol";
import { itemsOf, slugOfItem } from "./former-slugs";

/** An address that was published for one item and leads to another one now, by the items' names. */
export interface TakenAddress {
  readonly published: string;
  readonly now: string;
}

/**
 * Where a saved address leads to another item although its own is still there. An item that was removed
 * misses nothing: whatever has its name now is what a visitor looks for.
 */
export function takenAddresses(published: Contents, drafts: Contents): readonly TakenAddress[] {
  return catalogueNames.flatMap((name) => {
    const now = itemsOf(drafts[name]);
    return itemsOf(published[name]).flatMap((was) => {
      const slug = slugOfItem(was);
      const item = now.find(({ id }) => id === was.id);
      if (item === undefined || slug === undefined || slugOfItem(item) === slug) return [];
      const other = now.find(
        ({ brand, ...one }) => brand === was.brand && slugOfItem(one) === slug,
      );
      if (other === undefined) return [];
      const nameOf = (id: number) => itemName(name, id, drafts) ?? "";
      return [{ published: nameOf(was.id), now: nameOf(other.id) }];
    });
  });
}
