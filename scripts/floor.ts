import * as cheerio from "cheerio";

/** A kilobyte of styles, as written by hand. */
const styles = `:root{color-scheme:light dark}*{box-sizing:border-box}body{margin:0;font:1rem/1.5 system-ui,sans-serif}a{color:inherit}
nav,main,section,footer{padding:.75rem 1rem}nav a,footer a{margin-right:1rem}main>ul{list-style:none;margin:0;padding:0;display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr))}
img{display:block;width:100%;height:auto;aspect-ratio:4/3;object-fit:cover}h1{font-size:1.75rem}h2{font-size:1.125rem;margin:.5rem 0}
table{width:100%;border-collapse:collapse;font-size:.875rem}td,th{text-align:left;padding:.25rem 0;border-top:1px solid}`;

/** The attributes that a page written by hand would have. */
const attributes = "href src srcset sizes alt width height loading fetchpriority".split(" ");

/**
 * The page as somebody would write it by hand, to measure what the stack costs: the same items, pictures, prices
 * and links in HTML without script, web font, map or service worker.
 *
 * @param html a page of the finished build
 * @throws Error when the page shows no items
 */
export function floorPage(html: string): string {
  const $ = cheerio.load(html);
  $("script, style, svg, button, form, [role='group'], nav img").remove();
  $("picture").each((index, picture) => {
    const { srcset = "", sizes = "" } = $(picture).find("[type='image/avif']").attr() ?? {};
    const image = $(picture).find("img").removeAttr("loading");
    image.attr(index === 0 ? { fetchpriority: "high" } : { loading: "lazy" });
    image.attr({ srcset, sizes, src: srcset.trim().split(" ")[0] ?? "" });
    $(picture).replaceWith(image);
  });
  for (const element of $("body *").toArray()) {
    for (const name of Object.keys($(element).attr() ?? {}))
      if (!attributes.includes(name)) $(element).removeAttr(name);
  }
  const all = (selector: string) => $.html($(selector));
  const items = $("article, main a:has(img):not(article a)").toArray();
  if (items.length === 0) throw new Error("A page without items has no floor");
  const list = items.map((item) => `<li>${$.html(item)}</li>`).join("");
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${$("title").text()}</title><link rel="icon" type="image/svg+xml" href="/mark.svg"><style>${styles}</style></head><body><nav>${all("body nav a")}</nav><main>${all("main h1:not(article h1)")}<ul>${list}</ul></main><section>${all("address")}</section>${all("footer")}</body></html>`;
}
