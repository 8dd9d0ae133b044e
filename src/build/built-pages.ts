import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** Folder in which Gatsby keeps parts of pages for its next build. */
const partsFolder = "_gatsby";

/** Page folders without a flat copy: the offline plugin's shell, and the error page, which has its own. */
export const withoutFlatCopy: ReadonlySet<string> = new Set([
  "404",
  "offline-plugin-app-shell-fallback",
]);

/**
 * Paths of all pages of a finished build as Gatsby wrote them, in a stable order. Flat copies that
 * an earlier build put beside them are left out.
 */
export async function builtPages(publicFolder: string): Promise<string[]> {
  const entries = await readdir(publicFolder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !path.relative(publicFolder, file).startsWith(partsFolder))
    .filter((file) => !isFlatCopy(file))
    .sort();
}

function isFlatCopy(file: string): boolean {
  const folder = file.replace(/\.html$/, "");
  return !withoutFlatCopy.has(path.basename(folder)) && existsSync(path.join(folder, "index.html"));
}

interface BuildStats {
  readonly namedChunkGroups: Readonly<
    Record<string, { readonly assets: readonly { readonly name: string }[] }>
  >;
}

/** Addresses of the scripts of this build; the folder may still hold those of earlier ones. */
export async function builtScripts(publicFolder: string): Promise<string[]> {
  const file = path.join(publicFolder, "webpack.stats.json");
  const stats = JSON.parse(await readFile(file, "utf8")) as BuildStats;
  const names = Object.values(stats.namedChunkGroups).flatMap(({ assets }) =>
    assets.map(({ name }) => name),
  );
  return [...new Set(names)].filter((name) => name.endsWith(".js")).map((name) => `/${name}`);
}
