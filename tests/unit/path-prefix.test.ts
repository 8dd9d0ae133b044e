/** @jest-environment node */
import { pathPrefixOf } from "../../src/finish/site-path";

test.each([
  ["https://shop.in", ""],
  ["https://shop.in/", ""],
  ["https://owner.github.io/shop", "/shop"],
  ["https://owner.github.io/shop/", "/shop"],
])("a site at %s has the path prefix %p", (siteUrl, prefix) => {
  expect(pathPrefixOf(siteUrl)).toBe(prefix);
});
