/** @jest-environment node */
import { redirectsFile } from "../../src/finish/hosts/host-files";
import { routeFor, routeRules } from "../../src/finish/hosts/host-rules";
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

test("only pages that a prefix would hide are named before the rules, none for the root's sake", () => {
  const brand = rules.find(({ status }) => status === 200)?.from.replace(/\*$/, "classic");
  const named = redirectsFile(rules, ["/upload", `${brand}`]);
  expect(named.startsWith(`${brand} ${brand} 200\n${brand}/ ${brand} 200\n/ `)).toBe(true);
  expect(named).not.toContain("/upload");
});
