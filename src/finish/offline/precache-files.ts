import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import {
  appDataFile,
  notFoundPage,
  pageDataFile,
  type PrecacheManifest,
} from "../../shared/precache-manifest";
import { builtScripts } from "../built-pages";
import { required } from "../required";
import { type CatalogueData, homeAddress, siteLanguages } from "../../data-check/catalogue-data";
import { knownAddresses, itemPathsByList } from "../hosts/host-rules";
import { manifestIcons } from "../search-engines/site-icons";

/** The size of each cached picture: right for phones, and good enough for everything else. */
const cachedPictureWidth = 672;

/** Icons beyond this size in pixels serve the installation, which needs a connection anyway. */
const largestCachedIcon = 192;

/**
 * All files that every page needs, all pages but those of items, and the lists' pictures. Items are
 * shown from their lists.
 *
 * @param pages addresses of all pages but those of items
 * @param styles addresses of the style sheets that all pages share, and of their font
 * @throws Error when a page is not as Gatsby writes it, because it would be cached incompletely
 */
export async function precacheManifest(
  publicFolder: string,
  pages: readonly string[],
  styles: readonly string[],
  data: CatalogueData,
): Promise<PrecacheManifest> {
  const lists = [...itemPathsByList(data)].filter(([list]) => pages.includes(list));
  const cached = [...new Set([...lists.map(([list]) => list), ...[...pages].sort()])];
  const home = homeAddress(data) ?? cached[0] ?? "/";
  const unknown = siteLanguages(data).map(({ pathPrefix }) => pathPrefix + notFoundPage);
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
  const fileOf = (address: string) =>
    path.join(publicFolder, cached.includes(address) ? `${address}.html` : address);
  const htmlFiles = lists.map(([list]) => fileOf(list));
  const ofLists = htmlFiles.map(async (file) => cachedPictures(await readFile(file, "utf8"), file));
  const pictures = new Set((await Promise.all(ofLists)).flat());
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
    items: Object.fromEntries(
      lists.flatMap(([, items], place) => items.map((item) => [item, place] as const)),
    ),
    ...knownAddresses(data),
    files: await sizes(files),
    pictures: await sizes(pictures),
  };
}

/** The AVIF file of the cached width of every picture in a list. */
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
