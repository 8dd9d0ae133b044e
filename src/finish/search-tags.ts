import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pageLength } from "../catalogue/page-paths";
import { listGraph } from "../catalogue/structured-data";
import type { CatalogueData } from "../data-check/catalogue-data";
import { installSizes, writeInstallPicture } from "../brand/install-picture";
import { type BuiltList, installScreenOf, shareCardOf } from "./list-pictures";
import { shareSize, writeShareCard } from "../brand/share-card";

interface ListPageData {
  readonly result: BuiltList;
}

/** Marks around what is added to a page, so that a later build replaces it. */
const mark = { start: "<!-- search-start -->", end: "<!-- search-end -->" };
const added = new RegExp(`${mark.start}[\\s\\S]*?${mark.end}`, "g");

/**
 * Adds to every page of the finished build what search engines and shared links read and a visitor's
 * browser does not need: a card with a picture of its own, and the list in schema.org's terms. Put
 * there by a component, it would travel to every phone as script and data once more.
 *
 * @param addresses addresses of all pages
 */
export async function writeSearchTags(
  publicFolder: string,
  addresses: readonly string[],
  data: CatalogueData,
  pathPrefix: string,
): Promise<void> {
  const { siteUrl } = data.business;
  const home = data.pages.find(({ match }) => match === "exact");
  for (const address of addresses) {
    const list = await listPage(publicFolder, address);
    const { pageContext, data: shown } = list ?? {};
    const firstPage = pageContext?.listPages[0] ?? home?.path ?? "/";
    const sharePicture = `/share${firstPage}.jpg`;
    if (list !== null && firstPage === address) {
      await writeListPictures(list, data, publicFolder, sharePicture, address === home?.path);
    }
    const picture = `${siteUrl}${sharePicture}`;
    const graph =
      pageContext === undefined || !shown?.page
        ? null
        : listGraph(data.business, picture, {
            catalogue: shown.page.catalogue,
            title: shown.page.title,
            address,
            trail: [
              ...(home === undefined ? [] : [{ address: home.path, name: data.business.name }]),
              ...(firstPage === home?.path
                ? []
                : [
                    { address: firstPage, name: titleOf(shown.page.title, pageContext.brandLabel) },
                  ]),
            ],
            items: shown.items.nodes.map((item) => ({
              ...item,
              picture: siteUrl + pictureAddress(item, pathPrefix),
            })),
            firstPosition: pageContext.listPages.indexOf(address) * pageLength + 1,
            count: pageContext.whole.count,
          });
    const file = pageFile(publicFolder, address);
    const html = (await readFile(file, "utf8")).replaceAll(added, "");
    const head = `${mark.start}${shareTags(html, siteUrl + address, picture, data)}${mark.end}`;
    const body =
      graph === null
        ? ""
        : `${mark.start}<script type="application/ld+json">${JSON.stringify(graph).replaceAll("<", "\\u003c")}</script>${mark.end}`;
    // At the end, where it holds nothing up.
    await writeFile(
      file,
      html.replace("</head>", () => `${head}</head>`).replace("</body>", () => `${body}</body>`),
    );
  }
}

/** Address of an item's picture without path prefix, which the site's own address already holds. */
function pictureAddress({ image }: Queries.ItemCardFragment, pathPrefix: string): string {
  const address = image.childImageSharp?.gatsbyImageData.images.fallback?.src ?? "";
  return address.slice(pathPrefix.length);
}

async function listPage(publicFolder: string, address: string): Promise<BuiltList | null> {
  const file = path.join(publicFolder, "page-data", address, "page-data.json");
  const { result } = JSON.parse(await readFile(file, "utf8")) as ListPageData;
  return "items" in result.data ? result : null;
}

function titleOf(title: string, brandLabel: string | null): string {
  return brandLabel === null ? title : `${title}: ${brandLabel}`;
}

/** Draws the picture of a list, and for the home list those of the installation. */
async function writeListPictures(
  list: BuiltList,
  data: CatalogueData,
  publicFolder: string,
  sharePicture: string,
  isHome: boolean,
): Promise<void> {
  const card = shareCardOf(list, data);
  if (card !== null) await writeShareCard(card, path.join(publicFolder, sharePicture));
  if (!isHome) return;
  const html = await readFile(pageFile(publicFolder, list.pageContext.address), "utf8");
  const screen = installScreenOf(list, data, html);
  for (const form of Object.keys(installSizes) as (keyof typeof installSizes)[]) {
    await writeInstallPicture(screen, form, path.join(publicFolder, "install", `${form}.jpg`));
  }
}

function pageFile(publicFolder: string, address: string): string {
  return path.join(publicFolder, address, "index.html");
}

/** Title and description as the page itself has them, for the cards of shared links. */
function shareTags(html: string, url: string, picture: string, data: CatalogueData): string {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? data.business.name;
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? "";
  const properties = {
    "og:type": "website",
    "og:site_name": data.business.name,
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

/** Writes `robots.txt`: every page may be read, and the sitemap lists those worth finding. */
export async function writeRobots(publicFolder: string, siteUrl: string): Promise<void> {
  const rules = ["User-agent: *", "Allow: /", "", `Sitemap: ${siteUrl}/sitemap-index.xml`, ""];
  await writeFile(path.join(publicFolder, "robots.txt"), rules.join("\n"));
}
