import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { type TargetedCard, writeShareCards } from "../../brand/share-card";
import { alternates } from "../../catalogue/addresses/alternates";
import { languageOf } from "../../catalogue/text/languages";
import { type CatalogueData, siteLanguages } from "../../data-check/catalogue-data";
import { type BuiltPage, describedPage } from "./described-page";
import { required, replacedIn } from "../required";

/**
 * Adds to every page of the finished build what search engines and shared links read and a visitor's
 * browser does not need: a card with a picture of its own, and the page in schema.org's
 * terms. Put there by a component, it would travel to every phone as script and data once more.
 *
 * @param addresses addresses of all pages
 */
export async function writeSearchTags(
  publicFolder: string,
  addresses: readonly string[],
  data: CatalogueData,
): Promise<void> {
  const { siteUrl, name } = data.business;
  const cards: TargetedCard[] = [];
  const languages = siteLanguages(data);
  for (const address of addresses) {
    const dataFile = path.join(publicFolder, "page-data", address, "page-data.json");
    const { result } = JSON.parse(await readFile(dataFile, "utf8")) as {
      readonly result: BuiltPage;
    };
    const { card, picture, graph } = describedPage(result, data);
    if (card !== null) cards.push({ card, target: path.join(publicFolder, picture) });
    const file = path.join(publicFolder, address, "index.html");
    const tags = {
      url: siteUrl + address,
      picture: siteUrl + picture,
      graph,
      business: name,
      code: languageOf(result.pageContext ?? {}).code,
      alternates: alternates(languages, address).map(({ code, path: other }) => {
        return { code, url: siteUrl + other };
      }),
    };
    await writeFile(file, withSearchTags(await readFile(file, "utf8"), file, tags));
  }
  await writeShareCards(cards);
}

interface SearchTags {
  /** Full addresses of the page and of its card's picture. */
  readonly url: string;
  readonly picture: string;
  /** What the page shows in schema.org's terms, or null. */
  readonly graph: object | null;
  readonly business: string;
  /** Code of the page's language. */
  readonly code: string;
  /** The page in every language. */
  readonly alternates: readonly { readonly code: string; readonly url: string }[];
}

/**
 * A page with its search tags.
 *
 * @param file of the page, for what is said when it is not as expected
 * @throws Error when the page lacks what the tags are made of, or a place for them
 */
export function withSearchTags(html: string, file: string, tags: SearchTags): string {
  const { graph } = tags;
  const body =
    graph === null
      ? ""
      : `<script type="application/ld+json">${JSON.stringify(graph).replaceAll("<", "\\u003c")}</script>`;
  const head = shareTags(html, file, tags) + languageLinks(html, tags);
  const withHead = replacedIn(html, file, { part: "</head>", by: `${head}</head>` });
  // At the end, where it holds nothing up.
  return replacedIn(withHead, file, { part: "</body>", by: `${body}</body>` });
}

/** The page in each language, on a page that search engines show: it names itself as the one to show. */
function languageLinks(html: string, { url, alternates: pages }: SearchTags): string {
  if (pages.length < 2 || !html.includes(`<link rel="canonical" href="${url}"`)) return "";
  const first = pages.slice(0, 1).map((page) => ({ ...page, code: "x-default" }));
  return [...pages, ...first]
    .map((page) => `<link rel="alternate" hreflang="${page.code}" href="${page.url}"/>`)
    .join("");
}

/** Title and description as the page itself has them, for the cards of shared links. */
function shareTags(html: string, file: string, tags: SearchTags): string {
  const { url, picture, business, code } = tags;
  const title = required(/<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1], file, "title");
  const description = required(
    /<meta name="description" content="([^"]+)"/.exec(html)?.[1],
    file,
    "description",
  );
  const properties = {
    "og:type": "website",
    "og:site_name": escaped(business),
    "og:locale": `${code}_IN`,
    "og:title": title,
    "og:description": description,
    "og:url": url,
    "og:image": picture,
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
