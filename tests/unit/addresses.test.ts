/** @jest-environment node */
import { itemPagePath } from "../../src/catalogue/addresses/item-address";
import {
  chatGreeting,
  chatLink,
  directionsLink,
  embeddedMapLink,
  phoneLink,
} from "../../src/catalogue/addresses/links";
import { homePage, listPagePath } from "../../src/catalogue/addresses/page-paths";
import { prefixRoutes, prefixTarget } from "../../src/catalogue/addresses/site-addresses";
import { fixtureData } from "../support/fixture-data";
import { routeFor, routeRules } from "../../src/build/hosts/host-rules";

const bikes = { path: "/bikes", match: "exact", catalogue: "bikes" } as const;
const rooms = { path: "/rooms-", match: "prefix", catalogue: "hotels" } as const;

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

test("an address below a brand's list leads to that list, any other address of the prefix to all rooms", () => {
  const items = [{ brand: "classic" }, { brand: "classic" }];
  const routes = prefixRoutes({ ...rooms, items }, "shop");
  expect(prefixTarget(routes, "/rooms-classic/gone")).toBe("/rooms-classic");
  expect(prefixTarget(routes, "/rooms-classy")).toBe("/rooms-shop");
  expect(prefixTarget(routes, "/bikes/gone")).toBeNull();
});

test("hosts show the list of the brand at unknown addresses below it", () => {
  const fixture = fixtureData();
  const page = fixture.pages.find(({ match }) => match === "prefix");
  const brandPage = `${page?.path}${fixture.hotels[0]?.brand}`;
  const rule = routeFor(routeRules(fixture), `${brandPage}/anything`);
  expect(rule).toMatchObject({ to: brandPage, status: 200 });
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
