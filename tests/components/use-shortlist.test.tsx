/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { longestShortlist } from "../../src/catalogue/list-query";
import { useShortlist } from "../../src/components/shortlist/use-shortlist";
import { blockStorage, refuseWrites, writeInOtherTab } from "../support/storage";

const full = Array.from({ length: longestShortlist }, (_, index) => index + 1);

/** Each test has a catalogue of its own: what storage refused stays in memory for the visit. */
let catalogue = "";
const stored = () => localStorage.getItem(`shortlist:${catalogue}`);
const store = (ids: readonly number[]) =>
  localStorage.setItem(`shortlist:${catalogue}`, ids.join("-"));

function render(shared: readonly number[] | null = null) {
  const { result } = renderHook(() => useShortlist(catalogue, shared));
  return {
    list: () => result.current,
    star: (id: number) => act(() => result.current.star(id)),
    add: (...ids: number[]) => act(() => result.current.add(ids)),
    remove: (...ids: number[]) => act(() => result.current.remove(ids)),
  };
}

beforeEach(() => {
  localStorage.clear();
  catalogue = expect.getState().currentTestName ?? "";
  jest.spyOn(console, "warn").mockImplementation();
});

afterEach(() => jest.restoreAllMocks());

test("a star takes an item onto the list, and off it, and the device keeps it", () => {
  const { list, star } = render();
  expect(list()).toMatchObject({ own: [], shown: [], isShared: false, refused: null });
  star(4);
  star(5);
  expect(list()).toMatchObject({ own: [4, 5], shown: [4, 5] });
  expect(stored()).toBe("4-5");
  star(4);
  expect(list().own).toEqual([5]);
  expect(stored()).toBe("5");
});

test("a full list keeps what it has, refuses one more, and says which, until it changes", () => {
  store(full);
  const { list, star, remove } = render();
  star(longestShortlist + 1);
  expect(list()).toMatchObject({ own: full, refused: longestShortlist + 1 });
  star(longestShortlist + 2);
  expect(list()).toMatchObject({ own: full, refused: longestShortlist + 2 });
  remove(1);
  expect(list()).toMatchObject({ own: full.slice(1), refused: null });
  star(longestShortlist + 1);
  expect(list()).toMatchObject({ own: [...full.slice(1), longestShortlist + 1], refused: null });
});

test("a shared list is shown, and stars belong to the visitor's own", () => {
  store([4, 5]);
  const { list, star } = render([10, 11]);
  expect(list()).toMatchObject({ own: [4, 5], shown: [10, 11], isShared: true });
  star(1);
  expect(list()).toMatchObject({ own: [4, 5, 1], shown: [10, 11], isShared: true });
  star(10);
  expect(stored()).toBe("4-5-1-10");
});

test("of a shared list that is too long as many are shown as a shortlist holds, and the rest is counted", () => {
  const { list } = render([...full, 20, 21]);
  expect(list()).toMatchObject({ shown: full, leftOut: 2, isShared: true });
});

test("a shared list is added to the own one, each item once", () => {
  store([4, 10]);
  const { list, add } = render([10, 11]);
  add(10, 11);
  expect(list().own).toEqual([4, 10, 11]);
});

test("a list that does not fit is not added at all", () => {
  store(full.slice(1));
  const { list, add } = render();
  add(20, 21);
  expect(list().own).toEqual(full.slice(1));
});

test.each([
  ["full", refuseWrites],
  ["blocked", blockStorage],
])("stars work for the visit where storage is %s", (_, arrange) => {
  arrange();
  const { list, star } = render();
  star(4);
  star(5);
  star(4);
  expect(list().own).toEqual([5]);
});

test("what another tab starred is shown here, and not lost by the next star", () => {
  const { list, star } = render();
  star(4);
  act(() => writeInOtherTab(`shortlist:${catalogue}`, "4-7"));
  expect(list().own).toEqual([4, 7]);
  // Written by another tab a moment ago: its event is still on the way.
  store([4, 7, 8]);
  star(9);
  expect(list().own).toEqual([4, 7, 8, 9]);
});
