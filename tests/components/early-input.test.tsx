/** @jest-environment jsdom */
import { LocationProvider } from "@reach/router";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Root } from "react-dom/client";
import { bounds } from "../../src/catalogue/text/bounds";
import { texts } from "../../src/catalogue/text/texts";
import { ListPage } from "../../src/components/list/list-page";
import { Navigation } from "../../src/components/navigation/navigation";
import { replaceHydrateFunction } from "../../src/start/early-input";
import { offeredIdsName, waitingLineId } from "../../src/start/document-ids";
import { deviceOf, preparePage } from "../../src/start/before-paint";
import {
  araku,
  bike,
  cardNames,
  listContext,
  listProps,
  visit,
  windowHistory,
} from "../support/fixtures";

// The browser version, which Jest would choose, needs APIs that jsdom lacks.
const { renderToString } =
  jest.requireActual<typeof import("react-dom/server")>("react-dom/server.node");

const names = ["Aardvark", "Badger", "Okapi", "Zebra"];
const items = names.map((name, index) => ({
  ...bike,
  jsonId: index + 1,
  name,
  filter: index === 0 ? "scooty" : "bikes",
}));
const places = [araku];
const chips = [{ field: "filter", chips: [{ value: "bikes", label: "Bikes", count: 3 }] }] as const;

const client = jest.requireActual<typeof import("react-dom/client")>("react-dom/client");
let hydrateRoot: jest.SpiedFunction<typeof client.hydrateRoot>;
let container: HTMLElement;
let element: React.ReactElement;

/** Opens the static page of a list, before its scripts are loaded. */
function openStatic(address: string): void {
  visit(address);
  const page = { page: { path: "/bikes" }, json: { data: { items: { nodes: items } } } };
  Object.assign(window, { ___loader: { loadPageSync: () => page } });
  element = (
    <LocationProvider history={windowHistory()}>
      <Navigation />
      <ListPage {...listProps} {...{ places, items }} context={listContext(items, { chips })} />
    </LocationProvider>
  );
  container.innerHTML = renderToString(element);
}

/** Hydrates the page. */
async function start(): Promise<void> {
  await act(() => {
    replaceHydrateFunction()?.(element, container);
    return Promise.resolve();
  });
}

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const search = () => screen.getByRole<HTMLInputElement>("searchbox");
const button = (name: string) => screen.getByRole("button", { name });
const type = (control: HTMLElement, value: string) =>
  fireEvent.input(control, { target: { value } });
const star = (name: string) => button(texts.star(name));

beforeAll(() => preparePage({}));
beforeEach(() => {
  document.body.innerHTML = "";
  container = document.body.appendChild(document.createElement("div"));
  // Hides React's warning that layout effects do nothing on a server.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  window.earlyInput = [];
  hydrateRoot = jest.spyOn(client, "hydrateRoot");
});
afterEach(() => {
  // A page that stays mounted would keep its query for the next test.
  for (const { value: root } of hydrateRoot.mock.results) act(() => (root as Root).unmount());
});

/** Prepares the page anew. A second listener would record each tap of later tests twice. */
function prepare(path = ""): void {
  jest.spyOn(window, "addEventListener").mockImplementation();
  preparePage({ path });
}

test.each([
  ["?days=3&to=araku", "3 days to Araku"],
  ["?days=1&to=araku", "1 day to Araku"],
  [`?km=9&days=${bounds.days.max}`, `${bounds.days.max} days`],
  [`?days=${bounds.days.max + 1}&to=araku`, ""],
  ["?days=3.5&to=araku", ""],
  ["?to=nowhere", ""],
  ['?to="]', ""],
  // Without a trip, the document has no mark of one.
  ["?days=", undefined],
  ["?days=0", undefined],
])("before React starts, the trip form of the document at %s says %p", (query, text) => {
  const { dataset } = document.documentElement;
  delete dataset.trip;
  openStatic(`/bikes${query}`);
  prepare();
  const form = within(screen.getByRole("group", { name: texts.tripPrice }));
  const shown = form.getByRole("status").dataset.trip;
  expect("trip" in dataset ? (shown ?? "") : shown).toBe(text);
});

test.each([
  ["/bikes?list=99-2", "offered", "none"],
  ["/bikes?list=2).", "offered", "none"],
  ["/bikes?list=98-99", "none", "none"],
  // Hosts show the list at the address of a withdrawn item.
  ["/bikes/gone", "none", "none"],
  ["/bikes//", undefined, ""],
  ["/bikes/gone)", undefined, ""],
])("the document at %s has the mark of a shared list %p, scroll anchoring %p", (...row) => {
  const [address, mark, anchoring] = row;
  const root = document.documentElement;
  visit(address);
  delete root.dataset.list;
  root.style.overflowAnchor = "";
  document.head.innerHTML = `<meta name="${offeredIdsName}" content="1-2">`;
  prepare("/bikes");
  expect([root.dataset.list, root.style.overflowAnchor]).toEqual([mark, anchoring]);
});

test("the browser's prompt to install the site, which would cover the tab bar, does not open by itself", () => {
  const prompt = new Event("beforeinstallprompt", { cancelable: true });
  window.dispatchEvent(prompt);
  expect(prompt.defaultPrevented).toBe(true);
});

test.each(["Android 13", "iPhone; CPU", "iPad; CPU", "KINDLE/3.0"])("%s is a phone", (agent) => {
  expect(deviceOf(`Mozilla/5.0 (${agent}) Safari/537.36`)).toBe("mobile");
  expect(deviceOf("Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/120")).toBe("desktop");
});

test("fields and taps before hydration keep their values, focus and caret and take effect, and no tap removes a star: neither the second nor one on an item starred on an earlier visit", async () => {
  localStorage.setItem("shortlist:bikes", "1");
  // The static page shows every star as empty.
  openStatic("/bikes");
  for (const name of ["Aardvark", "Okapi", "Okapi"]) fireEvent.click(star(name));
  fireEvent.click(button("Bikes 3"));
  fireEvent.click(screen.getByRole("radio", { name: /Araku/ }));
  type(screen.getByRole("combobox"), "price");
  type(field("days"), "2");
  for (let tap = 0; tap < 2; tap++) fireEvent.click(button(texts.moreDays));
  search().focus();
  for (const text of ["z", "zeb", "zebra"]) type(search(), text);
  await start();
  expect(search()).toHaveFocus();
  expect(search().selectionStart).toBe("zebra".length);
  expect(cardNames()).toEqual(["Zebra"]);
  expect(localStorage.getItem("shortlist:bikes")).toBe("1-3");
  const query = "?q=zebra&filter=bikes&to=araku&days=4&sort=price";
  await waitFor(() => expect(window.location.search).toBe(query));
});

test.each(["timeout", "load", "pointerdown", "keydown"])(
  "a page requests its late files once, at the event %p; a page that does not start shows the waiting line",
  (event) => {
    jest.useFakeTimers();
    document.head.innerHTML = "";
    const isStarted = event !== "timeout";
    if (isStarted) document.documentElement.dataset.started = "/bikes";
    document.body.innerHTML = `<p hidden id="${waitingLineId}"></p>`;
    preparePage({ path: "/bikes", files: "/app.js /page.css /data.json" });
    const elements = ["script[src='/app.js']", "link[rel=stylesheet][href='/page.css']"];
    const requests = () =>
      [...elements, "link[rel=preload][href='/data.json']"].map(
        (element) => document.head.querySelectorAll(element).length,
      );
    expect(requests()).toEqual([0, 0, 0]);
    if (isStarted) window.dispatchEvent(new Event(event));
    else jest.advanceTimersByTime(6000);
    expect(requests()).toEqual([1, 1, 1]);
    jest.advanceTimersByTime(6000);
    expect(requests()).toEqual([1, 1, 1]);
    expect(document.getElementById(waitingLineId)?.hidden).toBe(isStarted);
    expect(window.pagePath).toBe("/bikes");
  },
);
