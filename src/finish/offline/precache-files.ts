import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
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
import { browserFiles } from "../built-pages";
import { itemPathsByList, knownAddresses } from "../hosts/host-rules";
import { required } from "../required";

/** Pixels: right for phones, and good enough for everything else. */
const cachedPictureWidth = 672;

const sharedFiles = [appDataFile, "/word-mark.svg", "/favicon.svg", "/manifest.webmanifest"];

/**
 * What Workbox precaches, as globs: what every page needs, and all pages in English but those of items, whose cards
 * are on the lists.
 */
export function precachedFiles(data: CatalogueData): string[] {
  const lists = knownAddresses(data, [{ pathPrefix: "" }]).prefixes.map(({ path: list }) => list);
  const pages = [...lists, ...data.prose.map(({ path: page }) => page)];
  // Gatsby writes these globs into a script of all pages, so they name only pages in deeper folders.
  const codes = siteLanguages(data).map(({ code }) => code);
  const deep = pages.map((page) => page.slice(1)).filter((page) => page.includes("/"));
  const folders = [`!(index|${codes.join("|")})`, ...deep];
  return [
    // Languages have their own scripts.
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
 * @throws Error when a page is not as Gatsby writes it, because it would be stored without what it needs
 */
export async function precacheManifest(
  publicFolder: string,
  pages: readonly string[],
  data: CatalogueData,
): Promise<PrecacheManifest> {
  const lists = [...itemPathsByList(data)].filter(([list]) => pages.includes(list));
  const languages = siteLanguages(data);
  const codes = languages.slice(1).map(({ code }) => code);
  const unknown = languages.map(({ pathPrefix }) => pathPrefix + notFoundPage);
  // Hosts redirect the root of a language.
  const others = pages.filter((page) => !languages.some(({ pathPrefix }) => pathPrefix === page));
  const listed = [...new Set([...lists.map(([list]) => list), ...others.sort()])];
  const { styles, font } = await browserFiles(publicFolder);
  // All that the glob matches, because a script without a digest would end the installation.
  const scripts = (await readdir(publicFolder)).filter((name) => /-[0-9a-f]+\.js$/.test(name));
  const read = (address: string) =>
    readFile(path.join(publicFolder, listed.includes(address) ? `${address}.html` : address));
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
    home: homeAddress(data) ?? listed[0] ?? "/",
    languages: codes,
    pages: listed,
    items: Object.fromEntries(
      lists.flatMap(([list, items], place) =>
        languageOfFile({ languages: codes }, list) === null
          ? items.map((item) => [item, place] as const)
          : [],
      ),
    ),
    ...knownAddresses(data),
    files: await digests([
      ...scripts.map((name) => `/${name}`),
      styles,
      font,
      ...sharedFiles,
      ...[...listed, ...unknown].flatMap((page) => [page, pageDataFile(page)]),
    ]),
    pictures: await digests(pictures.flat()),
  };
}

/** The AVIF file of the cached width of every picture; one that is smaller itself has none. */
function cachedPictures(html: string, file: string): string[] {
  const found = [...html.matchAll(/(\/[^\s",]+\.avif) (\d+)w/g)];
  const widths = found.map(([, , width]) => Number(width));
  const cached = found.filter((_, index) => widths[index] === cachedPictureWidth);
  const isSmall = found.length > 0 && Math.max(...widths) < cachedPictureWidth;
  if (!isSmall) required(cached[0], file, `picture of ${cachedPictureWidth} px`);
  return cached.map(([, address = ""]) => address);
}
