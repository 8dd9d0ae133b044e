/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { transformSync } from "@babel/core";
import { browserslist } from "../../package.json";
import { publicFolder } from "../support/built-site";

const scripts = readdirSync(publicFolder).filter((file) => file.endsWith(".js"));

/** A script as Babel writes it, with these settings. */
function written(script: string, settings: object): string {
  const preset = { bugfixes: true, modules: "commonjs", exclude: needlessRewriting, ...settings };
  const result = transformSync(readFileSync(path.join(publicFolder, script), "utf8"), {
    configFile: false,
    babelrc: false,
    compact: true,
    sourceType: "script",
    presets: [["@babel/preset-env", preset]],
  });
  return result?.code ?? "";
}

/** Mends a fault of Safari 15 that no script meets: a field named like a variable of its value. */
const needlessRewriting = ["bugfix/transform-safari-class-field-initializer-scope"];

/** What Babel supplies beyond what the scripts need. */
const needless = [
  // Arrays have methods of the same names; of sets and maps the scripts use the old methods.
  /^es\.iterator\./,
  /^es\.set\.[\w-]+\.v2$/,
  /^esnext\.(?:weak-)?map\.get-or-insert/,
  /^web\.url-search-params\.(?:delete|has|size)$/,
  // Browsers have these, with faults that the scripts do not meet.
  /^es\.array\.(?:includes|push|unshift)$/,
  /^es\.(?:json\.stringify|regexp\.flags|error\.cause)$/,
  /^esnext\.json\.parse$/,
  /^web\.dom-exception\.stack$/,
  // React asks whether it is there.
  /^web\.immediate$/,
];

test.each(scripts)("every browser of the list can run %s", (script) => {
  const code = written(script, { targets: browserslist, useBuiltIns: "usage", corejs: "3.40" });
  const supply = /require\("core-js\/modules\/([\w.-]+?)(?:\.js)?"\);/g;
  const missing = [...code.matchAll(supply)].map(([, name]) => name ?? "");
  expect(missing.filter((name) => !needless.some((pattern) => pattern.test(name)))).toEqual([]);
  const isRewritten =
    code.replaceAll(supply, "") !== written(script, { targets: { node: "current" } });
  expect(isRewritten).toBe(false);
});
