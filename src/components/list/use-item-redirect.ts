import { useEffect } from "react";
import { cardId, openedItemFragment } from "../../catalogue/addresses/page-paths";
import type { Item } from "../../catalogue/prices/item";
import { loadPage } from "../navigation/gatsby-loader";
import { goTo } from "../navigation/navigation";

/**
 * Opens the item's page to which the visitor wanted to go. Offline, the service worker redirects it to
 * the list, because item pages are not precached; the list has the data for the page.
 */
export function useItemRedirect(items: readonly Pick<Item, "path">[]): void {
  useEffect(() => {
    const { hash, search } = window.location;
    const item = items.find(({ path }) => hash === openedItemFragment(path));
    if (item === undefined) return;
    const isStillWanted = () => window.location.hash === hash;
    loadPage(item.path).then(
      () => isStillWanted() && goTo(item.path, search, true),
      // The card shows the same.
      () => isStillWanted() && window.location.replace(`#${cardId(item.path)}`),
    );
  }, [items]);
}
