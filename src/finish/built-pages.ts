import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { required } from "./required";

export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Paths of all pages of a finished build as Gatsby wrote them, in a stable order; no flat copies. */
export async function builtPages(publicFolder: string): Promise<string[]> {
  return (await filesBelow(publicFolder))
    .filter((file) => ["index.html", "404.html"].includes(path.basename(file)))
    .sort();
}

/** Changes every page of a finished build, one after another. */
export async function changePages(
  publicFolder: string,
  change: (html: string, file: string) => string | Promise<string>,
): Promise<void> {
  for (const file of await builtPages(publicFolder)) {
    await writeFile(file, await change(await readFile(file, "utf8"), file));
  }
}

/** The name of the script with the words of a language, as webpack makes it of the file that it is in. */
export function wordsChunk(language: string): string {
  return `words-${language}-ts`;
}

/** What webpack says of a build: its scripts and styles by the pages' chunks, whichever share them. */
interface BuildStats {
  readonly namedChunkGroups: Readonly<
    Record<string, { readonly assets: readonly { readonly name: string }[] }>
  >;
  readonly assetsByChunkName: Readonly<Record<string, readonly string[]>>;
}

/** The statistics of this build, of which any part may be missing, and the file that they are in. */
export async function buildStats(
  publicFolder: string,
): Promise<{ readonly file: string; readonly stats: Partial<BuildStats> }> {
  const file = path.join(publicFolder, "webpack.stats.json");
  return { file, stats: JSON.parse(await readFile(file, "utf8")) as Partial<BuildStats> };
}

/**
 * Addresses of the scripts of this build; the folder may still hold those of earlier ones.
 *
 * @throws Error when the build names none
 */
export async function builtScripts(publicFolder: string): Promise<string[]> {
  const { file, stats } = await buildStats(publicFolder);
  const groups = required(stats.namedChunkGroups, file, "groups of scripts");
  const names = Object.values(groups).flatMap(({ assets }) => assets.map(({ name }) => name));
  const scripts = [...new Set(names)].filter((name) => name.endsWith(".js"));
  required(scripts[0], file, "script");
  return scripts.map((name) => `/${name}`);
}
