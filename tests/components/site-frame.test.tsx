/** @jest-environment jsdom */
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { WrapPageElementBrowserArgs } from "gatsby";
import { addTexts } from "../../src/catalogue/text/languages";
import { texts } from "../../src/catalogue/text/texts";
import { PageLink } from "../../src/components/navigation/page-link";
import { wrapPageElement } from "../../src/layout/wrap-page";
import { cachedCopyTiming } from "../../src/offline/precache-manifest";
import { business, linksIn, renderAt, stubLoader, textsOf } from "../support/fixtures";

const nodes = [
  { path: "/bikes", tab: { label: "Bikes", icon: "bike" } },
  { path: "/rooms", tab: null },
  { path: "/cars", tab: { label: "Cars", icon: "car" } },
];
const data = { business, pages: { nodes }, page: { catalogue: "bikes", priceDay: "2026-11-01" } };
const directions = /^https:\/\/www.google.com\/maps\/dir\//;

/** Answers the pending request of a page. */
let answer: (resources: object) => void;

beforeEach(() => {
  stubLoader(
    (path) => (path === "/rooms" ? undefined : { page: { path } }),
    (path) =>
      path === "/rooms"
        ? new Promise((resolve) => (answer = resolve))
        : Promise.resolve({ page: { path } }),
  );
});

/** Shows a page in its frame; by default the page of the bikes. */
function show(address = "/bikes", props: object = {}) {
  const element = <PageLink to="/rooms">A room</PageLink>;
  const args = { element, props: { data, pageContext: {}, ...props } };
  return renderAt(address, wrapPageElement(args as unknown as WrapPageElementBrowserArgs));
}

const navigation = (name: string) => screen.getByRole("navigation", { name });

test.each([
  [data.page, "prices", "Prices as of 1 Nov 2026", ["Papers?"]],
  [null, "content", "", ["Papers?", "Which hotel?"]],
])(
  "around the page %j, which has started, are a link to its %s, ways to the shop, a day and questions",
  (...row) => {
    const [page, id, day, asked] = row;
    const [deposit, ...open] = business.questions;
    const shop = { ...business, questions: [{ ...deposit, answer: "Yes, ₹1,000." }, ...open] };
    const { dataset } = document.documentElement;
    dataset.trip = "";
    const { container } = show("/bikes", { data: { ...data, business: shop, page } });
    expect(Object.entries(dataset)).toEqual([["started", "/bikes"]]);
    expect(screen.getByText(texts.waiting)).not.toBeVisible();
    expect(linksIn(container)[0]).toEqual([`Skip to the ${id}`, `#${id}`]);
    expect(linksIn(navigation("Contact"))).toEqual([
      ["Chat", expect.stringMatching(/^https:\/\/wa.me\/918910000001\?text=Hi/)],
      ["+91 891 000 0001", "tel:+918910000001"],
      ["+91 891 000 0002", "tel:+918910000002"],
      ["తెలుగు", "/te/bikes"],
      ["हिन्दी", "/hi/bikes"],
    ]);
    expect(linksIn(navigation("Main"))).toEqual([
      ["Visakha Rentals", "/bikes"],
      ["Bikes", "/bikes"],
      ["Cars", "/cars"],
      ["Location", expect.stringMatching(directions)],
      ["CallBook via Call", "tel:+918910000001"],
    ]);
    expect(textsOf(container.querySelectorAll(".print-only"))).toEqual([
      `Visakha Rentals · ${business.phones.join(" · ")}Near the station, Town, AP 530016` +
        ["06.00AM (Open) - 08.00PM (Closed)", day].filter(Boolean).join(". "),
    ]);
    const location = screen.getByRole("region", { name: texts.ourLocation });
    expect(textsOf(location.querySelectorAll("h2, p, address, li"))).toEqual([
      ...["Our Location", "The Visakha Rentals shop", "Near the station, Town, AP 530016"],
      expect.stringMatching(/^6 am to 8 pmOpen/),
      ...["Open in Maps+91 891 000 0001", "Is there a deposit? Yes, ₹1,000."],
      ...[...asked, "Fort 0 km"],
    ]);
    // Columns without links are left out.
    expect(textsOf(screen.getByRole("contentinfo").querySelectorAll("h2, li, p"))).toEqual([
      ...["Follow us", "Videos", "Contact us", "06.00AM (Open) - 08.00PM (Closed)"],
      ...[...business.phones, "Near the station, Town, AP 530016"],
      ["© 2024 Visakha Rentals", day].filter(Boolean).join(" · "),
    ]);
  },
);

test("a page that does not load is announced in place of the old page, also by the document's title, until the visitor goes back", async () => {
  jest.spyOn(console, "error").mockImplementation();
  document.title = "Bikes";
  show();
  const link = () => screen.queryByRole("link", { name: "A room" });
  await userEvent.click(screen.getByRole("link", { name: "A room" }));
  expect(screen.getByText("Loading...")).toBeVisible();
  expect(link()).toBeNull();
  answer({ status: "error" });
  await waitFor(() => expect(document.title).toBe(texts.loadErrorTitle));
  expect(link()).toBeNull();
  window.history.back();
  await waitFor(() => expect(document.title).toBe("Bikes"));
  expect(link()).toBeVisible();
});

test.each([
  ["/bikes", "page"],
  ["/bikes/dio", "true"],
  ["/bikes-new", null],
])("at %s aria-current of the tab for /bikes is %p", (path, current) => {
  show(path);
  expect(screen.getByRole("link", { name: "Bikes" }).getAttribute("aria-current")).toBe(current);
});

test.each([
  ["/te/cars/", "/cars", "/hi/cars"],
  ["/te", "/", "/hi"],
])("at %s links to the other languages lead to %s and %s, and keep the query", (path, ...paths) => {
  addTexts("te", { ...texts, topBar: "పరిచయం" });
  // Without what others added.
  show(`${path}?days=2&q=swift&fbclid=x#prices`, { pageContext: { language: "te" } });
  const links = linksIn(navigation("పరిచయం")).slice(-2);
  expect(links.map(([, address]) => address)).toEqual(
    paths.map((address) => `${address}?q=swift&days=2`),
  );
  expect(screen.getByText("हिन्दी")).toHaveAttribute("data-short", "हि");
});

test.each([
  ["network", undefined, true],
  ["network", true, true],
  ["network", false, false],
  [cachedCopyTiming, undefined, false],
])("a page timed by the %s, offline with a network: %p, is online: %p", async (...row) => {
  const [name, hasNetwork, isOnline] = row;
  const entry: object = { serverTiming: [{ name: "cdn" }, { name }] };
  jest.spyOn(performance, "getEntriesByType").mockReturnValue([entry] as never);
  let observe: (entries: readonly object[]) => void = () => undefined;
  const IntersectionObserver = function (callback: typeof observe) {
    observe = callback;
    return { observe: () => undefined, disconnect: () => (observe = () => undefined) };
  };
  Object.assign(window, { IntersectionObserver });
  const log = jest.spyOn(console, "info").mockImplementation();
  show();
  const map = () => screen.queryByTitle(texts.mapTitle(business.name));
  expect(map()).toBeNull();
  act(() => observe([{ isIntersecting: true }, { isIntersecting: false }]));
  // A map that was shown stays.
  act(() => observe([{ isIntersecting: false }]));
  if (hasNetwork !== undefined) {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const response = { ok: true, status: 200, headers: new Map() };
    const respond = () => (hasNetwork ? Promise.resolve(response) : Promise.reject(new Error()));
    Object.assign(window, { fetch: respond });
    await act(() => Promise.resolve(void window.dispatchEvent(new Event("offline"))));
  }
  expect(map() !== null).toBe(isOnline);
  const address = "The map needs a connection. The address: Near the station";
  expect(screen.queryByText(address) === null).toBe(isOnline);
  const tab = within(navigation("Main")).getByRole("link", { name: "Location" });
  expect(tab.getAttribute("href")).toMatch(isOnline ? directions : /^#our-location$/);
  const savedText = /^This is the page saved .* calls still work. Prices as of 1 Nov 2026.$/;
  expect(screen.queryByText(savedText) === null).toBe(isOnline);
  expect(log).toHaveBeenCalledTimes(isOnline ? 0 : 1);
  Reflect.deleteProperty(window, "IntersectionObserver");
});

test("if a component throws, the page shows a sentence, a button that reloads it, and the phones", () => {
  jest.spyOn(console, "error").mockImplementation();
  show("/bikes", { data: { ...data, business: { ...business, footer: null } } });
  expect(screen.getByRole("alert")).toHaveTextContent(texts.loadErrorBody);
  expect(screen.getByRole("button", { name: texts.reload })).toBeVisible();
  expect(linksIn(document.body).map(([, address]) => address)).toEqual([
    "tel:+918910000001",
    "tel:+918910000002",
  ]);
});
