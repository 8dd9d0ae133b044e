import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { languages, translations } from "../../catalogue/text/languages";
import { type CatalogueData, homeAddress } from "../../data-check/catalogue-data";
import {
  appDataFile,
  digestLength,
  notFoundPage,
  pageDataFile,
  pageFile,
  type PrecacheManifest,
} from "../../offline/precache-manifest";
import { browserFiles } from "./built-files";
import { listPrefixes } from "../hosts/host-rules";

const sharedFiles = [appDataFile, "/mark.svg", "/manifest.webmanifest"];

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
    ...sharedFiles.map((address) => address.slice(1)),
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

export async function precacheManifest(
  publicFolder: string,
  data: CatalogueData,
): Promise<PrecacheManifest> {
  const addresses = knownAddresses(data);
  const { pages } = addresses;
  const notFoundPages = languages.map(({ pathPrefix }) => pathPrefix + notFoundPage);
  const { styles, font } = await browserFiles(publicFolder);
  // Each script that `precachedFiles` matches needs a digest: without it, the worker would not install.
  const scripts = (await readdir(publicFolder)).filter((name) => /-[0-9a-f]+\.js$/.test(name));
  const files = [
    ...scripts.map((name) => `/${name}`),
    styles,
    font,
    ...sharedFiles,
    ...[...pages, ...notFoundPages].flatMap((page) => [page, pageDataFile(page)]),
  ];
  const digests = files.map(async (address) => {
    const file = pages.includes(address) ? `${address}.html` : address;
    const digest = createHash("sha256").update(await readFile(path.join(publicFolder, file)));
    return [address, digest.digest("base64").slice(0, digestLength)] as const;
  });
  return { ...addresses, files: Object.fromEntries(await Promise.all(digests)) };
}
