/** @jest-environment jsdom */
import { act, render } from "@testing-library/react";
import { usePrefetchPages } from "../../src/layout/connection/use-prefetch-pages";

const loader = { loadPage: jest.fn(), loadPageSync: jest.fn(), hovering: jest.fn() };
const mockFetch = jest.fn();
jest.mock("../../src/shared/fetch-with-timeout", () => ({
  fetchWithTimeout: (...args: unknown[]): unknown => mockFetch(...args),
}));
let whenIdle: () => void = () => undefined;

beforeEach(() => {
  jest.resetAllMocks();
  whenIdle = () => undefined;
  loader.loadPage.mockImplementation((path: string) =>
    Promise.resolve({ status: "success", page: { path } }),
  );
  mockFetch.mockResolvedValue({ ok: true });
  Object.assign(window, {
    ___loader: loader,
    requestIdleCallback: (callback: () => void) => {
      whenIdle = callback;
      return 1;
    },
    cancelIdleCallback: () => (whenIdle = () => undefined),
  });
});
afterEach(() => {
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
  await act(async () => {
    whenIdle();
    await new Promise((resolve) => setTimeout(resolve));
  });
}

const loadedPages = () => loader.loadPage.mock.calls.map(([path]: unknown[]) => path);

test("the pages that are not there yet are loaded at rest", async () => {
  loader.loadPageSync.mockImplementation((path: string) =>
    path === "/bikes" ? { status: "success", page: { path } } : undefined,
  );
  await rest({ saveData: false });
  expect(loadedPages()).toEqual(["/cars", "/taxis"]);
});

test("with Save-Data nothing is fetched that nobody asked for", async () => {
  await rest({ saveData: true });
  expect(mockFetch).not.toHaveBeenCalled();
  expect(loadedPages()).toEqual([]);
  expect(loader.hovering).not.toHaveBeenCalled();
});

test("the loader, which remembers failures, is not asked for what the host does not have", async () => {
  mockFetch.mockImplementation((address: string) =>
    Promise.resolve({ ok: !address.includes("/cars/") }),
  );
  await rest(undefined);
  expect(loadedPages()).toEqual(["/bikes", "/taxis"]);
});
