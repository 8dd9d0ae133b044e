import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Webpack names a chunk after its file. */
export function wordsChunk(language: string): string {
  return `words-${language}-ts`;
}

interface BuildStats {
  readonly namedChunkGroups: Readonly<
    Record<string, { readonly assets: readonly { readonly name: string }[] }>
  >;
}

/** Addresses of files. */
export interface BrowserFiles {
  readonly styles: string;
  readonly font: string;
  /** Scripts by chunk name. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
}

/** @throws Error without a style sheet or font */
export async function browserFiles(publicFolder: string): Promise<BrowserFiles> {
  const file = path.join(publicFolder, "webpack.stats.json");
  const { namedChunkGroups: groups } = JSON.parse(await readFile(file, "utf8")) as BuildStats;
  const chunks = Object.entries(groups).map(([chunk, { assets }]) => ({
    chunk,
    addresses: assets.map(({ name }) => `/${name}`),
  }));
  const sheet = chunks
    .flatMap(({ addresses }) => addresses)
    .find((address) => address.endsWith(".css"));
  const styles = required(sheet, file, "style sheet");
  const css = await readFile(path.join(publicFolder, styles), "utf8");
  const [font] = /\/static\/[\w.-]+\.woff2/.exec(css) ?? [];
  return {
    styles,
    font: required(font, styles, "font"),
    scripts: Object.fromEntries(
      chunks.map(({ chunk, addresses }) => [
        chunk,
        addresses.filter((address) => address.endsWith(".js")),
      ]),
    ),
  };
}

/**
 * Ends the build, so that no step silently does nothing.
 *
 * @throws Error that names the file and the value
 */
export function required<T>(value: T | null | undefined, file: string, valueName: string): T {
  if (value === null || value === undefined) {
    throw new Error(`${file} has no ${valueName} where the build expects it`);
  }
  return value;
}
