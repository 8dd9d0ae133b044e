import { useEffect } from "react";
import { type ListQuery, listQueryText } from "../../catalogue/list-query";
import { writeSearchSoon } from "../navigation/list-address";

/**
 * Takes a shared shortlist of which the catalogue has nothing out of the page's address, so that it is
 * neither shared nor asked for again. What the page says of it stays until the visitor leaves.
 *
 * @param items all items of the list, or null as long as some are not there
 */
export function useWithoutUselessList(
  query: ListQuery,
  items: readonly { readonly jsonId: number }[] | null,
): void {
  const isUseless =
    query.shortlist !== null &&
    items !== null &&
    !items.some(({ jsonId }) => query.shortlist?.includes(jsonId));
  useEffect(() => {
    if (isUseless) writeSearchSoon(listQueryText({ ...query, shortlist: null }));
  }, [isUseless, query]);
}
