/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";
import { parsedListQuery } from "../../src/catalogue/list-query";
import { useWithoutUselessList } from "../../src/components/list/use-without-useless-list";

const items = [{ jsonId: 1 }, { jsonId: 2 }];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The query in the address once a page with these items has been there for a while. */
function left(search: string, shown: typeof items | null): string {
  window.history.replaceState(null, "", `/bikes${search}`);
  const query = parsedListQuery(search);
  renderHook(() => useWithoutUselessList(query, shown));
  jest.advanceTimersByTime(1000);
  return window.location.search;
}

test.each([
  ["of which the catalogue has nothing goes", "?q=dio&list=8-9", items, "?q=dio"],
  ["of which it has something stays", "?list=1-9", items, "?list=1-9"],
  ["stays as long as some items are not there", "?list=8-9", null, "?list=8-9"],
  ["that nobody shared changes nothing", "?from=elsewhere&q=dio", items, "?from=elsewhere&q=dio"],
])("a shared list %s", (_what, search, shown, expected) => {
  expect(left(search, shown)).toBe(expected);
});
