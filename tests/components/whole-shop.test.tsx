/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react";
import { parsedRows } from "../../src/catalogue/prices/price-data";
import { ItemDetails } from "../../src/components/item-page/item-details";
import { ListPage } from "../../src/components/list/list-page";
import { bike, listContext, listProps, renderAt } from "../support/fixtures";

/** An item with its durations and prices. */
const priced = (
  jsonId: number,
  name: string,
  ...rows: readonly (readonly [duration: string, price: number])[]
) => {
  const list = rows.map(([duration, price], id) => ({ id, duration, price, kms: null }));
  const priceDetails = parsedRows({ priceDetails: list });
  return { ...bike, jsonId, name, exceed: null, extraKmRate: 0, priceDetails };
};
const items = [
  priced(1, "Kayak", ["1 day", 900]),
  priced(3, "Tent", ["2 days", 1200], ["1 week", 5940]),
  priced(4, "Houseboat", ["1 day", 8000], ["4 weeks", 90_000]),
  { ...bike, jsonId: 5 },
];
const business = { ...listProps.business, questions: [] };
const page = { ...listProps.page, noun: { many: "things" } };

test.each([
  "",
  "?days=2",
  "?days=2&km=300&from=2026-11-20T10:00",
  "?from=2026-12-11",
  "?from=0000-01-01&days=0&km=-1&to=nowhere&q=0+days+under+500",
])("all pages render without errors at %p", async (address) => {
  jest.useFakeTimers({ now: new Date("2026-11-24T10:10:00+05:30") });
  Object.assign(window, { ___loader: { hovering: () => undefined } });
  const log = jest.spyOn(console, "error");
  const open = async (path: string, element: React.ReactElement) => {
    const { unmount } = renderAt(path + address, element);
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole("heading", { level: 1 })).toBeInTheDocument();
    unmount();
  };
  for (const list of [items, ...items.map((item) => [item])]) {
    const props = { ...listProps, business, items: list, context: listContext(list) };
    await open("/bikes", <ListPage {...props} />);
  }
  for (const item of items) {
    const props = { page, business, item, places: [], tours: [] };
    await open(item.path, <ItemDetails {...props} />);
  }
  expect(log).not.toHaveBeenCalled();
  jest.useRealTimers();
});
