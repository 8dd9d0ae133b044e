/** @jest-environment jsdom */
import { act, render } from "@testing-library/react";
import { usePrefetchPages } from "../../src/offline/connection/use-prefetch-pages";

/** Gatsby's loader, which prefetches by `hovering`. */
const loader = { loadPage: jest.fn(), loadPageSync: jest.fn(), hovering: jest.fn() };

beforeEach(() => {
  jest.resetAllMocks();
  jest.useFakeTimers();
  loader.loadPage.mockImplementation((path: string) =>
    Promise.resolve({ status: "success", page: { path } }),
  );
  Object.assign(window, { ___loader: loader });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, "connection");
});

function Frame() {
  usePrefetchPages(["/bikes", "/cars", "/taxis"]);
  return null;
}

/** Renders a page on a connection and waits for the prefetch. */
async function prefetch(connection: object | undefined): Promise<void> {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  render(<Frame />);
  await act(() => jest.advanceTimersByTimeAsync(2000));
}

const loadedPages = () => loader.loadPage.mock.calls.map(([path]: unknown[]) => path);

test("with Save-Data nothing is prefetched", async () => {
  await prefetch({ saveData: true });
  expect(loadedPages()).toEqual([]);
  expect(loader.hovering).not.toHaveBeenCalled();
});

test("after a failed request no other page is prefetched", async () => {
  loader.loadPage.mockResolvedValue({ status: "error" });
  await prefetch(undefined);
  expect(loadedPages()).toEqual(["/bikes"]);
});
