/** @jest-environment jsdom */
import { useLocation } from "@reach/router";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { navigate } from "gatsby";
import {
  beginsAtTop,
  useCurrentPath,
  useNavigationState,
} from "../../src/components/navigation/navigation";
import { CatalogueLinks } from "../../src/components/navigation/catalogue-links";
import { PageLink } from "../../src/components/navigation/page-link";
import { renderAt, stubLoader } from "../support/fixtures";

let loadedPages: Map<string, { readonly status: string }>;
/** Functions that resolve pending requests. */
let pending: Map<string, (resources: unknown) => void>;

const page = (path: string) => ({ status: "success", page: { path } });

/** Answers the pending request of a page, by default with the page. */
async function arrive(path: string, resources: { status: string } = page(path)): Promise<void> {
  loadedPages.set(path, resources);
  await act(() => {
    pending.get(path)?.(resources);
    return Promise.resolve();
  });
}

let log: jest.SpyInstance;

function NavigationOutput() {
  return (
    <>
      <h1>{useLocation().pathname}</h1>
      <output>{`${useNavigationState().status} ${useCurrentPath()}`}</output>
    </>
  );
}

/** Shows the bikes. Pages of `loaded` need no request. */
function arrange(...loaded: readonly string[]): void {
  for (const path of loaded) loadedPages.set(path, page(path));
  renderAt(
    "/bikes",
    <>
      <CatalogueLinks
        label="Lists"
        links={[
          { path: "/cars", link: "Cars", isAncestor: true },
          { path: "/rooms", link: "Rooms" },
        ]}
      />
      <PageLink to="/rooms" fragment="#suites">
        Suites
      </PageLink>
      <PageLink to="/bikes/dio" q="dio">
        Dio
      </PageLink>
      <NavigationOutput />
    </>,
  );
}

const click = (name: string) =>
  act(() => Promise.resolve(void fireEvent.click(screen.getByRole("link", { name }))));
const status = () => screen.getByRole("status");
const heading = () => screen.getByRole("heading");
// Compares the whole text, because the path of an item begins with the path of its list.
const waitForPage = (path: string) => waitFor(() => expect(heading().textContent).toBe(path));
const waitUntilIdle = () => waitFor(() => expect(status()).toHaveTextContent("idle"));

beforeEach(() => {
  jest.resetAllMocks();
  log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  loadedPages = new Map([["/bikes", page("/bikes")]]);
  pending = new Map();
  stubLoader(
    (path) => loadedPages.get(path),
    (path) =>
      loadedPages.get(path)?.status === "success"
        ? Promise.resolve(loadedPages.get(path))
        : new Promise((resolve) => pending.set(path, resolve)),
  );
  window.scrollTo = jest.fn();
});

test.each([
  ["an error", () => Promise.resolve({ status: "error" })],
  ["a rejection", () => Promise.reject(new Error("network"))],
])("%s is a failed load: logged, at its address; Back keeps its place", async (_name, answer) => {
  arrange();
  const onscroll = jest.fn();
  Object.assign(window, { scrollY: 300, onscroll });
  await click("Cars");
  fireEvent.scroll(document, { bubbles: true });
  expect(onscroll).not.toHaveBeenCalled();
  await act(() => Promise.resolve(pending.get("/cars")?.(answer())));
  await waitFor(() => expect(status()).toHaveTextContent("failed /cars"));
  expect(log).toHaveBeenCalledWith("The page /cars did not load.", expect.any(Error));
  expect(window.location.pathname).toBe("/cars");
  window.history.back();
  await waitFor(() => expect(status()).toHaveTextContent("idle /bikes"));
  expect(window.location.pathname).toBe("/bikes");
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 300);
  fireEvent.scroll(document, { bubbles: true });
  expect(onscroll).toHaveBeenCalledTimes(1);
});

describe("a page that failed to load", () => {
  beforeEach(async () => {
    jest.useFakeTimers();
    arrange();
    for (let tap = 0; tap < 2; tap++) {
      await click("Dio");
      await arrive("/bikes/dio", { status: "error" });
    }
    pending.clear();
  });

  test.each([
    ["after a delay", () => act(() => jest.advanceTimersByTimeAsync(5000)), "failed"],
    ["by a tap on its link", () => click("Dio"), "loading"],
  ])("is requested again %s, in its history entry", async (_when, request, message) => {
    await request();
    expect(status()).toHaveTextContent(message);
    const { length } = window.history;
    await arrive("/bikes/dio");
    await waitForPage("/bikes/dio");
    await waitUntilIdle();
    expect(window.location.search).toBe("?q=dio");
    expect(window.history).toHaveLength(length);
    window.history.back();
    await waitForPage("/bikes");
  });

  test("is not requested again once the visitor has left", async () => {
    window.history.back();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    await waitUntilIdle();
    expect(pending.size).toBe(0);
  });
});

test.each([
  ["its script is gone", () => ({ status: "error", error: { request: "/page-1.js" } }), 404],
  ["its data are gone", () => ({ status: "error" }), 404],
  ["its template is unknown", () => Promise.reject(new Error("no such template")), 200],
  ["it is of another release", () => page("/cars"), 200],
  ["the worker is newer", () => ({ page: { webpackCompilationHash: "1" } }), 200],
])("a page loads its document if %s", async (why, answer, code) => {
  const response = { ok: code === 200, status: code, headers: new Map() };
  Object.assign(window, { fetch: () => Promise.resolve(response), ___webpackCompilationHash: "1" });
  Object.assign(window.___loader ?? {}, { loadAppData: () => Promise.resolve({}) });
  window.___swUpdated = why === "the worker is newer";
  arrange();
  await click("Cars");
  await act(() => Promise.resolve(pending.get("/cars")?.(answer())));
  window.___swUpdated = false;
  // jsdom reports that it cannot load documents.
  const message = expect.stringMatching(/^Not implemented: navigation/) as string;
  await waitFor(() => expect(log).toHaveBeenCalledWith(expect.objectContaining({ message })));
  expect(status()).toHaveTextContent("loading");
  for (const name of ["fetch", "___webpackCompilationHash"]) Reflect.deleteProperty(window, name);
});

test("a touched link prefetches its page, and clicks for a new tab, a new window or a download are left to the browser", () => {
  arrange();
  const hovering = jest.fn();
  Object.assign(window.___loader ?? {}, { hovering });
  const link = screen.getByRole("link", { name: "Cars" });
  fireEvent.pointerEnter(link);
  fireEvent.touchStart(link);
  expect(hovering.mock.calls).toEqual([["/cars"], ["/cars"]]);
  for (const key of ["ctrlKey", "metaKey", "shiftKey", "altKey"])
    expect(fireEvent.click(link, { [key]: true })).toBe(true);
  expect(fireEvent.click(link, { button: 1 })).toBe(true);
  expect(pending.size).toBe(0);
});

test.each([
  ["arrives", page("/cars")],
  ["fails", { status: "error" }],
])("of two slow pages the second is shown, although the first %s earlier", async (...row) => {
  const [, resources] = row;
  arrange();
  await click("Cars");
  await click("Rooms");
  await arrive("/cars", resources);
  expect(navigate).not.toHaveBeenCalled();
  expect(status()).toHaveTextContent("loading");
  await arrive("/rooms");
  await waitForPage("/rooms");
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
});

test("Back to a page that is no longer loaded shows a message and keeps the old page until the requested one arrives", async () => {
  arrange("/rooms");
  await click("Rooms");
  await waitForPage("/rooms");
  loadedPages.delete("/bikes");
  window.history.back();
  await waitFor(() => expect(status()).toHaveTextContent("loading"));
  // The router would render the new location in the next frame.
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await arrive("/bikes", { status: "error" });
  expect(status()).toHaveTextContent("failed /bikes");
  expect(heading()).toHaveTextContent("/rooms");
  window.history.forward();
  await waitUntilIdle();
  expect(heading()).toHaveTextContent("/rooms");
  window.history.back();
  await waitFor(() => expect(status()).toHaveTextContent("loading"));
  await arrive("/bikes");
  await waitForPage("/bikes");
});

test("a page begins at its top after a link without a fragment, and after a second tap on it, and where the visitor left it after Back, which cancels a slow page", async () => {
  arrange("/rooms");
  await click("Rooms");
  await waitForPage("/rooms");
  expect(beginsAtTop()).toBe(true);
  expect(window.scrollTo).not.toHaveBeenCalled();
  expect(screen.getByRole("link", { name: "Rooms" })).toHaveAttribute("aria-current", "page");
  expect(screen.getByRole("link", { name: "Cars" })).toHaveAttribute("aria-current", "true");
  await click("Cars");
  expect(status()).toHaveTextContent("loading");
  window.history.back();
  await waitForPage("/bikes");
  await waitUntilIdle();
  await arrive("/cars");
  expect(window.location.pathname).toBe("/bikes");
  expect(beginsAtTop()).toBe(false);
  await click("Suites");
  await waitForPage("/rooms");
  expect(beginsAtTop()).toBe(false);
  await click("Suites");
  expect(window.scrollTo).not.toHaveBeenLastCalledWith({ top: 0 });
  await click("Rooms");
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0 });
});
