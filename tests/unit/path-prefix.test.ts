/** @jest-environment node */
import { readFileSync } from "node:fs";
import { pathPrefixOf } from "../../src/finish/site-path";

test.each([
  ["https://shop.in", ""],
  ["https://shop.in/", ""],
  ["https://owner.github.io/shop", "/shop"],
  ["https://owner.github.io/shop/", "/shop"],
])("a site at %s has the path prefix %p", (siteUrl, prefix) => {
  expect(pathPrefixOf(siteUrl)).toBe(prefix);
});

describe("Gatsby's page loader", () => {
  const mended = jest.requireActual<(source: string) => string>(
    "../../src/gatsby/bundle/ask-below-prefix.cjs",
  );
  const source = readFileSync("node_modules/gatsby/cache-dir/loader.js", "utf8");

  test("asks for a file that it has no data of below the site's path prefix", () => {
    const asked = [...mended(source).matchAll(/doFetch\(([^,()]+), `HEAD`\)/g)];
    expect(asked.length).toBeGreaterThan(0);
    for (const [, address] of asked) expect(address).toBe("__BASE_PATH__ + rawPath");
  });

  test("that asks in another way stops the build", () => {
    expect(() => mended("doFetch(url)")).toThrow(/loader\.js has no/);
  });
});
