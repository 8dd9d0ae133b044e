/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react";
import { ItemDetails } from "../../src/components/item-page/item-details";
import { ListPage } from "../../src/components/list/list-page";
import { bike, listContext, listProps, renderAt, room } from "../support/fixtures";

const withoutKilometres = {
  ...bike,
  exceed: null,
  extraKmRate: 0,
  priceDetails: room.priceDetails,
};
const items = [withoutKilometres, { ...room, jsonId: 2 }, { ...bike, jsonId: 3 }];
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
    const props = { page, business, item, furtherPictures: [], places: [], tours: [] };
    await open(item.path, <ItemDetails {...props} />);
  }
  expect(log).not.toHaveBeenCalled();
  jest.useRealTimers();
});
