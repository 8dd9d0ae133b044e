/** @jest-environment jsdom */
import { act, screen, within } from "@testing-library/react";
import type { WrapPageElementBrowserArgs } from "gatsby";
import { texts } from "../../src/catalogue/text/texts";
import { wrapPageElement } from "../../src/layout/wrap-page";
import { listProps, renderAt, stubLoader } from "../support/fixtures";

const kinds = ["bikes", "shop"] as const;
const column = { heading: "Empty", links: [], contact: false };
const business = {
  ...listProps.business,
  name: "A Shop",
  phones: ["+91 891 000 0001", "+91 891 000 0002"],
  address: { street: "1 Road", locality: "Vizag", region: "AP", postalCode: "530016" },
  tabs: { location: "Location", phoneOnMobile: "Call", phoneOnDesktop: "Book via Call" },
  placeName: "Fort",
  position: { latitude: 17, longitude: 83 },
  questions: [
    { question: "Is there a deposit?", kinds, answer: "Yes, ₹1,000." },
    { question: "Papers?", kinds, answer: null },
    { question: "Which hotel?", kinds: ["hotels", "shop"], answer: null },
    { question: "Helmets?", kinds: ["bikes"], answer: "Two." },
  ],
  footer: [
    { ...column, links: null },
    column,
    { ...column, heading: "Follow us", links: [{ label: "Videos", url: "https://example.com/" }] },
    { ...column, heading: "Contact us", contact: true },
  ],
  copyrightYear: 2024,
};
const nodes = [
  { path: "/bikes", tab: { label: "Bikes", icon: "bike" } },
  { path: "/rooms", tab: null },
];

/** Shows a page in its frame; by default the page of the bikes. */
function show(page: object | null = { catalogue: "bikes", priceDay: "2026-11-01" }) {
  stubLoader(() => ({ page: { path: "/bikes" } }));
  const props = { data: { business, pages: { nodes }, page }, pageContext: {} };
  const args = { element: <p />, props } as unknown as WrapPageElementBrowserArgs;
  return renderAt("/bikes", wrapPageElement(args));
}

const addressesIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
const navigation = (name: string) => screen.getByRole("navigation", { name });

test("on every page are the chat, all phones, the other languages, and the tabs between home and phone", () => {
  show();
  const phones = ["tel:+918910000001", "tel:+918910000002"];
  expect(addressesIn(navigation("Contact"))).toEqual([
    expect.stringMatching(/^https:\/\/wa.me\/918910000001\?text=Hi/),
    ...[...phones, "/te/bikes", "/hi/bikes"],
  ]);
  const directions = expect.stringMatching(/^https:\/\/www.google.com\/maps\/dir\//) as string;
  expect(addressesIn(navigation("Main"))).toEqual(["/bikes", "/bikes", directions, phones[0]]);
});

test("a page with prices has the day of its prices and a link to them, any other page neither", () => {
  const { unmount } = show();
  expect(screen.getByRole("link", { name: texts.skipToPrices })).toHaveAttribute("href", "#prices");
  const footer = () => screen.getByRole("contentinfo");
  expect(footer()).toHaveTextContent(/© 2024 A Shop · Prices as of 1 Nov 2026$/);
  unmount();
  show(null);
  expect(screen.getByRole("link", { name: texts.skipToContent })).toHaveAttribute(
    "href",
    "#content",
  );
  expect(footer()).toHaveTextContent(/© 2024 A Shop$/);
});

test("the footer has no column without links, and begins the contact details with the opening hours", () => {
  show();
  const footer = within(screen.getByRole("contentinfo"));
  const headings = footer.getAllByRole("heading").map(({ textContent }) => textContent);
  expect(headings).toEqual(["Follow us", "Contact us"]);
  expect(footer.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    ...["Videos", "06.00AM (Open) - 08.00PM (Closed)", ...business.phones],
    "1 Road, Vizag, AP 530016",
  ]);
});

test("Our Location has questions about both the shop and the list's items, linked to the chat without an answer, and a map once it is on the screen of a page with a connection", async () => {
  let observe: (entries: readonly object[]) => void = () => undefined;
  const IntersectionObserver = function (callback: typeof observe) {
    observe = callback;
    return { observe: () => undefined, disconnect: () => undefined };
  };
  Object.assign(window, { IntersectionObserver });
  show();
  const section = screen.getByRole("region", { name: texts.ourLocation });
  const map = () => screen.queryByTitle(texts.mapTitle(business.name));
  expect(map()).toBeNull();
  act(() => observe([{ isIntersecting: true }]));
  expect(map()).toBeVisible();
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  jest.spyOn(console, "info").mockImplementation();
  Object.assign(window, { fetch: () => Promise.reject(new Error()) });
  await act(() => Promise.resolve(void window.dispatchEvent(new Event("offline"))));
  expect(map()).toBeNull();
  expect(within(section).getByRole("link", { name: texts.openMap })).toBeVisible();
  expect(section).toHaveTextContent("Is there a deposit? Yes, ₹1,000.");
  expect(within(section).getByText("Fort")).toBeVisible();
  expect(within(section).getByRole("link", { name: "Papers?" })).toBeVisible();
  expect(section).not.toHaveTextContent(/Helmets|hotel/);
  Reflect.deleteProperty(window, "IntersectionObserver");
});
