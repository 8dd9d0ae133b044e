/** @jest-environment node */
import { headersFile, redirectsFile } from "../../src/finish/host-files";
import { routeFor, routeRules } from "../../src/finish/host-rules";
import { fixtureTexts } from "../support/fixture-data";

const rules = routeRules(fixtureTexts());

test.each([
  ["/", "/visakha-rentals", 301],
  ["/hotel-booking-in-vizag-unknown", "/hotel-booking-in-vizag-visakha-rentals", 200],
  ["/hotel-booking-in-vizag-standard/anything", "/hotel-booking-in-vizag-standard", 200],
  ["/hotel-booking-in-vizag-standards", "/hotel-booking-in-vizag-visakha-rentals", 200],
])("%s leads to %s with %d", (from, to, status) => {
  expect(routeFor(rules, from)).toMatchObject({ to, status });
});

test("other addresses are left to the files", () => {
  expect(routeFor(rules, "/car-rental-in-vizag")).toBeNull();
  expect(routeFor(rules, "/nowhere")).toBeNull();
});

test("the rules that are published with the site name no address outside its path prefix", () => {
  const headers = [{ name: "X-Frame-Options", value: "DENY" }];
  const addresses = ["/visakha-rentals", "/hotel-booking-in-vizag-standard"];
  const redirects = redirectsFile(rules, addresses, "/shop");
  const [root] = rules.filter(({ status }) => status === 301);
  expect(redirects).toContain(`/shop/ /shop${root?.to ?? ""} 301\n`);
  const named = `${headersFile(headers, ["/static/*"], "/shop")}${redirects}`.matchAll(
    /^\/\S+| \/\S+/gm,
  );
  const outside = [...named]
    .map(([address]) => address.trim())
    .filter((address) => !address.startsWith("/shop/"));
  expect(outside).toEqual([]);
});

test("only pages that a prefix would hide are named before the rules, none for the root's sake", () => {
  const brand = rules.find(({ status }) => status === 200)?.from.replace(/\*$/, "classic");
  const named = redirectsFile(rules, ["/upload", `${brand}`], "");
  expect(named.startsWith(`${brand} ${brand} 200\n${brand}/ ${brand} 200\n/ `)).toBe(true);
  expect(named).not.toContain("/upload");
});
