import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { PrecacheManifest } from "../../src/catalogue/precache-manifest";

/** Bytes and counts of a finished build by name: the same on every machine. */
export type ByteFigures = Readonly<Record<string, number>>;

/**
 * What visitors of a finished build download, in bytes as they are sent with brotli: each page's document
 * and data, scripts, styles, the font, the worker and its installation, and how many files there are.
 *
 * @param pages addresses of the pages to weigh, without path prefix
 * @throws Error when a file is missing
 */
export function byteFigures(publicFolder: string, pages: readonly string[]): ByteFigures {
  const sent = (address: string) => sentBytes(publicFolder, address);
  const perPage = pages.flatMap((page) => [
    [`page ${page}`, sent(page)] as const,
    [`data ${page}`, sent(`/page-data${page}/page-data.json`)] as const,
  ]);
  const names = readdirSync(publicFolder);
  const hashed = (ending: string) =>
    names.filter((name) => new RegExp(`[-.][0-9a-f]{20}\\.${ending}$`).test(name));
  const [, manifest] =
    /^self\.precacheManifest=(.*);$/m.exec(
      readFileSync(path.join(publicFolder, "sw.js"), "utf8"),
    ) ?? [];
  if (manifest === undefined) throw new Error("sw.js has no list of what it keeps");
  const { files, pictures } = JSON.parse(manifest) as PrecacheManifest;
  const fonts = Object.keys(files).filter((address) => address.endsWith(".woff2"));
  return {
    ...Object.fromEntries(perPage),
    "all scripts": sum(hashed("js").map((name) => sent(`/${name}`))),
    "number of scripts": hashed("js").length,
    "all styles": sum(hashed("css").map((name) => sent(`/${name}`))),
    "all fonts": sum(fonts.map(sent)),
    worker: sent("/sw.js"),
    "kept offline": sum(Object.keys({ ...files, ...pictures }).map(sent)),
    "number of files kept offline": Object.keys({ ...files, ...pictures }).length,
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Bytes of a file as a browser gets it that knows brotli. */
function sentBytes(publicFolder: string, address: string): number {
  const files = [`${address}.br`, `${address}.html.br`, address, `${address}.html`].map((name) =>
    path.join(publicFolder, name),
  );
  const file = files.find((name) => existsSync(name) && statSync(name).isFile());
  if (file === undefined) throw new Error(`The build has no ${address}`);
  return statSync(file).size;
}
