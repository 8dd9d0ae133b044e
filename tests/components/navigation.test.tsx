/** @jest-environment jsdom */
import { useLocation } from "@reach/router";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { useCurrentPath, useNavigationState } from "../../src/components/navigation/navigation";
import { PageLink } from "../../src/components/navigation/page-link";
import { renderAt, stubLoader } from "../support/fixtures";

let loadedPages: Map<string, unknown>;
/** Functions that resolve pending requests. */
let pending: Map<string, (resources: unknown) => void>;

const page = (path: string) => ({ status: "success", page: { path } });

/** Answers the pending request of a page, by default with the page. */
async function arrive(path: string, resources: { status: string } = page(path)): Promise<void> {
  if (resources.status === "success") loadedPages.set(path, resources);
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
      <output>{useNavigationState().status}</output>
      <p data-testid="current">{useCurrentPath()}</p>
    </>
  );
}

/** Shows the bikes. Pages of `loaded` need no request. */
function arrange(...loaded: readonly string[]): void {
  for (const path of loaded) loadedPages.set(path, page(path));
  renderAt(
    "/bikes",
    <>
      <PageLink to="/bikes">Bikes</PageLink>
      <PageLink to="/cars">Cars</PageLink>
      <PageLink to="/rooms">Rooms</PageLink>
      <PageLink to="/bikes/dio" search="?days=3&km=200">
        Dio
      </PageLink>
      <NavigationOutput />
    </>,
  );
}

const click = (name: string) => userEvent.click(screen.getByRole("link", { name }));
const status = () => screen.getByRole("status");
const heading = () => screen.getByRole("heading");
// Compares the whole text, because the path of an item begins with the path of its list.
const waitForPage = (path: string) => waitFor(() => expect(heading().textContent).toBe(path));
const waitUntilIdle = () => waitFor(() => expect(status()).toHaveTextContent("idle"));

/** Goes back from the rooms to the bikes, which are no longer loaded. */
async function goBackToUnloadedPage(): Promise<void> {
  arrange("/rooms");
  await click("Rooms");
  await waitForPage("/rooms");
  loadedPages.delete("/bikes");
  window.history.back();
  await waitFor(() => expect(status()).toHaveTextContent("loading"));
}

beforeEach(() => {
  jest.resetAllMocks();
  log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  loadedPages = new Map([["/bikes", page("/bikes")]]);
  pending = new Map();
  stubLoader(
    (path) => loadedPages.get(path),
    (path) =>
      loadedPages.has(path)
        ? Promise.resolve(loadedPages.get(path))
        : new Promise((resolve) => pending.set(path, resolve)),
  );
  window.scrollTo = jest.fn();
});

test.each([
  ["an error", () => Promise.resolve({ status: "error" })],
  ["a rejection", () => Promise.reject(new Error("network"))],
])("%s is a failed load, logged with its cause", async (_name, answer) => {
  arrange();
  await click("Cars");
  await act(() => Promise.resolve(pending.get("/cars")?.(answer())));
  expect(status()).toHaveTextContent("failed");
  expect(log).toHaveBeenCalledWith("The page /cars did not load.", expect.any(Error));
  expect(navigate).not.toHaveBeenCalled();
});

test("a page that fails after the visitor has opened another shows no error", async () => {
  arrange("/rooms");
  await click("Cars");
  await click("Rooms");
  await waitForPage("/rooms");
  await arrive("/cars", { status: "error" });
  expect(status()).toHaveTextContent("idle");
  expect(window.location.pathname).toBe("/rooms");
});

test("a failed load changes the address, and Back restores the old page", async () => {
  arrange();
  await click("Cars");
  await arrive("/cars", { status: "error" });
  expect(window.location.pathname).toBe("/cars");
  expect(screen.getByTestId("current")).toHaveTextContent("/cars");
  window.history.back();
  await waitUntilIdle();
  expect(window.location.pathname).toBe("/bikes");
  expect(screen.getByTestId("current")).toHaveTextContent("/bikes");
  expect(heading()).toHaveTextContent("/bikes");
});

describe("a page that failed to load is requested again", () => {
  /** Lets the request of the Dio's page fail, and returns the length of the history. */
  async function loadFails(): Promise<number> {
    arrange();
    await click("Dio");
    await arrive("/bikes/dio", { status: "error" });
    pending.clear();
    return window.history.length;
  }

  /** Expects the page at the address where it failed. */
  async function expectArrival(historyLength: number): Promise<void> {
    await arrive("/bikes/dio");
    await waitForPage("/bikes/dio");
    await waitUntilIdle();
    expect(window.location.search).toBe("?days=3&km=200");
    expect(window.history).toHaveLength(historyLength);
    window.history.back();
    await waitForPage("/bikes");
  }

  test("after a delay, with the error message until then", async () => {
    jest.useFakeTimers({ doNotFake: ["requestAnimationFrame", "queueMicrotask"] });
    const failing = loadFails();
    // Testing Library waits by timers.
    await jest.advanceTimersByTimeAsync(1000);
    const length = await failing;
    await jest.advanceTimersByTimeAsync(5000);
    jest.useRealTimers();
    expect(status()).toHaveTextContent("failed");
    await expectArrival(length);
  });

  test.each([
    ["when the connection comes back", () => fireEvent(window, new Event("online"))],
    ["by a tap on its link", () => click("Dio")],
  ])("%s", async (_when, again) => {
    const length = await loadFails();
    await again();
    await expectArrival(length);
  });

  test("but not when the document comes from the back/forward cache", async () => {
    await loadFails();
    // Even a page that is loaded by now is not shown.
    loadedPages.set("/bikes/dio", page("/bikes/dio"));
    fireEvent(window, new PageTransitionEvent("pageshow", { persisted: true }));
    expect(status()).toHaveTextContent("failed");
  });

  test("but not when the visitor has left", async () => {
    await loadFails();
    window.history.back();
    await waitUntilIdle();
    fireEvent(window, new Event("online"));
    expect(status()).toHaveTextContent("idle");
    expect(pending.size).toBe(0);
  });
});

test("a click for a new tab is left to the browser", () => {
  arrange();
  const isDefaultAllowed = fireEvent.click(screen.getByRole("link", { name: "Cars" }), {
    ctrlKey: true,
  });
  expect(isDefaultAllowed).toBe(true);
  expect(pending.size).toBe(0);
});

describe("the last request of the visitor wins", () => {
  test("of two slow pages the second is shown, although the first arrives earlier", async () => {
    arrange();
    await click("Cars");
    await click("Rooms");
    await arrive("/cars");
    expect(navigate).not.toHaveBeenCalled();
    expect(status()).toHaveTextContent("loading");
    await arrive("/rooms");
    await waitForPage("/rooms");
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["Back", () => window.history.back(), "/bikes"],
    [
      "the back/forward cache, from which a page comes unchanged,",
      () => fireEvent(window, new PageTransitionEvent("pageshow", { persisted: true })),
      "/rooms",
    ],
  ])("%s cancels a slow page", async (_what, leave, shown) => {
    arrange("/rooms");
    await click("Rooms");
    await waitForPage("/rooms");
    await click("Cars");
    expect(status()).toHaveTextContent("loading");
    leave();
    await waitForPage(shown);
    await waitUntilIdle();
    await arrive("/cars");
    expect(window.location.pathname).toBe(shown);
  });
});

describe("Back to a page that is no longer loaded", () => {
  test("shows a loading message, and keeps the old page until the requested one arrives", async () => {
    await goBackToUnloadedPage();
    expect(heading()).toHaveTextContent("/rooms");
    await arrive("/bikes");
    await waitForPage("/bikes");
    expect(status()).toHaveTextContent("idle");
  });

  test("shows an error if the page fails; Forward restores the old page", async () => {
    await goBackToUnloadedPage();
    await arrive("/bikes", { status: "error" });
    expect(status()).toHaveTextContent("failed");
    expect(screen.getByTestId("current")).toHaveTextContent("/bikes");
    expect(heading()).toHaveTextContent("/rooms");
    window.history.forward();
    await waitUntilIdle();
    expect(heading()).toHaveTextContent("/rooms");
  });
});

test("links between lists keep the trip and its first day, and no other part of the query", async () => {
  arrange();
  window.history.replaceState(null, "", "/bikes?q=dio&from=2026-11-28&days=3&sort=price&list=1-2");
  for (const [name, path] of [
    ["Rooms", "/rooms"],
    ["Cars", "/cars"],
  ] as const) {
    await click(name);
    await arrive(path);
    expect(window.location.pathname + window.location.search).toBe(
      `${path}?from=2026-11-28&days=3`,
    );
  }
});
