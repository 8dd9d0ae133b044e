import { type Tour, toursTo } from "../catalogue/lists/tours";
import type { PageNode, PlannedPage } from "./plan-pages";

/** The groups of lists that are grouped by location, where they lead to places that visitors go to. */
export function planTours(
  places: Parameters<typeof toursTo>[0],
  pages: readonly (PageNode & { readonly link: string })[],
  lists: readonly PlannedPage[],
): readonly Tour[] {
  const groups = lists.flatMap(({ path, context: { pageId, groups, brandLabel } }) => {
    const page = pages.find(({ jsonId }) => jsonId === pageId);
    if (page?.groupBy !== "location" || brandLabel !== null) return [];
    return groups.map(({ value, label, id, lowest, isFrom, passes = [] }) => {
      return { value, label, id, lowest, isFrom, passes, path, list: page.link };
    });
  });
  return toursTo(places, groups);
}
