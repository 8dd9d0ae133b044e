/** @jest-environment jsdom */
import { act, render } from "@testing-library/react";
import { usePrefetchPages } from "../../src/offline/connection/use-prefetch-pages";

/** Gatsby's loader, which prefetches by `hovering`. */
const loader = {
  loadPage: jest.fn<Promise<unknown>, [string]>(),
  loadPageSync: jest.fn(),
  hovering: jest.fn(),
};

beforeEach(() => {
  jest.resetAllMocks();
  jest.useFakeTimers();
  Object.assign(window, { ___loader: loader });
});
afterEach(() => void Reflect.deleteProperty(navigator, "connection"));

function Frame() {
  usePrefetchPages(["/bikes", "/cars", "/taxis"]);
  return null;
}

test.each([
  ["with Save-Data nothing", { saveData: true }, "success", []],
  ["on a slow connection nothing", { effectiveType: "slow-2g" }, "success", []],
  ["otherwise every list", undefined, "success", ["/bikes", "/cars", "/taxis"]],
  ["after a failed request no other page", undefined, "error", ["/bikes"]],
])("%s is prefetched", async (_what, connection, status, paths) => {
  loader.loadPage.mockImplementation((path) => Promise.resolve({ status, page: { path } }));
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  render(<Frame />);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(loader.loadPage.mock.calls).toEqual(paths.map((path) => [path]));
  expect(loader.hovering).not.toHaveBeenCalled();
});

test("the script of items is loaded first, then the other lists", async () => {
  const loaded = new Map<string, object>();
  const items = { nodes: [{ path: "/bikes/dio" }] };
  loaded.set("/bikes", { page: {}, json: { data: { items }, pageContext: {} } });
  loader.loadPageSync.mockImplementation((path: string) => loaded.get(path));
  loader.loadPage.mockImplementation((path) => {
    loaded.set(path, { page: {} });
    return Promise.resolve(loaded.get(path));
  });
  window.history.replaceState(null, "", "/bikes");
  render(<Frame />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(loader.loadPage.mock.calls).toEqual([["/bikes/dio"], ["/cars"], ["/taxis"]]);
});
