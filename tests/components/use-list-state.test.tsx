/** @jest-environment jsdom */
import { LocationProvider } from "@reach/router";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { itemsPerPage, pagesOfList } from "../../src/catalogue/page-paths";
import { useListState } from "../../src/components/list/use-list-state";
import { bike, room, searchWords, windowHistory } from "../support/fixtures";

const scooters = Array.from({ length: itemsPerPage + 2 }, (_, index) => ({
  ...bike,
  jsonId: index + 1,
  name: `Scooter ${index + 1}`,
  priceDetails: bike.priceDetails.map((row) => ({ ...row, price: row.price - index })),
}));
const listPages = pagesOfList("/bikes", scooters.length);
const firstPage = scooters.slice(0, itemsPerPage);
const last = scooters.length;

/** Pages that Gatsby's loader was asked for. */
let asked: string[];

beforeEach(() => {
  localStorage.clear();
  asked = [];
  const nodes = (path: string) =>
    path === listPages[0] ? firstPage : scooters.slice(itemsPerPage);
  const page = (path: string) => ({
    page: { path },
    json: { data: { items: { nodes: nodes(path) } } },
  });
  const loadPage = (path: string) => {
    asked.push(path);
    return Promise.resolve(page(path));
  };
  Object.assign(window, { ___loader: { loadPage, loadPageSync: page } });
});

function stateAt(search: string, items: readonly Queries.ItemCardFragment[] = firstPage) {
  window.history.replaceState(null, "", `/bikes${search}`);
  const history = windowHistory();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <LocationProvider history={history}>{children}</LocationProvider>
  );
  const content = {
    catalogue: "bikes",
    items,
    offeredIds: scooters.map(({ jsonId }) => jsonId),
    listPages: items === firstPage ? listPages : ["/bikes"],
    chips: [],
    searchWords,
    canCombineRows: true,
    places: [],
  };
  return renderHook(() => useListState(content), { wrapper }).result;
}

test("a list of which nothing is asked is that of its page, and loads no other", () => {
  const { current } = stateAt("");
  expect(current).toMatchObject({ isFiltered: false, isPriced: true, moreCount: 0, compared: [] });
  expect(current.shown).toBe(firstPage);
  expect(asked).toEqual([]);
});

test("an order is that of the whole list, shown step by step", async () => {
  const result = stateAt("?sort=price");
  await waitFor(() => expect(result.current.loaded.state).toBe("complete"));
  expect(result.current.isFiltered).toBe(true);
  expect(result.current.listed.map(({ jsonId }) => jsonId)).toEqual(
    scooters.map(({ jsonId }) => jsonId).reverse(),
  );
  expect(result.current.shown).toEqual(result.current.listed.slice(0, itemsPerPage));
  expect(result.current.moreCount).toBe(2);
  act(() => result.current.showMore());
  expect(result.current.shown).toEqual(result.current.listed);
  expect(result.current.moreCount).toBe(0);
});

test("a starred item of another page is loaded and compared, and the page shows its own", async () => {
  localStorage.setItem("shortlist:bikes", String(last));
  const result = stateAt("?days=2");
  await waitFor(() => expect(result.current.compared).toHaveLength(1));
  expect(result.current.compared[0]?.name).toBe(`Scooter ${last}`);
  expect(result.current.priced.tripPrices.has(last)).toBe(true);
  expect(result.current.shown).toBe(firstPage);
});

test("a trip in the address is none where no item has a price for it", () => {
  const result = stateAt("?days=2", [room]);
  expect(result.current.isPriced).toBe(false);
  expect(result.current.query.trip).toBeNull();
  expect(result.current.latest.tripPrices.size).toBe(0);
});
