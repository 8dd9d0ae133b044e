/** @jest-environment jsdom */
import { act, render } from "@testing-library/react";
import { usePrefetchPages } from "../../src/layout/connection/use-prefetch-pages";

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

/** Shows a page on a connection and lets the browser come to rest. */
async function rest(connection: object | undefined): Promise<void> {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  render(<Frame />);
  await act(() => jest.advanceTimersByTimeAsync(2000));
}

const loadedPages = () => loader.loadPage.mock.calls.map(([path]: unknown[]) => path);

test("with Save-Data nothing is fetched that nobody asked for", async () => {
  await rest({ saveData: true });
  expect(loadedPages()).toEqual([]);
  expect(loader.hovering).not.toHaveBeenCalled();
});

test("where one does not arrive, no other is fetched", async () => {
  loader.loadPage.mockResolvedValue({ status: "error" });
  await rest(undefined);
  expect(loadedPages()).toEqual(["/bikes"]);
});
