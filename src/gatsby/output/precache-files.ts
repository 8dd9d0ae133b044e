import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { languages, translations } from "../../catalogue/text/languages";
import { type CatalogueData, homeAddress } from "../../data-check/catalogue-data";
import {
  appDataFile,
  digestLength,
  notFoundPage,
  pageFile,
  type PrecacheManifest,
} from "../../offline/precache-manifest";
import { listPrefixes } from "../hosts/host-rules";

/** Addresses of all pages but those of items, whose cards are on the lists; by default of all languages. */
function storedPages(data: CatalogueData, inLanguages = languages): string[] {
  const lists = listPrefixes(data, inLanguages).map(({ path: list }) => list);
  return [...new Set(lists), ...inLanguages.map(({ pathPrefix }) => `${pathPrefix}/upload`)];
}

/** Globs of the files that Workbox precaches. They are short, because every page loads a script with them. */
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

/** What the worker knows of the addresses of the site. */
export function knownAddresses(data: CatalogueData) {
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

/** @param precached the files of Workbox's list */
export async function precacheManifest(
  publicFolder: string,
  data: CatalogueData,
  precached: readonly string[],
): Promise<PrecacheManifest> {
  const digests = precached.map(async (file) => {
    const digest = createHash("sha256").update(await readFile(path.join(publicFolder, file)));
    const address = `/${file}`.replace(`/${pageFile}`, "");
    return [address, digest.digest("base64").slice(0, digestLength)] as const;
  });
  return { ...knownAddresses(data), files: Object.fromEntries(await Promise.all(digests)) };
}
