import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { appDataFile, type PrecacheManifest } from "../catalogue/precache-manifest";
import { itemPagePath } from "../catalogue/item-address";
import { homePath, listPagePath } from "../catalogue/page-paths";
import { builtScripts } from "./built-pages";
import { expected } from "./expected";
import { type CatalogueData, shownPages } from "../data-check/catalogue-data";
import { allItemRedirects, allPrefixRoutes } from "./host-rules";

/** The size of each cached picture: right for phones, and good enough for everything else. */
const cachedPictureWidth = 672;

/** Icons beyond this size in pixels serve the installation, which needs a connection anyway. */
const largestKeptIcon = 192;

/**
 * What the installation may send over the wire, in bytes. A catalogue that needs more is cached as far as
 * this goes, in the order of `precacheManifest`.
 */
const installBudget = 1_200_000;

/** What goes over the wire compressed. */
const compressible = /\.(?:html|js|css|json|svg|webmanifest)$/;

/**
 * What the service worker caches, read off the finished build: what every page needs, then the first
 * page of each list and all pages that are no lists, their pictures, and as long as the budget lasts
 * the further pages of long lists, each with its pictures. Pages of items are not cached: the worker leads
 * from their addresses to their cards, and a started list shows them from what it holds.
 *
 * @param pages addresses of all pages but those of items, without path prefix
 * @param budget bytes that the installation may send over the wire
 * @throws Error when a page is not as Gatsby writes it, because it would be cached without what it needs
 */
export async function precacheManifest(
  publicFolder: string,
  pages: readonly string[],
  data: CatalogueData,
  pathPrefix: string,
  budget = installBudget,
): Promise<PrecacheManifest> {
  const prefixed = (address: string) => `${pathPrefix}${address}`;
  const addresses = listsFirst(pages, data);
  const home = homePath(shownPages(data), data.business.slug) ?? addresses[0] ?? "/";
  const built = new Map<string, BuiltPage>();
  for (const address of [...addresses, notFound]) {
    built.set(address, await builtPage(publicFolder, address, pathPrefix));
  }
  const files = new Map<string, string>();
  const pictures = new Set<string>();
  const cached: string[] = [];
  let remaining = budget;
  const take = async (list: Iterable<readonly [string, string]>): Promise<boolean> => {
    const wanted = [...list].filter(([address]) => !files.has(address));
    const sizes = await Promise.all(wanted.map(([, file]) => wireSize(publicFolder, file)));
    const size = sizes.reduce((sum, bytes) => sum + bytes, 0);
    if (size > remaining) return false;
    remaining -= size;
    for (const [address, file] of wanted) files.set(address, file);
    return true;
  };
  const takePage = async (address: string): Promise<void> => {
    if (await take(built.get(address)?.files ?? [])) cached.push(address);
  };
  const takePictures = async (list: readonly string[]): Promise<void> => {
    for (const address of list) {
      for (const picture of built.get(address)?.pictures ?? []) {
        const size = pictures.has(picture) ? 0 : await wireSize(publicFolder, picture);
        if (size > remaining) continue;
        remaining -= size;
        pictures.add(picture);
      }
    }
  };
  const styles = [...new Set([...built.values()].flatMap((page) => page.styles))];
  const ofAllPages = [
    ...(await builtScripts(publicFolder)),
    ...styles,
    ...(await fontsOf(publicFolder, styles, pathPrefix)),
    appDataFile,
  ];
  await take(ofAllPages.map((file) => [file, file]));
  const isFurther = (address: string) => /\/\d+$/.test(address);
  const first = addresses.filter((address) => !isFurther(address));
  for (const address of first) await takePage(address);
  await take(built.get(notFound)?.files ?? []);
  const others = [
    "/word-mark.svg",
    "/favicon.svg",
    "/manifest.webmanifest",
    ...(await icons(publicFolder)),
  ];
  await take(others.map((file) => [file, file]));
  await takePictures(cached);
  for (const address of addresses.filter(isFurther)) {
    await takePage(address);
    if (cached.includes(address)) await takePictures([address]);
  }
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
    pages: cached.map(prefixed),
    notFound: prefixed(notFound),
    items: itemsOnPages(cached, built, data.business.slug, prefixed),
    partial: first
      .filter((list) => (built.get(list)?.listPages ?? []).some((page) => !cached.includes(page)))
      .map(prefixed),
    redirects: allItemRedirects(data).map(({ from, to }) => ({
      from: prefixed(from),
      to: prefixed(to),
    })),
    prefixes: allPrefixRoutes(data).map(({ prefix, path: target }) => ({
      prefix: prefixed(prefix),
      path: prefixed(target),
    })),
    files: await sizes(files),
    pictures: await sizes([...pictures].map((picture) => [picture, picture] as const)),
  };
}

const notFound = "/404.html";

/** A page of the finished build. */
interface BuiltPage {
  /** Its document and its data: address, and file below the build's folder. */
  readonly files: readonly (readonly [string, string])[];
  /** Style sheets, which pages share. */
  readonly styles: readonly string[];
  readonly pictures: readonly string[];
  /** What it shows, where it is a page of a list. */
  readonly shown: Queries.CataloguePageQuery | null;
  readonly listPages: readonly string[];
}

async function builtPage(
  publicFolder: string,
  address: string,
  pathPrefix: string,
): Promise<BuiltPage> {
  const file = address === notFound ? address : `${address}.html`;
  const pageData = `/page-data${address}/page-data.json`;
  const htmlFile = path.join(publicFolder, file);
  const html = await readFile(htmlFile, "utf8");
  const { result } = JSON.parse(await readFile(path.join(publicFolder, pageData), "utf8")) as {
    readonly result: {
      readonly data: Queries.CataloguePageQuery;
      readonly pageContext?: { readonly listPages?: readonly string[] };
    };
  };
  const listPages = result.pageContext?.listPages ?? [];
  const hasItems = listPages.length > 0 && result.data.items.nodes.length > 0;
  const withoutPrefix = (found: string) => found.slice(pathPrefix.length);
  return {
    files: [
      [address, file],
      [pageData, pageData],
    ],
    styles: sharedBy(html, htmlFile).map(withoutPrefix),
    pictures: hasItems ? keptPictures(html, htmlFile).map(withoutPrefix) : [],
    shown: listPages.length === 0 ? null : result.data,
    listPages,
  };
}

/** Addresses of the items on cached pages, each with the place of the first page that shows it. */
function itemsOnPages(
  cached: readonly string[],
  built: ReadonlyMap<string, BuiltPage>,
  businessSlug: string,
  prefixed: (address: string) => string,
): Record<string, number> {
  const places = new Map<string, number>();
  for (const [place, address] of cached.entries()) {
    const { page, items } = built.get(address)?.shown ?? {};
    if (!page) continue;
    for (const item of items?.nodes ?? []) {
      const itemAddress = prefixed(itemPagePath(page, item, businessSlug));
      if (!places.has(itemAddress)) places.set(itemAddress, place);
    }
  }
  return Object.fromEntries(places);
}

async function wireSize(publicFolder: string, file: string): Promise<number> {
  const content = await readFile(path.join(publicFolder, file));
  return compressible.test(file) ? gzipSync(content, { level: 9 }).length : content.length;
}

/** The whole lists in the order of the data, then all other pages. */
function listsFirst(addresses: readonly string[], { pages, business }: CatalogueData): string[] {
  const lists = pages.map((page) => listPagePath(page, business.slug));
  const isBuilt = (address: string) => addresses.includes(address);
  return [...new Set([...lists.filter(isBuilt), ...[...addresses].sort()])];
}

async function icons(publicFolder: string): Promise<string[]> {
  const folder = path.join(publicFolder, "icons");
  const names = (await readdir(folder)).filter(
    (name) => Number(/(\d+)x\d+\.png$/.exec(name)?.[1] ?? Infinity) <= largestKeptIcon,
  );
  expected(names[0], folder, "icon of the cached size");
  return names.map((name) => `/icons/${name}`);
}

const fontAddress = /\/[^\s"()]*static\/[\w.-]+\.woff2/g;

/** The fonts that style sheets name; addresses below the build's folder. */
async function fontsOf(
  publicFolder: string,
  sheets: readonly string[],
  pathPrefix: string,
): Promise<string[]> {
  const files = sheets.map((sheet) => path.join(publicFolder, sheet));
  const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
  const fonts = texts.flatMap((css) => css.match(fontAddress) ?? []);
  expected(fonts[0], files.join(", "), "font");
  return [...new Set(fonts)].map((found) => found.slice(pathPrefix.length));
}

/** What a page shares with others: addresses by what they are called where one is missing. */
const sharedFiles = {
  "style sheet for screens": /\/[^\s"]*styles\.[0-9a-f]{20}\.css/g,
  "style sheet for paper": /\/[^\s"]*print-[0-9a-f]{20}\.css/g,
};

/** Addresses of the style sheets of a page. */
function sharedBy(html: string, file: string): string[] {
  return Object.entries(sharedFiles).flatMap(([what, pattern]) => [
    ...new Set(expected(html.match(pattern), file, what)),
  ]);
}

/** The AVIF file of the cached width of every picture in a page with items. */
function keptPictures(html: string, file: string): string[] {
  const candidates = [...html.matchAll(/(\/[^\s",]+\.avif) (\d+)w/g)].map(
    ([, address = "", width]) => ({ address, width: Number(width) }),
  );
  const cached = candidates.filter(({ width }) => width === cachedPictureWidth);
  // A picture that is smaller itself has no file of that width.
  const isSmall =
    candidates.length > 0 && candidates.every(({ width }) => width < cachedPictureWidth);
  if (!isSmall) expected(cached[0], file, `picture of ${cachedPictureWidth} px`);
  return [...new Set(cached.map(({ address }) => address))];
}
