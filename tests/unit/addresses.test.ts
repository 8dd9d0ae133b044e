/** @jest-environment node */
import {
  isUsableSlug,
  itemPagePath,
  itemSlug,
  longestSlug,
  slugPattern,
} from "../../src/catalogue/addresses/item-address";
import {
  chatGreeting,
  chatLink,
  directionsLink,
  embeddedMapLink,
  phoneLink,
} from "../../src/catalogue/addresses/links";
import { homePage, listPagePath } from "../../src/catalogue/addresses/page-paths";
import {
  nextAddress,
  redirectTarget,
  siteAddresses,
} from "../../src/catalogue/addresses/site-addresses";
import type { ItemData } from "../../src/data-check/catalogue-data";
import { fixtureData } from "../support/fixture-data";
import { routeFor, routeRules } from "../../src/finish/hosts/host-rules";
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
  ["a".repeat(longestSlug), true],
  ["క".repeat(longestSlug), true],
  ["a".repeat(longestSlug + 1), false],
])("%p is a usable slug: %p", (slug, isUsable) => expect(isUsableSlug(slug)).toBe(isUsable));

test("the schema and the code have the same rule for slugs and former slugs", () => {
  const { definitions } = readData<{ definitions: { itemSlug: object; formerSlugs: object } }>(
    "schema/common.schema",
  );
  const rule = { pattern: slugPattern.source, maxLength: longestSlug };
  expect(definitions.itemSlug).toMatchObject(rule);
  expect(definitions.formerSlugs).toMatchObject({ items: { $ref: "#/definitions/itemSlug" } });
});

test("the path of a prefix page is completed by the slug of the shop or by a brand, an exact path is unchanged", () => {
  expect(listPagePath(rooms, "shop")).toBe("/rooms-shop");
  expect(listPagePath(bikes, "shop")).toBe("/bikes");
  expect(listPagePath(rooms, "classic")).toBe("/rooms-classic");
});

test("the home page is the first list with an exact path, or else the first list", () => {
  expect(homePage<typeof bikes | typeof rooms>([rooms, bikes])).toBe(bikes);
  expect(homePage([rooms])).toBe(rooms);
  expect(homePage<typeof bikes>([])).toBeUndefined();
});

test("the address of an item is below the address of its list or, with brands, of its brand's list", () => {
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

  test("in Telugu is found as browsers encode it", () => {
    const item = { slug: "బీచ్-గది", brand: "classic", formerSlugs: ["పాత-గది"] };
    const addresses = siteAddresses([{ ...rooms, items: [item] }], "shop");
    const { pathname } = new URL("/rooms-classic/పాత-గది/", "https://shop.example");
    const location = { pathname, search: "?days=2", hash: "" };
    expect(nextAddress(addresses, location)).toBe("/rooms-classic/బీచ్-గది?days=2");
  });
});

test("the rules of hosts redirect former addresses permanently, and show the list of the brand at unknown addresses", () => {
  const fixture = fixtureData();
  const [room, ...others] = fixture.hotels as [ItemData, ...ItemData[]];
  const page = fixture.pages.find(({ match }) => match === "prefix");
  const formerSlugs = ["an-old-name", "పాత-గది"];
  const rules = routeRules({ ...fixture, hotels: [{ ...room, formerSlugs }, ...others] });
  const brandPage = `${page?.path}${room.brand}`;
  const to = `${brandPage}/${itemSlug(room)}`;
  const from = `${brandPage}/an-old-name`;
  expect(routeFor(rules, from)).toEqual({ from, to, status: 301 });
  expect(routeFor(rules, `${from}/`)).toMatchObject({ to, status: 301 });
  const { pathname } = new URL(`${brandPage}/పాత-గది`, "https://shop.example");
  expect(routeFor(rules, pathname)).toMatchObject({ from: `${brandPage}/పాత-గది`, status: 301 });
  expect(routeFor(rules, `${brandPage}/anything`)).toMatchObject({ to: brandPage, status: 200 });
});

describe("links", () => {
  test("a phone number is dialled in E.164 form", () => {
    expect(phoneLink("+91 891 000 0001")).toBe("tel:+918910000001");
  });

  test("a chat link contains its text, encoded", () => {
    const message = "Hi A & B, 100% = ₹499? #1 +1";
    const link = new URL(chatLink("+91 891 000 0001", message));
    expect(link.origin + link.pathname).toBe("https://wa.me/918910000001");
    expect(link.searchParams.get("text")).toBe(message);
    expect(link.hash).toBe("");
  });

  test("the greeting contains the name with its special characters", () => {
    expect(chatGreeting("Hi {name}, Im looking for hire rental", "Rent $& Ride")).toBe(
      "Hi Rent $& Ride, Im looking for hire rental",
    );
  });

  test("the map shows the position, and directions lead to the shop by name", () => {
    expect(embeddedMapLink({ latitude: 17.724, longitude: 83.307 })).toContain("17.724,83.307");
    const address = {
      street: "1 Hill Road",
      locality: "Vizag",
      region: "AP",
      postalCode: "530016",
    };
    const link = new URL(directionsLink({ name: "Wheels & Co", address }));
    expect(link.pathname).toBe("/maps/dir/");
    const destination = link.searchParams.get("destination");
    expect(destination).toBe("Wheels & Co, 1 Hill Road, Vizag, AP 530016");
  });
});
