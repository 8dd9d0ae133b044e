/** @jest-environment node */
import { errorLine } from "../../src/data-check/validation-error";
import { reservedRule } from "../../src/data-check/reserved-addresses";
import { cacheRules } from "../../src/finish/host-rules";
import { DataCopy } from "../support/broken-data";

test.each([
  "/static",
  "/static/bikes",
  "/page-data/cars",
  "/icons",
  "/images",
  "/share",
  "/workbox-van",
  "/idb-keyval-x",
  "/offline-plugin-app-shell-fallback",
  "/index",
  "/bikes/index",
  "/index/bikes",
])("the website keeps %s", (path) =>
  expect(reservedRule(path)).toBe("the website keeps this address for files of its own"),
);

test.each(["/cars/2024", "/2"])("%s is a further page of a list", (path) =>
  expect(reservedRule(path)).toMatch(/^an address that ends in a number alone/),
);

test.each([
  "/static-caravans",
  "/icons-of-vizag",
  "/shares",
  "/car-index",
  "/2024/cars",
  "/cars-2",
])("a page may have the address %s", (path) => {
  expect(reservedRule(path)).toBeNull();
  // What lies below is asked for anew each time.
  expect(cacheRules.filter(({ pattern }) => pattern.test(`${path}/item/`))).toEqual([]);
});

test("a page at an address that the website keeps is named", async () => {
  const data = new DataCopy();
  data.edit<{ path: string; match: string }[]>("pages", (pages) =>
    Object.assign(pages.find(({ match }) => match === "exact") ?? {}, { path: "/share" }),
  );
  const lines = (await data.errors()).map(errorLine);
  data.dispose();
  expect(lines).toEqual([
    expect.stringMatching(
      /^pages\.json › id \d+ .* › path = "\/share": the website keeps this address/,
    ),
  ]);
});
