import { useState } from "react";
import type { ListQuery } from "../../catalogue/lists/list-query";
import { itemsPerPage } from "../../catalogue/addresses/page-paths";

/** What decides which items a list shows in which order. */
type Asked = Pick<ListQuery, "search" | "chosen" | "isSortedByPrice">;

/**
 * How many of the found items are shown: as many as a page has, and with each step as many more. A
 * new question starts over.
 */
export function useShownCount(asked: Asked) {
  const question = questionOf(asked);
  const [steps, setSteps] = useState({ question, count: 1 });
  const count = steps.question === question ? steps.count : 1;
  const showMore = () => setSteps({ question, count: count + 1 });
  return [count * itemsPerPage, showMore] as const;
}

/** What tells apart two queries that are answered by other items or in another order. */
export function questionOf({ search, chosen, isSortedByPrice }: Asked): string {
  return JSON.stringify([search, chosen, isSortedByPrice]);
}
