import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { english } from "../../catalogue/text/languages";
import { type CatalogueData, homeAddress, siteLanguages } from "../../data-check/catalogue-data";
import {
  appDataFile,
  digestLength,
  languageOfFile,
  notFoundPage,
  pageDataFile,
  pageFile,
  type PrecacheManifest,
} from "../../shared/precache-manifest";
import { browserFiles } from "../built-files";
import { itemPathsByList, knownPrefixes } from "../hosts/host-rules";

/** Pixels; the width for phones, which other screens scale up. */
const cachedPictureWidth = 672;

const sharedFiles = [appDataFile, "/mark.svg", "/manifest.webmanifest"];

/**
 * Globs of the files that Workbox precaches: what every page needs, and all English pages but those of items, whose
 * cards are on the lists.
 */
export function precachedFiles(data: CatalogueData): string[] {
  const lists = knownPrefixes(data, [english]).map(({ path: list }) => list);
  const codes = siteLanguages(data).map(({ code }) => code);
  // Every page loads a script with these globs, so they are short: one matches all folders at the top.
  const deepFolders = lists.map((list) => list.slice(1)).filter((list) => list.includes("/"));
  const folders = [`!(index|${codes.join("|")})`, ...deepFolders];
  return [
    // All scripts but the words of other languages.
    "!(words-*)-+([0-9a-f]).js",
    "*.css",
    "static/*.woff2",
    ...folders.map((folder) => `{,page-data/}${folder}/{${pageFile},page-data.json}`),
    "{,page-data/}404.html{,/page-data.json}",
    ...sharedFiles.map((address) => address.slice(1)),
  ];
}

/**
 * @param pages addresses of all pages but those of items
 * @throws Error when a list has no picture of the cached width
 */
export async function precacheManifest(
  publicFolder: string,
  pages: readonly string[],
  data: CatalogueData,
): Promise<PrecacheManifest> {
  const lists = [...itemPathsByList(data)].filter(([list]) => pages.includes(list));
  const languages = siteLanguages(data);
  const translations = languages.slice(1).map(({ code }) => code);
  const notFoundPages = languages.map(({ pathPrefix }) => pathPrefix + notFoundPage);
  // Nobody sees the page at a language's root, because hosts redirect it.
  const otherPages = pages.filter(
    (page) => !languages.some(({ pathPrefix }) => pathPrefix === page),
  );
  const storedPages = [...new Set([...lists.map(([list]) => list), ...otherPages.sort()])];
  const { styles, font } = await browserFiles(publicFolder);
  // Each script that `precachedFiles` matches needs a digest: without it, the worker would not install.
  const scripts = (await readdir(publicFolder)).filter((name) => /-[0-9a-f]+\.js$/.test(name));
  const read = (address: string) =>
    readFile(path.join(publicFolder, storedPages.includes(address) ? `${address}.html` : address));
  const digests = async (addresses: readonly string[]) => {
    const pairs = [...new Set(addresses)].map(async (address) => {
      const digest = createHash("sha256")
        .update(await read(address))
        .digest("base64");
      return [address, digest.slice(0, digestLength)] as const;
    });
    return Object.fromEntries(await Promise.all(pairs));
  };
  const pictures = await Promise.all(
    lists.map(async ([list]) => cachedPictures(String(await read(list)), `${list}.html`)),
  );
  return {
    home: homeAddress(data) ?? storedPages[0] ?? "/",
    languages: translations,
    pages: storedPages,
    items: Object.fromEntries(
      lists.flatMap(([list, items], index) => {
        const isEnglish = languageOfFile({ languages: translations }, list) === null;
        return isEnglish ? items.map((item) => [item, index] as const) : [];
      }),
    ),
    prefixes: knownPrefixes(data),
    files: await digests([
      ...scripts.map((name) => `/${name}`),
      styles,
      font,
      ...sharedFiles,
      ...[...storedPages, ...notFoundPages].flatMap((page) => [page, pageDataFile(page)]),
    ]),
    pictures: await digests(pictures.flat()),
  };
}

/** Addresses of the AVIF files of the cached width. Pictures with smaller originals have none. */
function cachedPictures(html: string, file: string): string[] {
  const candidates = [...html.matchAll(/(\/[^\s",]+\.avif) (\d+)w/g)];
  const widths = candidates.map(([, , width]) => Number(width));
  const cached = candidates.filter((_, index) => widths[index] === cachedPictureWidth);
  const isSmall = candidates.length > 0 && Math.max(...widths) < cachedPictureWidth;
  if (cached.length === 0 && !isSmall) {
    throw new Error(`${file} has no picture of ${cachedPictureWidth} px`);
  }
  return cached.map(([, address = ""]) => address);
}
