/** @jest-environment jsdom */
import { useLocation } from "@reach/router";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { useCurrentPath, useNavigationState } from "../../src/components/navigation/navigation";
import { PageLink } from "../../src/components/navigation/page-link";
import { PickUpContext } from "../../src/components/ui/pick-up-context";
import { renderAt, stubLoader } from "../support/fixtures";

/** What Gatsby's loader holds, and the answers that it still waits for, by address. */
let held: Map<string, unknown>;
let awaited: Map<string, (resources: unknown) => void>;

const page = (path: string) => ({ status: "success", page: { path } });

/** Lets what a page was waiting for arrive; what failed is not held. */
async function arrive(path: string, resources: { status: string } = page(path)): Promise<void> {
  if (resources.status === "success") held.set(path, resources);
  await act(() => {
    awaited.get(path)?.(resources);
    return Promise.resolve();
  });
}

let log: jest.SpyInstance;

function Shown() {
  return (
    <>
      <h1>{useLocation().pathname}</h1>
      <output>{useNavigationState().status}</output>
      <p data-testid="current">{useCurrentPath()}</p>
    </>
  );
}

/** The bikes are on screen; other pages have to be loaded first, unless they are named here. */
function arrange(...loaded: readonly string[]): void {
  for (const path of loaded) held.set(path, page(path));
  renderAt(
    "/bikes",
    <>
      <PageLink to="/bikes">Bikes</PageLink>
      <PageLink to="/cars">Cars</PageLink>
      <PageLink to="/rooms">Rooms</PageLink>
      <PageLink to="/bikes/dio" search="?days=3&km=200">
        Dio
      </PageLink>
      <Shown />
    </>,
  );
}

const click = (name: string) => userEvent.click(screen.getByRole("link", { name }));
const status = () => screen.getByRole("status");
const heading = () => screen.getByRole("heading");
// To the letter: the address of an item begins with that of its list, and the event of a Back that
// nobody waited for would reach the next test.
const shows = (path: string) => waitFor(() => expect(heading().textContent).toBe(path));
const settled = () => waitFor(() => expect(status()).toHaveTextContent("idle"));

/** Back leads from the rooms, which are on screen, to the bikes, which are not loaded any more. */
async function goBackToForgotten(): Promise<void> {
  arrange("/rooms");
  await click("Rooms");
  await shows("/rooms");
  held.delete("/bikes");
  window.history.back();
  await waitFor(() => expect(status()).toHaveTextContent("loading"));
}

beforeEach(() => {
  jest.resetAllMocks();
  log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  held = new Map([["/bikes", page("/bikes")]]);
  awaited = new Map();
  stubLoader(
    (path) => held.get(path),
    (path) =>
      held.has(path)
        ? Promise.resolve(held.get(path))
        : new Promise((resolve) => awaited.set(path, resolve)),
  );
  window.scrollTo = jest.fn();
});

test("a page that is not there says at once that it loads, then is shown", async () => {
  arrange();
  await click("Cars");
  expect(status()).toHaveTextContent("loading");
  expect(window.location.pathname).toBe("/bikes");
  await arrive("/cars");
  await shows("/cars");
  expect(status()).toHaveTextContent("idle");
});

test.each([
  ["an error", () => Promise.resolve({ status: "error" })],
  ["a rejection", () => Promise.reject(new Error("network"))],
])("%s is a failed load, logged with its cause", async (_name, answer) => {
  arrange();
  await click("Cars");
  await act(() => Promise.resolve(awaited.get("/cars")?.(answer())));
  expect(status()).toHaveTextContent("failed");
  expect(log).toHaveBeenCalledWith("The page /cars did not load.", expect.any(Error));
  expect(navigate).not.toHaveBeenCalled();
});

test("a page that fails after the visitor has gone to another says nothing", async () => {
  arrange("/rooms");
  await click("Cars");
  await click("Rooms");
  await shows("/rooms");
  await arrive("/cars", { status: "error" });
  expect(status()).toHaveTextContent("idle");
  expect(window.location.pathname).toBe("/rooms");
});

test("a failed load is at the address that was asked for, and Back finds the old page as it was", async () => {
  arrange();
  await click("Cars");
  await arrive("/cars", { status: "error" });
  expect(window.location.pathname).toBe("/cars");
  expect(screen.getByTestId("current")).toHaveTextContent("/cars");
  window.history.back();
  await settled();
  expect(window.location.pathname).toBe("/bikes");
  expect(screen.getByTestId("current")).toHaveTextContent("/bikes");
  expect(heading()).toHaveTextContent("/bikes");
});

describe("a page that has failed is asked for again", () => {
  /** The page of the dio has failed, in a history that long. */
  async function fail(): Promise<number> {
    arrange();
    await click("Dio");
    await arrive("/bikes/dio", { status: "error" });
    awaited.clear();
    return window.history.length;
  }

  /** The page arrives at the address that it failed at. */
  async function expectArrival(length: number): Promise<void> {
    await arrive("/bikes/dio");
    await shows("/bikes/dio");
    await settled();
    expect(window.location.search).toBe("?days=3&km=200");
    expect(window.history).toHaveLength(length);
    window.history.back();
    await shows("/bikes");
  }

  test("by itself after a while, and says that it failed meanwhile", async () => {
    jest.useFakeTimers({ doNotFake: ["requestAnimationFrame", "queueMicrotask"] });
    const failing = fail();
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
    const length = await fail();
    await again();
    await expectArrival(length);
  });

  test("and not called off by Back, though its page is there meanwhile", async () => {
    await fail();
    held.set("/bikes/dio", page("/bikes/dio"));
    fireEvent(window, new PageTransitionEvent("pageshow", { persisted: true }));
    expect(status()).toHaveTextContent("failed");
  });

  test("and not when the visitor has gone elsewhere", async () => {
    await fail();
    window.history.back();
    await settled();
    fireEvent(window, new Event("online"));
    expect(status()).toHaveTextContent("idle");
    expect(awaited.size).toBe(0);
  });
});

test("a click for a new tab is left to the browser", () => {
  arrange();
  const wasLeft = fireEvent.click(screen.getByRole("link", { name: "Cars" }), { ctrlKey: true });
  expect(wasLeft).toBe(true);
  expect(awaited.size).toBe(0);
});

describe("what the visitor asked for last is what comes", () => {
  test("of two slow pages the second stays, whichever comes first", async () => {
    arrange();
    await click("Cars");
    await click("Rooms");
    await arrive("/cars");
    expect(navigate).not.toHaveBeenCalled();
    expect(status()).toHaveTextContent("loading");
    await arrive("/rooms");
    await shows("/rooms");
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  test("Back calls a slow page off", async () => {
    arrange("/rooms");
    await click("Rooms");
    await shows("/rooms");
    await click("Cars");
    window.history.back();
    await shows("/bikes");
    await arrive("/cars");
    expect(window.location.pathname).toBe("/bikes");
    expect(status()).toHaveTextContent("idle");
  });
});

test("a page that the browser brings back from its memory stands as it was left, and what was on its way from there does not arrive", async () => {
  arrange();
  await click("Cars");
  expect(status()).toHaveTextContent("loading");
  fireEvent(window, new PageTransitionEvent("pageshow", { persisted: true }));
  expect(status()).toHaveTextContent("idle");
  await arrive("/cars");
  expect(window.location.pathname).toBe("/bikes");
});

describe("Back to a page that a reload has forgotten", () => {
  test("says that it loads, and keeps the old page until it is there", async () => {
    await goBackToForgotten();
    expect(heading()).toHaveTextContent("/rooms");
    await arrive("/bikes");
    await shows("/bikes");
    expect(status()).toHaveTextContent("idle");
  });

  test("says when it does not load; Forward finds the old page", async () => {
    await goBackToForgotten();
    await arrive("/bikes", { status: "error" });
    expect(status()).toHaveTextContent("failed");
    expect(screen.getByTestId("current")).toHaveTextContent("/bikes");
    expect(heading()).toHaveTextContent("/rooms");
    window.history.forward();
    await settled();
    expect(heading()).toHaveTextContent("/rooms");
  });
});

test("a trip goes along from list to list, and nothing else that was asked of one", async () => {
  arrange();
  window.history.replaceState(null, "", "/bikes?q=dio&days=3&km=200&sort=price&list=1-2");
  for (const [name, path] of [
    ["Rooms", "/rooms"],
    ["Cars", "/cars"],
  ] as const) {
    await click(name);
    await arrive(path);
    expect(window.location.pathname + window.location.search).toBe(`${path}?days=3&km=200`);
  }
});

test("so does it by a link of a page that has a day", async () => {
  const search = "?from=2026-11-28&days=3";
  const pickUp = { from: "2026-11-28", rejected: [], change: jest.fn() };
  renderAt(
    `/bikes${search}`,
    <PickUpContext.Provider value={pickUp}>
      <PageLink to="/cars">Cars</PageLink>
    </PickUpContext.Provider>,
  );
  await click("Cars");
  await arrive("/cars");
  expect(window.location.pathname + window.location.search).toBe(`/cars${search}`);
});
