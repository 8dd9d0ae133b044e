/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { itemsPerPage } from "../../src/catalogue/addresses/page-paths";
import { useShownCount } from "../../src/components/list/use-shown-count";

const sorted = { search: "", chosen: [], isSortedByPrice: true };

test.each([
  ["word", { ...sorted, search: "dio" }],
  ["chip", { ...sorted, chosen: ["scooty"] }],
  ["order", { ...sorted, isSortedByPrice: false }],
])("each step shows as many more, and another %s starts over", (_, other) => {
  const { result, rerender } = renderHook((asked: typeof sorted) => useShownCount(asked), {
    initialProps: sorted,
  });
  const count = () => result.current[0];
  const showMore = () => act(() => result.current[1]());
  expect(count()).toBe(itemsPerPage);
  showMore();
  showMore();
  expect(count()).toBe(3 * itemsPerPage);
  rerender({ ...sorted, chosen: [] });
  expect(count()).toBe(3 * itemsPerPage);
  rerender(other as typeof sorted);
  expect(count()).toBe(itemsPerPage);
  showMore();
  expect(count()).toBe(2 * itemsPerPage);
});
