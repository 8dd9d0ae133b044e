import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import {
  appDataFile,
  notFoundPage,
  pageDataFile,
  type PrecacheManifest,
} from "../../shared/precache-manifest";
import { listPagePath } from "../../catalogue/addresses/page-paths";
import { builtScripts } from "../built-pages";
import { required } from "../required";
import {
  allPages,
  type CatalogueData,
  homeAddress,
  siteLanguages,
} from "../../data-check/catalogue-data";
import { knownAddresses } from "../hosts/host-rules";
import { manifestIcons } from "../search-engines/site-icons";

/** The size of each cached picture: right for phones, and good enough for everything else. */
const cachedPictureWidth = 672;

/** Icons beyond this size in pixels serve the installation, which needs a connection anyway. */
const largestCachedIcon = 192;

/**
 * What the service worker caches, read off the finished build: what every page needs, all
 * pages but those of items, and their pictures: the worker leads from an item's address to its card, and a
 * started list shows its page from what it holds.
 *
 * @param pages addresses of all pages but those of items
 * @param styles addresses of the style sheets that all pages share, and of their font
 * @throws Error when a page is not as Gatsby writes it, because it would be cached without what it needs
 */
export async function precacheManifest(
  publicFolder: string,
  pages: readonly string[],
  styles: readonly string[],
  data: CatalogueData,
): Promise<PrecacheManifest> {
  const cached = listsFirst(pages, data);
  const home = homeAddress(data) ?? cached[0] ?? "/";
  const unknown = siteLanguages(data).map(({ pathPrefix }) => pathPrefix + notFoundPage);
  const built = await Promise.all(cached.map((address) => builtPage(publicFolder, address)));
  const files = new Set([
    ...(await builtScripts(publicFolder)),
    ...styles,
    appDataFile,
    ...[...cached, ...unknown].flatMap((address) => [address, pageDataFile(address)]),
    "/word-mark.svg",
    "/favicon.svg",
    "/manifest.webmanifest",
    ...manifestIcons
      .filter(({ sizes }) => parseInt(sizes) <= largestCachedIcon)
      .map(({ src }) => `/${src}`),
  ]);
  const pictures = new Set(built.flatMap((page) => page.pictures));
  const fileOf = (address: string) =>
    path.join(publicFolder, cached.includes(address) ? `${address}.html` : address);
  const sizes = async (addresses: Iterable<string>) => {
    const pairs = [...addresses].map(async (address) => {
      const { size } = await stat(fileOf(address));
      return [address, size] as const;
    });
    return Object.fromEntries(await Promise.all(pairs));
  };
  const content = createHash("sha256");
  for (const address of files) content.update(await readFile(fileOf(address)));
  for (const picture of pictures) content.update(picture);
  return {
    version: content.digest("hex").slice(0, 16),
    home,
    languages: siteLanguages(data)
      .slice(1)
      .map(({ code }) => code),
    pages: cached,
    // The first page that shows an item counts.
    items: Object.fromEntries(
      built.flatMap(({ items }, place) => items.map((item) => [item, place] as const)).reverse(),
    ),
    ...knownAddresses(data),
    files: await sizes(files),
    pictures: await sizes(pictures),
  };
}

interface BuiltPage {
  readonly pictures: readonly string[];
  /** Addresses of the items that it shows. */
  readonly items: readonly string[];
}

async function builtPage(publicFolder: string, address: string): Promise<BuiltPage> {
  const htmlFile = path.join(publicFolder, `${address}.html`);
  const dataFile = path.join(publicFolder, pageDataFile(address));
  const { result } = JSON.parse(await readFile(dataFile, "utf8")) as {
    readonly result: { readonly data: Partial<Queries.CataloguePageQuery> };
  };
  const { items } = result.data;
  return {
    pictures: items ? cachedPictures(await readFile(htmlFile, "utf8"), htmlFile) : [],
    items: items?.nodes.map(({ path: own }) => own) ?? [],
  };
}

/** The whole lists in the order of the data, then all other pages. */
function listsFirst(addresses: readonly string[], data: CatalogueData): string[] {
  const lists = allPages(data).map((page) => listPagePath(page, data.business.slug));
  const isBuilt = (address: string) => addresses.includes(address);
  return [...new Set([...lists.filter(isBuilt), ...[...addresses].sort()])];
}

/** The AVIF file of the cached width of every picture in a page with items. */
function cachedPictures(html: string, file: string): string[] {
  const candidates = [...html.matchAll(/(\/[^\s",]+\.avif) (\d+)w/g)].map(
    ([, address = "", width]) => ({ address, width: Number(width) }),
  );
  const cached = candidates.filter(({ width }) => width === cachedPictureWidth);
  // A picture that is smaller itself has no file of that width.
  const isSmall =
    candidates.length > 0 && candidates.every(({ width }) => width < cachedPictureWidth);
  if (!isSmall) required(cached[0], file, `picture of ${cachedPictureWidth} px`);
  return [...new Set(cached.map(({ address }) => address))];
}
