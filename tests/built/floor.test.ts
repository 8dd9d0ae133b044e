/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import * as cheerio from "cheerio";
import { floorPage } from "../../scripts/bench/floor";
import { itemPageKinds, listPages, publicFolder } from "../support/built-site";

const addresses = [...listPages.map((page) => page.path), ...itemPageKinds];

/** Rupee amounts of a page's items, each as often as it stands there. */
const prices = ($: cheerio.CheerioAPI, scope: string) =>
  $(scope)
    .text()
    .match(/₹[\d,]+/g) ?? [];
const contacts = ($: cheerio.CheerioAPI, scope: string) =>
  $(scope)
    .find('a[href^="tel:"], a[href^="https://wa.me"]')
    .toArray()
    .map((link) => $(link).attr("href"));
const pictures = ($: cheerio.CheerioAPI) =>
  $("main")
    .find("source[srcset], img[srcset]")
    .toArray()
    .flatMap(
      (picture) =>
        $(picture)
          .attr("srcset")
          ?.match(/\S+\.avif/g) ?? [],
    );

test.each(addresses)(
  "the floor of %s has its items, prices, links and pictures, no more",
  (address) => {
    const html = readFileSync(path.join(publicFolder, `${address}.html`), "utf8");
    // What stands in two elements are two words.
    const page = cheerio.load(html.replaceAll("<", " <"));
    const floor = cheerio.load(floorPage(html).replaceAll("<", " <"));
    const names = (of: cheerio.CheerioAPI, headings: string) =>
      of(headings)
        .toArray()
        .map((heading) =>
          of(heading)
            .text()
            .replaceAll(/[\s,]+/g, " ")
            .trim(),
        );
    expect(floor("h1").text()).toBe(page("h1").text());
    for (const name of names(page, "article h2 a, article h3 a")) {
      expect(names(floor, "main h2")).toContain(name);
    }
    expect(new Set(prices(floor, "main"))).toEqual(
      new Set([...prices(page, "article"), ...prices(page, "main a:has(picture)")]),
    );
    expect(contacts(floor, "main li")).toEqual(contacts(page, "article"));
    expect(new Set(pictures(floor))).toEqual(new Set(pictures(page)));
    expect(floor("script, link[rel=preload], link[rel=stylesheet]")).toHaveLength(0);
  },
);

test("a page without items has no floor", () => {
  expect(() => floorPage("<main><h1>Nothing</h1></main>")).toThrow(/without items/);
});
