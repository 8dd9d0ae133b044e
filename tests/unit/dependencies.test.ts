/** @jest-environment node */
import { readFileSync } from "node:fs";

interface Lock {
  readonly packages: Record<string, { readonly hasInstallScript?: boolean }>;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
const { packages } = read("package-lock.json") as Lock;
const folder = "node_modules/";
const nameOf = (file: string) => file.slice(file.lastIndexOf(folder) + folder.length);
const locked = Object.entries(packages).filter(([file]) => file !== "");

test("installing runs no scripts, and allowScripts says for each package with a script whether a rebuild may run it", () => {
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
  const { allowScripts } = read("package.json") as { allowScripts: Record<string, boolean> };
  const withScripts = locked.filter(([, { hasInstallScript }]) => hasInstallScript === true);
  const names = new Set(withScripts.map(([file]) => nameOf(file)));
  expect(Object.keys(allowScripts).sort()).toEqual([...names].sort());
});

test("Gatsby is installed without its telemetry", () => {
  expect(locked.map(([file]) => nameOf(file))).not.toContain("gatsby-telemetry");
});
