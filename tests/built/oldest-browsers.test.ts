/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { transformSync } from "@babel/core";
import { Linter } from "eslint";
import compat from "eslint-plugin-compat";
import { browserslist } from "../../package.json";
import { allPages, builtPage, itemPageKinds, publicFolder } from "../support/built-site";

/** Everything that browsers run: the scripts and the worker with its modules, and the scripts in pages. */
const scripts = new Map<string, string>();

for (const file of readdirSync(publicFolder, { recursive: true, encoding: "utf8" })) {
  // Of workbox no page loads a development build.
  if (!file.endsWith(".js") || file.includes(".dev.")) continue;
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

/** A script as Babel writes it, with these settings. */
function written(code: string, settings: object): string {
  const preset = { bugfixes: true, modules: "commonjs", exclude: needlessRewriting, ...settings };
  const result = transformSync(code, {
    configFile: false,
    babelrc: false,
    compact: true,
    sourceType: "script",
    presets: [["@babel/preset-env", preset]],
  });
  return result?.code ?? "";
}

/** Mends a bug of Safari 15 that no script meets: a field named like a variable of its value. */
const needlessRewriting = ["bugfix/transform-safari-class-field-initializer-scope"];

/** What Babel supplies beyond what the scripts need. */
const needless = [
  // Arrays have methods of the same names; of sets and maps the scripts use the old methods.
  /^es\.iterator\./,
  /^es\.set\.[\w-]+\.v2$/,
  /^esnext\.(?:weak-)?map\.get-or-insert/,
  /^web\.url-search-params\.(?:delete|has|size)$/,
  // Browsers have these, with bugs that the scripts do not meet.
  /^es\.array\.(?:includes|push|unshift)$/,
  /^es\.(?:json\.stringify|regexp\.flags|error\.cause)$/,
  /^esnext\.json\.parse$/,
  /^web\.dom-exception\.stack$/,
  // Of bytes the worker reads nothing but their values.
  /^es\.(?:array-buffer|typed-array)\./,
  /^esnext\.uint8-array\./,
  // React asks whether it is there.
  /^web\.immediate$/,
];

test.each([...scripts])("every browser of the list can run %s", (_name, script) => {
  const code = written(script, { targets: browserslist, useBuiltIns: "usage", corejs: "3.40" });
  const supply = /require\("core-js\/modules\/([\w.-]+?)(?:\.js)?"\);/g;
  const missing = [...code.matchAll(supply)].map(([, name]) => name ?? "");
  expect(missing.filter((name) => !needless.some((pattern) => pattern.test(name)))).toEqual([]);
  const isRewritten =
    code.replaceAll(supply, "") !== written(script, { targets: { node: "current" } });
  expect(isRewritten).toBe(false);
});

/** What only some browsers of the list have, and the scripts use where it is there. */
const askedFor = [
  "CompressionStream",
  "DecompressionStream",
  "document.prerendering",
  "document.wasDiscarded",
  "navigator.scheduling",
  "requestIdleCallback",
];

/** What a script asks of browsers besides the language, and not all of the list have. */
function missingInterfaces(code: string): string[] {
  const found = new Linter().verify(code, {
    plugins: { compat },
    languageOptions: { sourceType: "script" },
    linterOptions: { reportUnusedDisableDirectives: "off" },
    rules: { "compat/compat": "error" },
    settings: { polyfills: askedFor, browsers: browserslist },
  });
  return [...new Set(found.map(({ message }) => message))];
}

test.each([...scripts])("every browser of the list has what %s asks of it", (_name, script) => {
  expect(missingInterfaces(script)).toEqual([]);
});

test("an interface that a browser of the list lacks is noticed", () => {
  expect(missingInterfaces("structuredClone({})")).toEqual([
    expect.stringContaining("structuredClone"),
  ]);
});
