/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import path from "node:path";
import { preProcessFile } from "typescript";

interface Lock {
  readonly packages: Record<string, { readonly hasInstallScript?: boolean }>;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
const { packages } = read("package-lock.json") as Lock;
const nameOf = (place: string) => place.slice(place.lastIndexOf("node_modules/") + 13);
const locked = Object.entries(packages).filter(([place]) => place !== "");

test("no package runs anything when it is installed, and each that would is decided on", () => {
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
  const { allowScripts } = read("package.json") as { allowScripts: Record<string, boolean> };
  const withScripts = locked.filter(([, { hasInstallScript }]) => hasInstallScript === true);
  const names = new Set(withScripts.map(([place]) => nameOf(place)));
  expect(Object.keys(allowScripts).sort()).toEqual([...names].sort());
  expect(allowScripts["@ibm/plex-sans-variable"]).toBe(false);
});

test("Gatsby is one without its telemetry", () => {
  expect(locked.map(([place]) => nameOf(place))).not.toContain("gatsby-telemetry");
});

/** Packages that have to be Gatsby's own: its webpack, for the types. */
const fromGatsby = ["webpack"];

test("whatever the project imports is named in package.json", () => {
  const folders = ["src", "scripts", "tests"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) =>
      path.join(folder, file),
    ),
  );
  const files = [...readdirSync("."), ...folders].filter((file) => /\.[jt]sx?$/.test(file));
  const imported = files.flatMap((file) =>
    preProcessFile(readFileSync(file, "utf8"), true, true).importedFiles.map(
      ({ fileName }) => fileName,
    ),
  );
  const packageNames = imported
    .filter((name) => !/^(?:\.|node:)/.test(name) && !builtinModules.includes(name))
    .map((name) => name.split("/", name.startsWith("@") ? 2 : 1).join("/"));
  const { dependencies, devDependencies } = read("package.json") as Record<
    "dependencies" | "devDependencies",
    object
  >;
  expect(packageNames).toContain("gatsby");
  const declared = [...fromGatsby, ...Object.keys({ ...dependencies, ...devDependencies })];
  expect([...new Set(packageNames)].filter((name) => !declared.includes(name))).toEqual([]);
});
