import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { transformSync } from "@babel/core";
import { browserslist } from "../../package.json";
import { allPages, builtPage, itemPageKinds, publicFolder } from "../support/built-site";

/** Everything that browsers run: scripts, the worker with its modules, and inline scripts. */
const scripts = new Map<string, string>();

for (const file of readdirSync(publicFolder, { recursive: true, encoding: "utf8" })) {
  // No page loads Workbox's development builds. The owner's forms need a newer browser than visitors.
  if (!file.endsWith(".js") || file.includes(".dev.") || file.startsWith("admin/")) continue;
  scripts.set(file, readFileSync(path.join(publicFolder, file), "utf8"));
}
for (const page of [...allPages, ...itemPageKinds]) {
  const $ = builtPage(page);
  for (const script of $("script:not([src]):not([type])").get()) {
    const code = $(script).text();
    if (![...scripts.values()].includes(code))
      scripts.set(`script ${scripts.size} of ${page}`, code);
  }
}

/** Safari 15 breaks class fields whose value uses a variable of the same name. No script has such a field. */
const unneededTransforms = ["bugfix/transform-safari-class-field-initializer-scope"];

/** Babel's output for a script. */
function compiled(code: string, settings: object): string {
  const preset = { bugfixes: true, modules: "commonjs", exclude: unneededTransforms, ...settings };
  const result = transformSync(code, {
    configFile: false,
    babelrc: false,
    compact: true,
    sourceType: "script",
    presets: [["@babel/preset-env", preset]],
  });
  return result?.code ?? "";
}

/** Polyfills that Babel adds although the scripts do not need them. */
const unneededPolyfills = [
  // Scripts call methods of these names only on arrays. Of sets and maps they call only older methods.
  /^es\.iterator\./,
  /^es\.set\.[\w-]+\.v2$/,
  /^esnext\.(?:weak-)?map\.get-or-insert/,
  /^web\.url-search-params\.(?:delete|has|size)$/,
  // Browsers have these, with bugs that do not affect the scripts.
  /^es\.array\.(?:includes|push|unshift)$/,
  /^es\.(?:json\.stringify|regexp\.flags|error\.cause)$/,
  /^esnext\.json\.parse$/,
  /^web\.dom-exception\.stack$/,
  // The worker only reads bytes from such arrays.
  /^es\.(?:array-buffer|typed-array)\./,
  /^esnext\.uint8-array\./,
  // React checks whether it exists.
  /^web\.immediate$/,
];

test.each([...scripts])("every supported browser can run %s", (_name, script) => {
  const code = compiled(script, { targets: browserslist, useBuiltIns: "usage", corejs: "3.40" });
  const polyfill = /require\("core-js\/modules\/([\w.-]+?)(?:\.js)?"\);/g;
  const missing = [...code.matchAll(polyfill)].map(([, name]) => name ?? "");
  expect(
    missing.filter((name) => !unneededPolyfills.some((pattern) => pattern.test(name))),
  ).toEqual([]);
  const isRewritten =
    code.replaceAll(polyfill, "") !== compiled(script, { targets: { node: "current" } });
  expect(isRewritten).toBe(false);
});
