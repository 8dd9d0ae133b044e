/** @jest-environment jsdom */
import { act, render } from "@testing-library/react";
import { usePrefetchPages } from "../../src/offline/connection/use-prefetch-pages";
import { stubLoader, visit } from "../support/fixtures";

function Frame() {
  usePrefetchPages(["/bikes", "/cars", "/taxis"]);
  return null;
}

test.each([
  ["with Save-Data nothing", "/upload", { saveData: true }, "success", [], []],
  ["on a slow connection nothing", "/upload", { effectiveType: "slow-2g" }, "success", [], []],
  ["otherwise every list", "/upload", {}, "success", [], ["/bikes", "/cars", "/taxis"]],
  ["after a failed request no other page", "/upload", undefined, "error", [], ["/bikes"]],
  ["at first an item", "/upload", {}, "success", ["/bikes"], ["/bikes/1", "/cars", "/taxis"]],
  ["an item of this list", "/cars", {}, "success", ["/bikes", "/cars"], ["/cars/1", "/taxis"]],
])("%s is prefetched at %s", async (...row) => {
  const [, at, connection, status, listsInMemory, paths] = row;
  jest.useFakeTimers();
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  const dataOf = (list: string) => ({ items: { nodes: [{ path: `${list}/1` }] } });
  const loaded = new Map<string, object>(
    listsInMemory.map((list) => [list, { page: {}, json: { data: dataOf(list) } }]),
  );
  const load = jest.fn((path: string) => {
    loaded.set(path, { status, page: {} });
    return Promise.resolve(loaded.get(path));
  });
  stubLoader((path) => loaded.get(path), load);
  visit(at);
  render(<Frame />);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(load.mock.calls).toEqual(paths.map((path) => [path]));
});
