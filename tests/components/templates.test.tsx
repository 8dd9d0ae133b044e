/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { type ComponentType, createElement } from "react";
import { phoneLink } from "../../src/catalogue/addresses/links";
import { texts } from "../../src/catalogue/text/texts";
import * as cataloguePage from "../../src/templates/catalogue-page";
import * as home from "../../src/templates/home-page";
import * as itemPage from "../../src/templates/item-page";
import * as notFoundPage from "../../src/templates/not-found-page";
import * as uploadPage from "../../src/templates/upload-page";
import {
  araku,
  bike,
  business,
  linksIn,
  listContext,
  listProps,
  renderAt,
  textsOf,
  tour,
} from "../support/fixtures";

const [row] = bike.priceDetails;
const similar = [9000, 500, 510, 520].map((price, index) => ({
  ...bike,
  jsonId: index + 20,
  name: `Bike ${price}`,
  priceDetails: bike.priceDetails.map((other) => (other === row ? { ...other, price } : other)),
}));

const data = {
  page: listProps.page,
  business: { ...business, notice: "Closed 14 to 16 January" },
  places: { nodes: [araku] },
  items: { nodes: [{ ...bike, carInfo: "Fuel: extra" }] },
  similar: { nodes: similar },
  lists: { nodes: [listProps.page] },
  catalogueLinks: { nodes: [{ path: "/boats", catalogue: "taxis", link: "Boats" }] },
};

const elementOf = (component: unknown, pageContext: object) =>
  createElement(component as ComponentType<Record<string, object>>, { data, pageContext });

test("the page of a list has links to all lists, a title, the shop's word of the day, its lowest price, opening hours, and tours to the chosen place, with the trip and its day", () => {
  jest.useFakeTimers({ now: new Date("2026-11-21T10:10:00+05:30") });
  const context = listContext([bike], { tours: [{ ...tour, to: "goa" }, tour] });
  renderAt("/bikes?from=2026-11-28&to=araku", elementOf(cataloguePage.default, context));
  act(() => jest.runOnlyPendingTimers());
  expect(textsOf(document.querySelectorAll("header :is(nav, h1, .title p)"))).toEqual([
    ...["Boats", "Scooters", data.business.notice, "1 scooter, from ₹499 a day."],
    "Visakha Rentals6 am to 8 pmOpen until 8 pm",
  ]);
  expect(linksIn(screen.getByRole("banner"))).toEqual([
    ["Boats", "/boats?from=2026-11-28&to=araku&days=1"],
    ["Taxis to Aruku, from ₹4,500 a day", "/taxis?from=2026-11-28&to=araku&days=1#group-aruku"],
  ]);
});

test("the page of an item has tours to its destination, and similar items in the order of their prices' distance", () => {
  const address = "/bikes/dio";
  renderAt(`${address}?to=araku`, elementOf(itemPage.default, { address, tours: [tour] }));
  expect(screen.getByRole("link", { name: /^Taxis to Aruku/ })).toBeVisible();
  const links = linksIn(screen.getByRole("region", { name: texts.similar }));
  expect(links.map(([name]) => name)).toEqual(["Bike 500", "Bike 510", "Bike 520"]);
});

const { notFound, upload } = texts;
const brandContext = { address: "/bikes-honda", brandLabel: "Honda", offeredIds: [1, 7] };

test.each([
  [
    "Scooters: Honda",
    cataloguePage,
    listContext([bike], brandContext),
    "Honda. 1 scooter, from ₹499 a day. From the shop. Bikes and rooms.",
    ["/bikes-honda", "1-7"],
  ],
  [
    "Honda Activa 5G: Scooters",
    itemPage,
    { address: "/bikes/dio", language: "hi", words: { "if exceeds Rs.3/KM": "३" } },
    "Honda Activa 5G: ₹499 for 1 day, 120 km; ₹6,999 for 4 weeks, ≈ 2,000 km. ३. Fuel: extra. Bikes and rooms.",
    ["/bikes/dio"],
  ],
  [upload.title, uploadPage, { language: "te" }, upload.description(business.name), ["/te/upload"]],
  ["Scooters", home, {}, "Scooters. Bikes and rooms.", ["/scooters", "noindex", "0;url=/scooters"]],
  [notFound.title, notFoundPage, {}, `${notFound.title}.`, ["noindex"]],
])("the page %p has its title, description and address", (title, { Head }, context, ...values) => {
  const { container } = render(elementOf(Head, context));
  const shown = [...container.children].map(
    (tag) => tag.getAttribute("content") ?? tag.getAttribute("href") ?? tag.textContent,
  );
  const addresses = values.flat() as string[];
  const expected = addresses.map((value) => value.replace(/^\//, "https://rentals.example/"));
  expect(shown).toEqual([`${title} | Visakha Rentals`, ...expected]);
});

test("the stub form has a dropdown and a field, and cannot submit", () => {
  const { container } = render(<uploadPage.default />);
  expect(screen.getByRole("combobox", { name: "Select Model" })).toHaveTextContent(
    /^BikesCarsHotelsTaxis$/,
  );
  expect(screen.getByRole("textbox", { name: "Model" })).toBeVisible();
  expect(container.querySelector("form, button, [type=submit]")).toBeNull();
});

test.each([
  ["start page", home, [["Go to Scooters", "/scooters"]]],
  [
    "404 page",
    notFoundPage,
    [["Boats", "/boats"], ...business.phones.map((phone) => [phone, phoneLink(phone)])],
  ],
])("the %s links to lists", (_name, page, links) => {
  renderAt("/", elementOf(page.default, {}));
  expect(linksIn(document.body)).toEqual(links);
});
