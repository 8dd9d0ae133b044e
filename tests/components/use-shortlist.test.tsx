/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { longestShortlist } from "../../src/catalogue/lists/list-query";
import { useShortlist } from "../../src/components/shortlist/use-shortlist";
import { writeInOtherTab } from "../support/storage";

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

test("a list that does not fit is not added at all", () => {
  store(full.slice(1));
  const { list, add } = render();
  add(20, 21);
  expect(list().own).toEqual(full.slice(1));
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
