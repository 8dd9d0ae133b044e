/** @jest-environment node */
import { hashedAddress } from "../../src/build/hosts/host-rules";
import { reservedMessage } from "../../src/data-check/rules/address-check";

test.each([
  "/static",
  "/static/bikes",
  "/page-data/cars",
  "/icons",
  "/images",
  "/share",
  "/workbox-van",
  "/idb-keyval-x",
  "/index",
  "/bikes/index",
  "/index/bikes",
])("%s is reserved", (path) =>
  expect(reservedMessage(path)).toBe("the website uses this address for its own files"),
);

test.each([
  "/static-caravans",
  "/icons-of-vizag",
  "/shares",
  "/car-index",
  "/2024/cars",
  "/cars/2024",
  "/cars-2",
])("a page may have the address %s, and its items are not cached like hashed files", (path) => {
  expect(reservedMessage(path)).toBeNull();
  expect(hashedAddress.test(`${path}/item/`)).toBe(false);
});
