/** @jest-environment node */
import {
  isUsableSlug,
  itemPagePath,
  itemSlug,
  longestSlug,
  slugPattern,
} from "../../src/catalogue/addresses/item-address";
import {
  nextAddress,
  redirectTarget,
  siteAddresses,
} from "../../src/catalogue/addresses/site-addresses";
import type { CatalogueData, ItemData } from "../../src/data-check/catalogue-data";
import { fixtureData } from "../support/fixture-data";
import { routeFor, routeRules } from "../../src/finish/hosts/host-rules";
import { languageOfFile } from "../../src/shared/precache-manifest";
import { readData } from "../support/shipped-data";

const bikes = { path: "/bikes", match: "exact", catalogue: "bikes" } as const;
const rooms = { path: "/rooms-", match: "prefix", catalogue: "hotels" } as const;

test.each([
  [{ name: "Honda Activa 5G" }, "honda-activa-5g"],
  [{ name: "Café  Racer!" }, "cafe-racer"],
  [{ name: "dzire", location: "Aruku" }, "dzire-aruku"],
  [
    { name: "Fortune / Luxury Room", location: "Near the beach" },
    "fortune-luxury-room-near-the-beach",
  ],
  [{ name: "హోండా యాక్టివా" }, "హోండా-యాక్టివా"],
  [{ name: "होंडा एक्टिवा 5G" }, "होंडा-एक्टिवा-5g"],
  [{ name: "₹!" }, ""],
  [{ name: "Honda Activa 5G", slug: "activa" }, "activa"],
])("the address of %j ends in %s", (item, slug) => expect(itemSlug(item)).toBe(slug));

test.each([
  ["honda-activa-5g", true],
  ["2", false],
  ["12-50", false],
  ["", false],
  ["-a", false],
  ["A", false],
  ["index", false],
  ["index-2", true],
  ["హోండా-యాక్టివా", true],
  ["హోండా యాక్టివా", false],
])("%p is a usable slug: %p", (slug, isUsable) => expect(isUsableSlug(slug)).toBe(isUsable));

test("the schema and the code have the same rule for slugs, former slugs and their length", () => {
  const { definitions } = readData<{ definitions: { itemSlug: object; formerSlugs: object } }>(
    "schema/common.schema",
  );
  const rule = { pattern: slugPattern.source, maxLength: longestSlug };
  expect(definitions.itemSlug).toMatchObject(rule);
  expect(definitions.formerSlugs).toMatchObject({ items: { $ref: "#/definitions/itemSlug" } });
  expect(["a", "క"].map((letter) => isUsableSlug(letter.repeat(longestSlug)))).toEqual([
    true,
    true,
  ]);
  expect(isUsableSlug("a".repeat(longestSlug + 1))).toBe(false);
});

test.each([
  ["/hi", "hi"],
  ["/hi/cars", "hi"],
  ["/page-data/hi/cars/page-data.json", "hi"],
  ["/words-hi-ts-0123abcd.js", "hi"],
  ["/hi-speed-cars", null],
  ["/page-data/hi-speed-cars/page-data.json", null],
  ["/words-hi-cars", null],
  ["/te/cars", null],
  ["/cars", null],
])("the file at %s belongs to the language %p", (address, code) =>
  expect(languageOfFile({ languages: ["hi"] }, address)).toBe(code),
);

test("the page of an item is below its list, and the page of a room below its brand", () => {
  expect(itemPagePath(bikes, { slug: "dio" }, "shop")).toBe("/bikes/dio");
  const room = { slug: "room-beach", brand: "classic" };
  expect(itemPagePath(rooms, room, "shop")).toBe("/rooms-classic/room-beach");
});

describe("a former address", () => {
  const room = { slug: "new", brand: "classic", formerSlugs: ["old"] };
  const items = [room, { slug: "other", brand: "classic" }];
  const { redirects } = siteAddresses([{ ...rooms, items }], "shop");

  test("leads to the current address", () => {
    expect(redirects).toEqual([{ from: "/rooms-classic/old", to: "/rooms-classic/new" }]);
    expect(redirectTarget(redirects, "/rooms-classic/old/")).toBe("/rooms-classic/new");
    expect(redirectTarget(redirects, "/rooms-classic/older")).toBeNull();
  });

  test("is found if a browser has encoded its Telugu letters", () => {
    const item = { slug: "బీచ్-గది", brand: "classic", formerSlugs: ["పాత-గది"] };
    const addresses = siteAddresses([{ ...rooms, items: [item] }], "shop");
    const { pathname } = new URL("/rooms-classic/పాత-గది/", "https://shop.example");
    const location = { pathname, search: "?days=2", hash: "" };
    expect(nextAddress(addresses, location)).toBe("/rooms-classic/బీచ్-గది?days=2");
  });
});

describe("on hosts with rules, former addresses", () => {
  const fixture = fixtureData();
  const [room] = fixture.hotels as [ItemData];
  const page = fixture.pages.find(({ match }) => match === "prefix");
  const data: CatalogueData = {
    ...fixture,
    hotels: fixture.hotels.map((other) =>
      other === room ? { ...other, formerSlugs: ["an-old-name", "పాత-గది"] } : other,
    ),
  };
  const brandPage = `${page?.path}${room.brand}`;
  const to = `${brandPage}/${itemSlug(room)}`;
  const rules = routeRules(data);

  test("redirect permanently to the current addresses, not to the page of the brand", () => {
    const from = `${brandPage}/an-old-name`;
    expect(routeFor(rules, from)).toEqual({ from, to, status: 301 });
    expect(routeFor(rules, `${from}/`)).toMatchObject({ to, status: 301 });
    const { pathname } = new URL(`${brandPage}/పాత-గది`, "https://shop.example");
    expect(routeFor(rules, pathname)).toMatchObject({ from: `${brandPage}/పాత-గది`, status: 301 });
    expect(routeFor(rules, `${brandPage}/anything`)).toMatchObject({ to: brandPage, status: 200 });
  });
});
