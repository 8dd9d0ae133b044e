/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";
import { cardId } from "../../src/catalogue/page-paths";
import { useItemOfHash } from "../../src/components/list/use-item-of-hash";
import { bike, room } from "../support/fixtures";

const mockGoTo = jest.fn();
jest.mock("../../src/components/navigation/navigation", () => ({ useGoTo: () => mockGoTo }));

const pathOf = ({ slug }: Queries.ItemCardFragment) => `/scooters/${slug}`;
const open = (address: string) => {
  window.history.replaceState(null, "", address);
  return renderHook(({ items }) => useItemOfHash(items, pathOf), {
    initialProps: { items: [bike, room] },
  });
};

beforeEach(() => mockGoTo.mockClear());

test("an address that names a card leads on to its item, with what was asked, once", () => {
  const { rerender } = open(`/scooters?days=2#${cardId(pathOf(room))}`);
  rerender({ items: [room, bike] });
  expect(mockGoTo.mock.calls).toEqual([[pathOf(room), { search: "?days=2", isInstead: true }]]);
});

test.each(["/scooters", "/scooters#prices", `/scooters#${cardId("/scooters/unknown")}`])(
  "%s stays where it is",
  (address) => {
    open(address);
    expect(mockGoTo).not.toHaveBeenCalled();
  },
);
