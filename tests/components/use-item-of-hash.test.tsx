/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";
import { cardId } from "../../src/catalogue/addresses/page-paths";
import { useItemOfHash } from "../../src/components/navigation/use-item-of-hash";
import { bike, room } from "../support/fixtures";

const mockGoTo = jest.fn();
jest.mock("../../src/components/navigation/navigation", () => ({ useGoTo: () => mockGoTo }));

const open = (address: string) => {
  window.history.replaceState(null, "", address);
  return renderHook(({ items }) => useItemOfHash(items), {
    initialProps: { items: [bike, room] },
  });
};

const mockLoad = jest.fn();
jest.mock("../../src/components/navigation/page-loader", () => ({
  pageLoader: () => ({ load: mockLoad as unknown }),
}));
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => jest.resetAllMocks());

test("an item whose page does not load stays a card", async () => {
  mockLoad.mockRejectedValue(new Error("no network"));
  open(`/scooters#${cardId(room.path)}`);
  await settled();
  expect(mockLoad).toHaveBeenCalledWith(room.path);
  expect(mockGoTo).not.toHaveBeenCalled();
});

test("an address that names a card leads on to its item, with what was asked, once", async () => {
  const { rerender } = open(`/scooters?days=2#${cardId(room.path)}`);
  rerender({ items: [room, bike] });
  await settled();
  expect(mockGoTo.mock.calls).toEqual([[room.path, { search: "?days=2", isInstead: true }]]);
});

test.each(["/scooters", "/scooters#prices", `/scooters#${cardId("/scooters/unknown")}`])(
  "%s stays where it is",
  async (address) => {
    open(address);
    await settled();
    expect(mockGoTo).not.toHaveBeenCalled();
  },
);
