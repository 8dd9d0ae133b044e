import { alternates } from "../../src/catalogue/text/languages";
import {
  chatLink,
  directionsLink,
  embeddedMapLink,
  phoneLink,
} from "../../src/catalogue/addresses/links";
import { itemPagePath, listPagePath } from "../../src/catalogue/addresses/page-paths";
import {
  cacheControl,
  listPrefixes,
  routeFor,
  routeRules,
} from "../../src/gatsby/hosts/host-rules";
import { reservedMessage } from "../../src/data-check/rules/address-check";
import { fixtureData } from "../support/fixture-data";

const shop = fixtureData();
const bikes = "/visakha-rentals";
const rooms = "/hotel-booking-in-vizag";

test("an item's address is below its list's or its brand's list, whose path begins with that of the prefix page", () => {
  const exact = { path: "/bikes", match: "exact" } as const;
  expect(listPagePath(exact, "shop")).toBe("/bikes");
  expect(itemPagePath(exact, { slug: "dio" }, "shop")).toBe("/bikes/dio");
  const prefix = { path: "/rooms-", match: "prefix" } as const;
  expect(listPagePath(prefix, "shop")).toBe("/rooms-shop");
  expect(itemPagePath(prefix, { slug: "sea", brand: "classic" }, "shop")).toBe(
    "/rooms-classic/sea",
  );
});

/** Runs the 404 page's script at an address; returns the address that it redirects to, or "". */
function scriptTarget(address: string): string {
  const { pathname, search, hash } = new URL(address, "http://localhost");
  let target = "";
  const location = { pathname, search, hash, replace: (to: string) => void (target = to) };
  const currentScript = { dataset: { routes: JSON.stringify(listPrefixes(shop).reverse()) } };
  Object.assign(globalThis, { document: { currentScript }, window: { location } });
  jest.isolateModules(() => void jest.requireActual("../../src/start/redirect-script"));
  return target;
}

test.each([
  ["/", `301 ${bikes}`, ""],
  ["/te", `301 /te${bikes}`, ""],
  ["/te/", `301 /te${bikes}`, ""],
  // Below a brand's list, hosts show that list, and at any other address of the prefix all rooms.
  [`${rooms}-classic/gone?days=2`, `200 ${rooms}-classic`, `${rooms}-classic?list=&days=2`],
  [`${rooms}-classy?km=2#a`, `200 ${rooms}-visakha-rentals`, `${rooms}-visakha-rentals?km=2#a`],
  [`/te${rooms}-classic/gone#a`, `200 /te${rooms}-classic`, `/te${rooms}-classic?list=#a`],
  [`${rooms}-visakha-rentals`, `200 ${rooms}-visakha-rentals`, ""],
  // `list=` says that an item is gone.
  [`${bikes}/gone`, "", `${bikes}?list=`],
  [`${bikes}/?days=2`, "", `${bikes}?days=2`],
  // People and programs append to links: punctuation, HTML, emoji, and what the router cannot decode.
  ...[
    ...[".", ")", "),", "%20", "%E2%80%8B", "%E2%80%9D.", "।", "%0A", "%22%3E", "&gt;", "%2C"],
    ...["%3Fdays", "%E2%9D%A4%EF%B8%8F", "%E2%80", "%252E", "%3C/a%3E", "%20is%20good", ".html)"],
  ].flatMap((end) => [
    [`${bikes}/dio${end}?days=2`, "", `${bikes}/dio?days=2`],
    [`/te${bikes}${end}`, "404 /te/404.html", `/te${bikes}`],
  ]),
  [`${bikes.toUpperCase()}/Dio#prices`, "", `${bikes}/dio#prices`],
  [bikes, "", ""],
  ["/nowhere", "", ""],
  ["/te/nowhere", "404 /te/404.html", ""],
  [`${bikes}/d%C2%ADi%E2%80%8Bo`, "", `${bikes}/dio`],
  // Browsers read two slashes as another host.
  ["//localhost//Evil", "", "/evil"],
  ["/a.html", "", ""],
  [`/${encodeURIComponent("అ")}`, "", ""],
])("at %s hosts answer “%s”, and the 404 page's script leads to %s", (address, answer, target) => {
  const rule = routeFor(routeRules(shop), address.replace(/[?#].*/, ""));
  expect(rule === null ? "" : `${rule.status} ${rule.to}`).toBe(answer);
  expect(scriptTarget(address)).toBe(target);
});

test.each([
  ["/cars/alto", "/hi/cars/alto"],
  ["/te/cars/alto", "/hi/cars/alto"],
  ["/te", "/hi"],
  // Only a whole first segment is a language.
  ["/tea", "/hi/tea"],
])("the page at %s is at %s in Hindi", (path, hindi) => {
  expect(alternates(path)[2]?.path).toBe(hindi);
});

test.each([
  ...["/static", "/static/bikes", "/page-data/cars", "/icons", "/admin"],
  ...["/workbox-van", "/idb-keyval-x", "/index", "/bikes/index", "/te", "/hi/bikes"],
])("no page may have the address %s", (path) =>
  expect(reservedMessage(path)).toContain("the website uses this address for its"),
);

test.each([
  ...["/static-caravans", "/icons-of-vizag", "/shares", "/car-index"],
  ...["/2024/cars", "/tea"],
])("a page may have the address %s, and its items are not cached like hashed files", (path) => {
  expect(reservedMessage(path)).toBeNull();
  expect(cacheControl(`${path}/item/`)).toBe("public, max-age=0, must-revalidate");
});

test.each([
  ...["/static/dio.avif", "/app-0123abcd.js", "/styles.0123abcd.css"],
  ...["/workbox-v4.3.1/workbox-sw.js", "/idb-keyval-3.2.0-iife.min.js"],
])("browsers do not request %s again for a year", (path) =>
  expect(cacheControl(path)).toBe("public, max-age=31536000, immutable"),
);

test("links to phones are in E.164 form, and a chat link contains its text, encoded", () => {
  expect(phoneLink("+91 891 000 0001")).toBe("tel:+918910000001");
  const message = "Hi A & B, 100% = ₹499? #1 +1";
  const link = new URL(chatLink("+91 891 000 0001", message));
  expect(link.origin + link.pathname).toBe("https://wa.me/918910000001");
  expect([...link.searchParams, link.hash]).toEqual([["text", message], ""]);
});

test("the map and the directions are to the shop's position", () => {
  const position = { latitude: 17.724, longitude: 83.307 };
  expect(embeddedMapLink(position)).toContain("17.724,83.307");
  const link = new URL(directionsLink(position));
  expect(link.pathname).toBe("/maps/dir/");
  expect(link.searchParams.get("destination")).toBe("17.724,83.307");
});
