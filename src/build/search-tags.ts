import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { listSummary, type WholeList } from "../catalogue/list-summary";
import { pageLength } from "../catalogue/page-paths";
import { leadingRow, shownPrice } from "../catalogue/price-list";
import { listGraph } from "../catalogue/structured-data";
import { texts } from "../catalogue/texts";
import type { CatalogueData, ItemData } from "./catalogue-data";
import {
  type DrawnList,
  installSizes,
  shareSize,
  writeInstallPicture,
  writeSharePicture,
} from "./drawn-picture";

interface ListPageData {
  readonly result: {
    readonly data: Queries.CataloguePageQuery;
    readonly pageContext: {
      readonly listPages: readonly string[];
      readonly whole: WholeList;
      readonly brandLabel: string | null;
    };
  };
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
      const drawn = drawnList(list, data);
      await writeSharePicture(drawn, path.join(publicFolder, sharePicture));
      if (address === home?.path) await writeInstallPictures(drawn, publicFolder);
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
    const file = path.join(publicFolder, address, "index.html");
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

async function listPage(
  publicFolder: string,
  address: string,
): Promise<ListPageData["result"] | null> {
  const file = path.join(publicFolder, "page-data", address, "page-data.json");
  const { result } = JSON.parse(await readFile(file, "utf8")) as ListPageData;
  return "items" in result.data ? result : null;
}

function titleOf(title: string, brandLabel: string | null): string {
  return brandLabel === null ? title : `${title}: ${brandLabel}`;
}

function drawnList(
  { data: shown, pageContext }: ListPageData["result"],
  data: CatalogueData,
): DrawnList {
  const { page, items } = shown;
  const catalogue = data.pages.find(({ id }) => id === page?.jsonId)?.catalogue;
  const files = new Map<number, ItemData>(
    catalogue === undefined ? [] : data[catalogue].map((item) => [item.id, item]),
  );
  return {
    business: data.business.name,
    title: titleOf(page?.title ?? "", pageContext.brandLabel),
    summary: page === null ? "" : listSummary(page, pageContext.whole),
    items: items.nodes.slice(0, 3).map((item) => {
      const row = leadingRow(item.priceDetails);
      return {
        name: item.name,
        price: `${shownPrice(row)} ${texts.perDuration(row.duration)}`,
        picture: path.resolve("data", files.get(item.jsonId)?.image ?? ""),
      };
    }),
  };
}

async function writeInstallPictures(list: DrawnList, publicFolder: string): Promise<void> {
  for (const form of Object.keys(installSizes) as (keyof typeof installSizes)[]) {
    await writeInstallPicture(list, form, path.join(publicFolder, "install", `${form}.jpg`));
  }
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
