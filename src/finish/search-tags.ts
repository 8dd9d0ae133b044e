import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { itemPagePath } from "../catalogue/item-address";
import { firstPosition, homePath } from "../catalogue/page-paths";
import { type DescribedItem, itemGraph, listGraph } from "../catalogue/structured-data";
import { type CatalogueData, shownPages } from "../data-check/catalogue-data";
import { installSizes, writeInstallPicture } from "../brand/install-picture";
import { KeptShareCards } from "../brand/kept-share-cards";
import { shareSize } from "../brand/share-card";
import { expected, replacedIn } from "./expected";
import { type BuiltItem, describedItemOf, itemCardOf } from "./item-tags";
import { type BuiltList, iconsOf, installScreenOf, shareCardOf } from "./list-pictures";
import { writeSitemapPictures } from "./sitemap-pictures";

/** What a built page shows: a list, an item, or neither. */
interface BuiltPage {
  readonly list: BuiltList | null;
  readonly item: BuiltItem | null;
}

/** Where drawn cards are kept between builds. */
const cardFolder = path.resolve(".cache/share-cards");

/** Marks around what is added to a page, so that a later build replaces it. */
const mark = { start: "<!-- search-start -->", end: "<!-- search-end -->" };
const added = new RegExp(`${mark.start}[\\s\\S]*?${mark.end}`, "g");

/**
 * Adds to every page of the finished build what search engines and shared links read and a visitor's
 * browser does not need: a card with a picture of its own, and the list or the item in schema.org's
 * terms. Put there by a component, it would travel to every phone as script and data once more.
 *
 * @param addresses addresses of all pages
 */
export async function writeSearchTags(
  publicFolder: string,
  addresses: readonly string[],
  data: CatalogueData,
  pathPrefix: string,
): Promise<void> {
  const { siteUrl, name, slug } = data.business;
  const home = homePath(shownPages(data), slug);
  const homeStep = home === null ? [] : [{ address: home, name }];
  const cards = new KeptShareCards(cardFolder);
  const pictures = new Map<string, string>();
  for (const address of addresses) {
    const { list, item } = await builtPage(publicFolder, address);
    const ofPage = item === null ? (list?.pageContext.listPages[0] ?? home ?? "/") : address;
    const sharePicture = `/share${ofPage}.jpg`;
    const picture = `${siteUrl}${sharePicture}`;
    const isFirst = ofPage === address;
    const card = list !== null && isFirst ? shareCardOf(list, data) : null;
    const drawn = item === null ? card : itemCardOf(item, data);
    if (drawn !== null) await cards.write(drawn, path.join(publicFolder, sharePicture));
    if (list !== null && address === home) await writeInstallPictures(list, data, publicFolder);
    const described = item === null ? null : describedItemOf(item, data, homeStep, pathPrefix);
    if (described !== null) pictures.set(siteUrl + address, described.picture);
    const graph =
      described === null
        ? list && graphOf(list, data, picture, homeStep)
        : itemGraph(data.business, `${siteUrl}/share${home ?? "/"}.jpg`, described);
    const file = pageFile(publicFolder, address);
    const html = await readFile(file, "utf8");
    const tags = { url: siteUrl + address, picture, graph, business: name };
    await writeFile(file, withSearchTags(html, file, tags));
  }
  await cards.dropOthers();
  await writeSitemapPictures(publicFolder, pictures);
}

interface SearchTags {
  /** Full addresses of the page and of its card's picture. */
  readonly url: string;
  readonly picture: string;
  /** What the page shows in schema.org's terms, or null. */
  readonly graph: object | null;
  readonly business: string;
}

/**
 * A page with its search tags, in place of those of an earlier build.
 *
 * @param file of the page, for what is said when it is not as expected
 * @throws Error when the page lacks what the tags are made of, or a place for them
 */
export function withSearchTags(html: string, file: string, tags: SearchTags): string {
  const page = html.replaceAll(added, "");
  const marked = (text: string) => `${mark.start}${text}${mark.end}`;
  const { graph } = tags;
  const body =
    graph === null
      ? ""
      : marked(
          `<script type="application/ld+json">${JSON.stringify(graph).replaceAll("<", "\\u003c")}</script>`,
        );
  const head = marked(shareTags(page, file, tags));
  const withHead = replacedIn(page, file, { part: "</head>", by: `${head}</head>` });
  // At the end, where it holds nothing up.
  return replacedIn(withHead, file, { part: "</body>", by: `${body}</body>` });
}

/** A list as search engines are told of it; null where its page shows nothing. */
function graphOf(
  { data: shown, pageContext }: BuiltList,
  data: CatalogueData,
  picture: string,
  home: DescribedItem["trail"],
): ReturnType<typeof listGraph> | null {
  const { page, items } = shown;
  const { address, listPages, whole, brandLabel } = pageContext;
  const first = listPages[0] ?? address;
  if (page === null) return null;
  const isHome = home.some((step) => step.address === first);
  return listGraph(data.business, picture, {
    title: page.title,
    address,
    trail: [
      ...home,
      ...(isHome ? [] : [{ address: first, name: titleOf(page.title, brandLabel) }]),
    ],
    items: items.nodes.map((item) => itemPagePath(page, item, data.business.slug)),
    firstPosition: firstPosition(listPages, address),
    count: whole.count,
  });
}

async function builtPage(publicFolder: string, address: string): Promise<BuiltPage> {
  const file = path.join(publicFolder, "page-data", address, "page-data.json");
  const { result } = JSON.parse(await readFile(file, "utf8")) as {
    readonly result: { readonly data: object; readonly pageContext?: object };
  };
  const context = result.pageContext ?? {};
  return {
    list: "listPages" in context ? (result as BuiltList) : null,
    item: "itemId" in context ? (result as BuiltItem) : null,
  };
}

function titleOf(title: string, brandLabel: string | null): string {
  return brandLabel === null ? title : `${title}: ${brandLabel}`;
}

/** Draws the pictures that a browser shows when it offers the installation. */
async function writeInstallPictures(
  list: BuiltList,
  data: CatalogueData,
  publicFolder: string,
): Promise<void> {
  const file = pageFile(publicFolder, list.pageContext.address);
  const screen = installScreenOf(list, data, iconsOf(await readFile(file, "utf8"), file));
  for (const form of Object.keys(installSizes) as (keyof typeof installSizes)[]) {
    await writeInstallPicture(screen, form, path.join(publicFolder, "install", `${form}.jpg`));
  }
}

function pageFile(publicFolder: string, address: string): string {
  return path.join(publicFolder, address, "index.html");
}

/** Title and description as the page itself has them, for the cards of shared links. */
function shareTags(html: string, file: string, { url, picture, business }: SearchTags): string {
  const title = expected(/<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1], file, "title");
  const description = expected(
    /<meta name="description" content="([^"]+)"/.exec(html)?.[1],
    file,
    "description",
  );
  const properties = {
    "og:type": "website",
    "og:site_name": escaped(business),
    "og:locale": "en_IN",
    "og:title": title,
    "og:description": description,
    "og:url": url,
    "og:image": picture,
    "og:image:width": String(shareSize.width),
    "og:image:height": String(shareSize.height),
    "og:image:alt": title,
  };
  return [
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${content}"/>`,
    ),
    '<meta name="twitter:card" content="summary_large_image"/>',
  ].join("");
}

/** A text as the value of an attribute; what comes from the page itself is written so already. */
function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

/** Writes `robots.txt`: every page may be read, and the sitemap lists those worth finding. */
export async function writeRobots(publicFolder: string, siteUrl: string): Promise<void> {
  const rules = ["User-agent: *", "Allow: /", "", `Sitemap: ${siteUrl}/sitemap-index.xml`, ""];
  await writeFile(path.join(publicFolder, "robots.txt"), rules.join("\n"));
}
