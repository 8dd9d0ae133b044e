/** @jest-environment node */
import { runInNewContext } from "node:vm";
import { buildSync } from "esbuild";

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
