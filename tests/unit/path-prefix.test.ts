/** @jest-environment node */
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { buildSync } from "esbuild";
import { pathPrefixOf } from "../../src/finish/site-path";

interface Links {
  withPrefix: (path: string) => string;
  navigate: (path: string, options?: object) => void;
}

/** The site's part of Gatsby's link, as a build with a path prefix has it. */
function linksBelow(prefix: string, window: object): Links {
  const [file] = buildSync({
    entryPoints: ["src/gatsby/bundle/gatsby-link.js"],
    bundle: true,
    format: "iife",
    globalName: "links",
    define: { __BASE_PATH__: JSON.stringify(prefix) },
    write: false,
  }).outputFiles;
  return runInNewContext(`${file?.text ?? ""}; links`, { window }) as Links;
}

test.each([
  ["", "/visakha-rentals"],
  ["/shop", "/shop/visakha-rentals"],
])("below %p links lead into the site", (prefix, address) => {
  const visited: unknown[] = [];
  const { withPrefix, navigate } = linksBelow(prefix, {
    ___navigate: (...visit: unknown[]) => visited.push(visit),
  });
  expect(withPrefix("/visakha-rentals")).toBe(address);
  navigate("/visakha-rentals", { replace: true });
  expect(visited).toEqual([[address, { replace: true }]]);
});

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
