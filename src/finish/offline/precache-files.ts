import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import {
  appDataFile,
  isNotFoundPage,
  notFoundPage,
  pageDataFile,
  type PrecacheManifest,
} from "../../shared/precache-manifest";
import { inLanguage, languageOf, type PageLanguage } from "../../catalogue/text/languages";
import { itemPagePath } from "../../catalogue/addresses/item-address";
import { homePath, listPagePath } from "../../catalogue/addresses/page-paths";
import { builtScripts } from "../built-pages";
import { required } from "../required";
import {
  allPages,
  type CatalogueData,
  shownPages,
  siteLanguages,
} from "../../data-check/catalogue-data";
import { allAddresses } from "../hosts/host-rules";

/** The size of each cached picture: right for phones, and good enough for everything else. */
const cachedPictureWidth = 672;

/** Icons beyond this size in pixels serve the installation, which needs a connection anyway. */
const largestCachedIcon = 192;

/**
 * What the service worker caches, read off the finished build: what every page needs, the first page of
 * each list and all pages that are no lists, and their pictures. Further pages of long lists are not cached,
 * nor are pages of items: the worker leads from their addresses to their cards, and a started list shows
 * them from what it holds.
 *
 * @param pages addresses of all pages but those of items
 * @throws Error when a page is not as Gatsby writes it, because it would be cached without what it needs
 */
export async function precacheManifest(
  publicFolder: string,
  pages: readonly string[],
  data: CatalogueData,
): Promise<PrecacheManifest> {
  const cached = listsFirst(pages, data).filter((address) => !/\/\d+$/.test(address));
  const home = homePath(shownPages(data), data.business.slug) ?? cached[0] ?? "/";
  const built = await Promise.all(cached.map((address) => builtPage(publicFolder, address)));
  const unknown = await Promise.all(
    siteLanguages(data).map((language) => {
      const { path: address } = inLanguage({ path: notFoundPage }, language);
      return builtPage(publicFolder, address);
    }),
  );
  const styles = [...new Set([...built, ...unknown].flatMap((page) => page.styles))];
  const ofAllPages = [
    ...(await builtScripts(publicFolder)).filter((script) => isOffered(script, data)),
    ...styles,
    ...(await fontsOf(publicFolder, styles)),
    appDataFile,
  ];
  const others = [
    "/word-mark.svg",
    "/favicon.svg",
    "/manifest.webmanifest",
    ...(await icons(publicFolder)),
  ];
  const files = new Map([
    ...named(ofAllPages),
    ...[...built, ...unknown].flatMap((page) => page.files),
    ...named(others),
  ]);
  const pictures = new Set(built.flatMap((page) => page.pictures));
  const sizes = async (entries: Iterable<readonly [string, string]>) => {
    const pairs = [...entries].map(async ([address, file]) => {
      const { size } = await stat(path.join(publicFolder, file));
      return [address, size] as const;
    });
    return Object.fromEntries(await Promise.all(pairs));
  };
  const content = createHash("sha256");
  for (const file of files.values()) content.update(await readFile(path.join(publicFolder, file)));
  for (const picture of pictures) content.update(picture);
  return {
    version: content.digest("hex").slice(0, 16),
    home,
    languages: siteLanguages(data)
      .slice(1)
      .map(({ code }) => code),
    pages: cached,
    items: itemsOnPages(built, data.business.slug),
    partial: cached.filter((_, place) => (built[place]?.listPages.length ?? 0) > 1),
    ...allAddresses(data),
    files: await sizes(files),
    pictures: await sizes(named([...pictures])),
  };
}

/** Whether a script is none with the words of a language that the site does not have. */
function isOffered(script: string, data: CatalogueData): boolean {
  const [, code] = /^\/words-([a-z]+)-/.exec(script) ?? [];
  return code === undefined || siteLanguages(data).some((language) => language.code === code);
}

/** Files whose addresses are their paths below the build's folder. */
function named(files: readonly string[]): (readonly [address: string, file: string])[] {
  return files.map((file) => [file, file]);
}

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

async function builtPage(publicFolder: string, address: string): Promise<BuiltPage> {
  const file = isNotFoundPage(address) ? address : `${address}.html`;
  const pageData = pageDataFile(address);
  const htmlFile = path.join(publicFolder, file);
  const html = await readFile(htmlFile, "utf8");
  const { result } = JSON.parse(await readFile(path.join(publicFolder, pageData), "utf8")) as {
    readonly result: {
      readonly data: Queries.CataloguePageQuery;
      readonly pageContext?: PageLanguage & { readonly listPages?: readonly string[] };
    };
  };
  const listPages = result.pageContext?.listPages ?? [];
  const hasItems = listPages.length > 0 && result.data.items.nodes.length > 0;
  return {
    files: [
      [address, file],
      [pageData, pageData],
    ],
    styles: sharedBy(html, htmlFile),
    pictures: hasItems ? cachedPictures(html, htmlFile) : [],
    shown:
      listPages.length === 0
        ? null
        : {
            ...result.data,
            page:
              result.data.page &&
              inLanguage(result.data.page, languageOf(result.pageContext ?? {})),
          },
    listPages,
  };
}

/** Addresses of the items on cached pages, each with the place of the first page that shows it. */
function itemsOnPages(built: readonly BuiltPage[], businessSlug: string): Record<string, number> {
  const places = built.flatMap(({ shown }, place) => {
    const { page, items } = shown ?? {};
    const addressOf = (item: Queries.ItemCardFragment) =>
      page ? [[itemPagePath(page, item, businessSlug), place] as const] : [];
    return (items?.nodes ?? []).flatMap(addressOf);
  });
  return Object.fromEntries(places.reverse());
}

/** The whole lists in the order of the data, then all other pages. */
function listsFirst(addresses: readonly string[], data: CatalogueData): string[] {
  const lists = allPages(data).map((page) => listPagePath(page, data.business.slug));
  const isBuilt = (address: string) => addresses.includes(address);
  return [...new Set([...lists.filter(isBuilt), ...[...addresses].sort()])];
}

async function icons(publicFolder: string): Promise<string[]> {
  const folder = path.join(publicFolder, "icons");
  const names = (await readdir(folder)).filter(
    (name) => Number(/(\d+)x\d+\.png$/.exec(name)?.[1] ?? Infinity) <= largestCachedIcon,
  );
  required(names[0], folder, "icon of the cached size");
  return names.map((name) => `/icons/${name}`);
}

const fontAddress = /\/[^\s"()]*static\/[\w.-]+\.woff2/g;

/** The fonts that style sheets name; addresses below the build's folder. */
async function fontsOf(publicFolder: string, sheets: readonly string[]): Promise<string[]> {
  const files = sheets.map((sheet) => path.join(publicFolder, sheet));
  const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
  const fonts = texts.flatMap((css) => css.match(fontAddress) ?? []);
  required(fonts[0], files.join(", "), "font");
  return [...new Set(fonts)];
}

/** What a page shares with others: addresses by what they are called where one is missing. */
const sharedFiles = {
  "style sheet for screens": /\/[^\s"]*styles\.[0-9a-f]{20}\.css/g,
  "style sheet for paper": /\/[^\s"]*print-[0-9a-f]{20}\.css/g,
};

function sharedBy(html: string, file: string): string[] {
  return Object.entries(sharedFiles).flatMap(([what, pattern]) => [
    ...new Set(required(html.match(pattern), file, what)),
  ]);
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
