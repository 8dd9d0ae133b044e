/** @jest-environment node */
import { readFileSync } from "node:fs";

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
