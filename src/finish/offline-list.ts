import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { OfflineList } from "../catalogue/offline-list";
import { listPagePath } from "../catalogue/page-paths";
import { builtScripts } from "./built-pages";
import type { CatalogueData } from "../data-check/catalogue-data";
import { allPrefixRoutes } from "./host-rules";

/** The size of each picture that is kept: right for phones, and good enough for everything else. */
const keptPictureWidth = 672;

/** Icons beyond this size in pixels serve the installation, which needs a connection anyway. */
const largestKeptIcon = 192;

/**
 * What the service worker keeps, read off the finished build.
 *
 * @param pages addresses of all pages, without path prefix
 */
export async function offlineList(
  publicFolder: string,
  pages: readonly string[],
  data: CatalogueData,
  pathPrefix: string,
): Promise<OfflineList> {
  const addresses = listsFirst(pages, data);
  const notFound = "/404.html";
  const html = new Map<string, string>();
  for (const address of [...addresses, notFound]) {
    const file = address === notFound ? address : `${address}.html`;
    html.set(address, await readFile(path.join(publicFolder, file), "utf8"));
  }
  const home = data.pages.find(({ match }) => match === "exact")?.path ?? addresses[0] ?? "/";
  const prefixed = (address: string) => `${pathPrefix}${address}`;
  const files = new Map<string, string>();
  const ofAllPages = [
    ...(await builtScripts(publicFolder)),
    ...fonts([...html.values()].join(""), pathPrefix),
    ...printStyles([...html.values()].join(""), pathPrefix),
    "/page-data/app-data.json",
  ];
  for (const file of ofAllPages) files.set(file, file);
  for (const address of html.keys()) {
    files.set(address, address === notFound ? address : `${address}.html`);
    const pageData = `/page-data${address}/page-data.json`;
    files.set(pageData, pageData);
  }
  const others = [
    "/word-mark.svg",
    "/favicon.svg",
    "/manifest.webmanifest",
    ...(await icons(publicFolder)),
  ];
  for (const file of others) files.set(file, file);
  const pictures = keptPictures([...html.values()].join(""), pathPrefix);
  const sizes = async (entries: Iterable<readonly [string, string]>) => {
    const pairs = [...entries].map(async ([address, file]) => {
      const { size } = await stat(path.join(publicFolder, file));
      return [prefixed(address), size] as const;
    });
    return Object.fromEntries(await Promise.all(pairs));
  };
  const content = createHash("sha256");
  for (const file of files.values()) content.update(await readFile(path.join(publicFolder, file)));
  for (const picture of pictures) content.update(picture);
  return {
    version: content.digest("hex").slice(0, 16),
    home: prefixed(home),
    pages: addresses.map(prefixed),
    notFound: prefixed(notFound),
    prefixes: allPrefixRoutes(data).map(({ prefix, path: target }) => ({
      prefix: prefixed(prefix),
      path: prefixed(target),
    })),
    files: await sizes(files),
    pictures: await sizes(pictures.map((picture) => [picture, picture] as const)),
  };
}

/** The whole lists in the order of the data, then all other pages. */
function listsFirst(addresses: readonly string[], { pages, business }: CatalogueData): string[] {
  const lists = pages.map((page) => listPagePath(page, business.slug));
  const isBuilt = (address: string) => addresses.includes(address);
  return [...new Set([...lists.filter(isBuilt), ...[...addresses].sort()])];
}

async function icons(publicFolder: string): Promise<string[]> {
  const names = await readdir(path.join(publicFolder, "icons"));
  return names
    .filter((name) => Number(/(\d+)x\d+\.png$/.exec(name)?.[1] ?? Infinity) <= largestKeptIcon)
    .map((name) => `/icons/${name}`);
}

function fonts(html: string, pathPrefix: string): string[] {
  const found = html.match(/\/static\/[\w.-]+\.woff2/g) ?? [];
  return [...new Set(found)].map((font) => font.replace(pathPrefix, ""));
}

function printStyles(html: string, pathPrefix: string): string[] {
  const found = html.match(/\/[^\s"]*print-[0-9a-f]{20}\.css/g) ?? [];
  return [...new Set(found)].map((file) => file.slice(pathPrefix.length));
}

/** The AVIF file of the kept width of every picture in the pages. */
function keptPictures(html: string, pathPrefix: string): string[] {
  const candidates = html.matchAll(/(\/[^\s",]+\.avif) (\d+)w/g);
  const kept = new Set<string>();
  for (const [, address, width] of candidates) {
    if (address !== undefined && Number(width) === keptPictureWidth) {
      kept.add(address.slice(pathPrefix.length));
    }
  }
  return [...kept];
}
