import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { languages, translations } from "../../catalogue/text/languages";
import { type CatalogueData, homeAddress } from "../../data-check/catalogue-data";
import {
  appDataFile,
  digestLength,
  notFoundPage,
  pageFile,
  type PrecacheManifest,
  storedFolder,
} from "../../offline/precache-manifest";
import { bundledScript } from "../documents/bundled-script";
import { listPrefixes } from "../hosts/host-rules";
import { required } from "./built-files";

/** The site's part of the worker. Gatsby publishes this plugin option; a relative path hides the computer's folders. */
export const appendedScript = ".cache/worker.js";

export async function writeAppendedScript(): Promise<void> {
  await writeFile(appendedScript, await bundledScript("src/offline/worker/main.ts"));
}

/** Without item pages, whose cards are on the lists. */
function storedPages(data: CatalogueData, inLanguages = languages): string[] {
  const lists = listPrefixes(data, inLanguages).map(({ path: list }) => list);
  return [...new Set(lists), ...inLanguages.map(({ pathPrefix }) => `${pathPrefix}/upload`)];
}

/** Short globs, because every page loads a script with them. */
export function precachedFiles(data: CatalogueData): string[] {
  const language = `{,${translations.map(({ code }) => `${code}/`).join(",")}}`;
  const pages = storedPages(data, languages.slice(0, 1)).map((page) => page.slice(1));
  return [
    "*-+([0-9a-f]).js",
    "*.css",
    "static/*.woff2",
    `{,page-data/}${language}{${pages.join(",")},404.html}/{${pageFile},page-data.json}`,
    `${language}404.html`,
    ...[appDataFile, "/mark.svg", "/manifest.webmanifest"].map((address) => address.slice(1)),
  ];
}

export function knownAddresses(data: CatalogueData): Omit<PrecacheManifest, "files"> {
  const home = homeAddress(data);
  return {
    roots: Object.fromEntries(languages.map(({ pathPrefix }) => [pathPrefix, pathPrefix + home])),
    pages: storedPages(data),
    prefixes: [
      ...listPrefixes(data),
      ...languages.map(({ pathPrefix }) => ({
        prefix: `${pathPrefix}/`,
        path: pathPrefix + notFoundPage,
      })),
    ],
  };
}

/**
 * Writes the manifest in front of gatsby-plugin-offline's worker.
 *
 * @returns the number of files
 */
export async function completeServiceWorker(
  publicFolder: string,
  data: CatalogueData,
): Promise<number> {
  const file = path.join(publicFolder, "sw.js");
  const worker = await readFile(file, "utf8");
  const list = /self\.__precacheManifest = (\[[^\]]*\])/.exec(worker)?.[1];
  const entries = JSON.parse(required(list, file, "list of files")) as { readonly url: string }[];
  const digests = entries.map(async ({ url }) => {
    const address = url.replace(storedFolder, "");
    const content = await readFile(path.join(publicFolder, address));
    const digest = createHash("sha256").update(content).digest("base64").slice(0, digestLength);
    return [address.replace(`/${pageFile}`, ""), digest] as const;
  });
  const files = Object.fromEntries(await Promise.all(digests));
  const manifest: PrecacheManifest = { ...knownAddresses(data), files };
  await writeFile(file, `self.precacheManifest=${JSON.stringify(manifest)};\n${worker}`);
  return entries.length;
}
