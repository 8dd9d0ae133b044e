/** @jest-environment node */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { allPages, builtPage, homePath, itemPaths, publicFolder } from "../support/built-site";
import budget from "../../src/finish/budget.json";

const gzip = (content: Buffer | string) => gzipSync(content, { level: 9 }).length;
const read = (file: string) => readFileSync(path.join(publicFolder, file));

/** The scripts that a page requests once it is painted. */
function scriptsOf(address: string): string[] {
  const list = builtPage(address)("script[data-files]").attr("data-files") ?? "";
  return [...new Set(list.split(" "))].filter((file) => file.endsWith(".js"));
}

test("the scripts of a list page stay within their budget", () => {
  const scripts = scriptsOf(homePath);
  expect(scripts.length).toBeGreaterThanOrEqual(4);
  const size = scripts.reduce((sum, script) => sum + gzip(read(script)), 0);
  expect(size).toBeLessThanOrEqual(budget.listPageScripts.gzip);
});

const otherLimits: Readonly<Record<string, { readonly brotli: number }>> = budget.smallPages;

test.each(allPages)(
  "%s stays within its budget and asks for no script before its first view",
  (address) => {
    const { brotli } = otherLimits[address] ?? budget.page;
    expect(brotliCompressSync(read(`${address.slice(1)}.html`)).length).toBeLessThanOrEqual(brotli);
    const $ = builtPage(address);
    expect($("body *").length).toBeLessThanOrEqual(budget.page.elements);
    expect(
      $("script[src], link[rel=stylesheet], link[rel=preload][as=script], link[rel=modulepreload]"),
    ).toHaveLength(0);
    expect($("style[data-identity]").length).toBeGreaterThan(0);
  },
);

test("every item's page stays within the budget of a page", () => {
  for (const address of itemPaths) {
    const html = read(`${address.slice(1)}.html`);
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(budget.page.brotli);
  }
});

test("font and pictures stay within their budgets", () => {
  const $ = builtPage(homePath);
  const sheet = read($("style[data-href]").attr("data-href") ?? "").toString();
  const [font = ""] = /\/static\/[\w.-]+\.woff2/.exec(sheet) ?? [];
  expect(read(font).length).toBeLessThanOrEqual(budget.font.bytes);
  for (const address of allPages) {
    const page = builtPage(address);
    const candidates = page("source[type='image/avif']")
      .map((_, source) => page(source).attr("srcset"))
      .get()
      .join(",");
    for (const [, file] of candidates.matchAll(/(\/static\/\S+\.avif) \d+w/g)) {
      expect(statSync(path.join(publicFolder, file ?? "")).size).toBeLessThanOrEqual(
        budget.largestPicture.bytes,
      );
    }
  }
});
