import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import * as cheerio from "cheerio";
import { precompress } from "../../src/finish/pages/precompress";

/** A kilobyte of styles, as somebody would write them in an afternoon. */
const styles = `:root{color-scheme:light dark}*{box-sizing:border-box}
body{margin:0;font:1rem/1.5 system-ui,sans-serif}a{color:inherit}
nav,main,section,footer{padding:.75rem 1rem}nav a,footer a{margin-right:1rem}
ul{list-style:none;margin:0;padding:0;display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr))}
img{display:block;width:100%;height:auto;aspect-ratio:4/3;object-fit:cover}
h1{font-size:1.75rem}h2{font-size:1.125rem;margin:.5rem 0}table{width:100%;border-collapse:collapse;font-size:.875rem}
td,th{text-align:left;padding:.25rem 0;border-top:1px solid}.do{display:flex;gap:.5rem}
.do a{flex:1;padding:.75rem;text-align:center;border:1px solid;border-radius:.5rem;text-decoration:none}
iframe{max-width:100%;border:0}`.replaceAll("\n", "");

/** Files of a finished build that a floor needs beside its own pages. */
const shared = ["static", "_headers", "404.html", "favicon.svg"];

/** Whatever selects one element of a page. */
type Selection = Parameters<cheerio.CheerioAPI>[0];

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const link = (href: string | undefined, text: string) =>
  `<a href="${escape(href ?? "")}">${escape(text)}</a>`;

/**
 * The floor of a page with items: the same items, pictures, prices and links as a person would write
 * them by hand, without script, web font or service worker. What the stack costs is measured against it.
 *
 * @param html a page of the finished build
 * @throws Error when the page shows no item, because there would be nothing to compare
 */
function floorPage(html: string): string {
  const $ = cheerio.load(html);
  const articles = $("article").toArray();
  if (articles.length === 0) throw new Error("A page without items has no floor");
  const links = (selector: string) =>
    $(selector)
      .find("a")
      .toArray()
      .map((anchor) => link($(anchor).attr("href"), nameOf($, anchor)))
      .join("");
  const others = $("main a:has(picture)").toArray();
  const items = [
    ...articles.map((article, place) => itemPart($, article, place === 0)),
    ...others.map(
      (other) =>
        `<li>${itemPicture($, other, false)}${link($(other).attr("href"), $(other).find("h3").text())}${stonePart($, other)}</li>`,
    ),
  ];
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape($("title").text())}</title><meta name="description" content="${escape($('meta[name="description"]').attr("content") ?? "")}"><link rel="icon" type="image/svg+xml" href="/favicon.svg"><style>${styles}</style></head><body><nav>${links("body nav")}</nav><main><h1>${escape($("h1").text())}</h1><ul>${items.join("")}</ul></main><section><address>${escape($("section address").first().text())}</address></section><footer>${links("footer")}</footer></body></html>`;
}

function itemPart($: cheerio.CheerioAPI, article: Selection, isFirst: boolean): string {
  const item = $(article);
  const name = item.find("h1, h2, h3").first();
  const cells = (row: Selection) =>
    $(row)
      .children()
      .toArray()
      .map((cell) => `<${cell.tagName}>${escape($(cell).text())}</${cell.tagName}>`)
      .join("");
  const rows = item
    .find("tr")
    .toArray()
    .map((row) => `<tr>${cells(row)}</tr>`);
  const notes = item
    .find("ul li")
    .toArray()
    .map((note) => `<p>${escape($(note).text())}</p>`);
  const contacts = item
    .find('a[href^="tel:"], a[href^="https://wa.me"]')
    .toArray()
    .map((anchor) => link($(anchor).attr("href"), nameOf($, anchor)));
  const title =
    name.find("a").length > 0
      ? link(name.find("a").attr("href"), name.text())
      : escape(name.text());
  const prices = rows.length > 0 ? `<table>${rows.join("")}</table>` : stonePart($, article);
  return `<li>${itemPicture($, article, isFirst)}<h2>${title}</h2>${prices}${notes.join("")}<div class="do">${contacts.join("")}</div></li>`;
}

function itemPicture($: cheerio.CheerioAPI, item: Selection, isFirst: boolean): string {
  const source = $(item).find('source[type="image/avif"]').first();
  const set = (source.attr("srcset") ?? "").replaceAll(/\s+/g, " ");
  const image = $(item).find("img").first();
  const order = isFirst ? 'fetchpriority="high"' : 'loading="lazy"';
  return `<img src="${set.split(" ")[0] ?? ""}" srcset="${set}" sizes="${source.attr("sizes") ?? "100vw"}" alt="${escape(image.attr("alt") ?? "")}" width="${image.attr("width")}" height="${image.attr("height")}" ${order}>`;
}

/** The price in large type, where an item has no table. */
function stonePart($: cheerio.CheerioAPI, item: Selection): string {
  const words = $(item).find("p:has(> strong)").first().children().toArray();
  return `<p>${escape(words.map((word) => $(word).text()).join(" "))}</p>`;
}

function nameOf($: cheerio.CheerioAPI, anchor: Selection): string {
  return (
    $(anchor).text() || ($(anchor).attr("aria-label") ?? $(anchor).find("img").attr("alt") ?? "")
  );
}

/**
 * Writes a folder with the floors of pages, to be served as the finished build is.
 *
 * @param build the finished build
 * @param addresses of pages with items
 */
export async function writeFloor(
  build: string,
  folder: string,
  addresses: readonly string[],
): Promise<void> {
  for (const name of shared) {
    await cp(path.join(build, name), path.join(folder, name), { recursive: true });
  }
  for (const address of addresses) {
    const file = path.join(folder, `${address}.html`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, floorPage(await readFile(path.join(build, `${address}.html`), "utf8")));
  }
  await precompress(folder);
}
