import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  allPages,
  builtPage,
  business,
  data,
  dialled,
  homePath,
  listPages,
  publicFolder,
  tabLists,
  wholeLists,
} from "../support/built-site";

const { tabs, address, copyrightYear } = business;
const [firstPhone = ""] = business.phones;
const greeting = encodeURIComponent(business.chatText.replace("{name}", business.name));
const chatLink = `https://wa.me/${dialled(firstPhone).slice(1)}?text=${greeting}`;
const tabLabels = tabLists.map(({ label }) => label);

describe.each(listPages)("$path", ({ path: address, title, items, data: catalogue, brand }) => {
  const $ = builtPage(address);
  const shown = data[catalogue].filter((item) => brand === null || item.brand === brand);

  test("has the specified title as its only h1 and in its document title, a canonical address, and links to every catalogue", () => {
    expect($("h1")).toHaveLength(1);
    expect($("h1").text()).toBe(title);
    const documentTitle = $("title").text();
    expect(documentTitle.startsWith(title)).toBe(true);
    expect(documentTitle.endsWith(` | ${business.name}`)).toBe(true);
    expect($("link[rel=canonical]").attr("href")).toBe(business.siteUrl + address);
    for (const other of wholeLists)
      expect($(`main nav a[href='${other.path}']`).length).toBeGreaterThan(0);
  });

  test("has all its items in its first paint, each with a picture, a price, call and chat", () => {
    const elementOfFirstPaint = $("link[rel=expect][blocking=render]").attr("href") ?? "";
    const cards = $(`main ${elementOfFirstPaint} article`);
    expect(cards).toHaveLength(items);
    cards.each((index, card) => {
      expect($(card).find("picture source[type='image/avif']")).toHaveLength(1);
      expect($(card).find("img[src^='/static/']")).toHaveLength(1);
      const isDrawn = $(card).find("img").attr("alt")?.endsWith(", illustration");
      expect(isDrawn).toBe(shown[index]?.illustration === true);
      expect($(card).find("p > strong").text()).toMatch(/^(≈ )?₹/);
      expect($(card).find(`a[href='tel:${dialled(firstPhone)}']`)).toHaveLength(1);
      expect($(card).find(`a[href^='${chatLink}']`)).toHaveLength(1);
    });
    expect($("main article img[loading=eager]")).toHaveLength(1);
  });

  test("does not say whether the shop is open, which only a browser knows", () => {
    expect($("main").text()).not.toMatch(/Open now|Open until|Opens (?:at|on|tomorrow)/);
  });
});

test("no two pages have the same document title or description", () => {
  for (const text of [
    (address: string) => builtPage(address)("title").text(),
    (address: string) => builtPage(address)("meta[name=description]").attr("content") ?? "",
  ]) {
    const texts = allPages.map(text);
    expect(texts).not.toContain("");
    expect(new Set(texts).size).toBe(texts.length);
  }
});

test("the description of every page, in every language, ends in a full stop and repeats nothing, and no page has a NUL byte", () => {
  const pages = readdirSync(publicFolder, { encoding: "utf8", recursive: true })
    .filter((file) => file.endsWith(".html") && !file.endsWith("/index.html"))
    .filter((file) => !file.startsWith("page-data/"));
  expect(pages.length).toBeGreaterThan(100);
  for (const file of pages) {
    expect(readFileSync(path.join(publicFolder, file)).includes(0)).toBe(false);
    const $ = builtPage(`/${file.replace(/\.html$/, "")}`);
    const description = $("meta[name=description]").attr("content") ?? "";
    expect(description).toMatch(/[.?!।]$/);
    expect(description).not.toMatch(/ {2}|\.\.| \.|: ?$/);
    const parts = description.split(/[.,;:?!।]( |$)/).filter((part) => part.trim() !== "");
    expect(new Set(parts).size).toBe(parts.length);
  }
});

test.each(allPages)("%s has its frame: top bar, tabs, location and footer", (page) => {
  const $ = builtPage(page);
  expect($(`nav[aria-label=Contact] a[href='${chatLink}']`)).toHaveLength(1);
  const entries = $("nav[aria-label=Main] li");
  expect(entries.map((_, entry) => $(entry).text()).get()).toEqual([
    business.name,
    ...tabLabels,
    tabs.location,
    tabs.phoneOnMobile + tabs.phoneOnDesktop,
  ]);
  expect($("section[aria-labelledby=our-location] address").text()).toContain(address.street);
  expect($("footer").text()).toContain(String(copyrightYear));
  const unsafe = $("a[href^='http']:not([rel='noopener noreferrer'])");
  expect(unsafe.map((_, link) => $(link).attr("href")).get()).toEqual([]);
});

test("/ redirects to the home page without JavaScript, links to it and names it as canonical", () => {
  const $ = builtPage("/index");
  expect($("meta[http-equiv=refresh]").attr("content")).toBe(`0;url=${homePath}`);
  expect($(`main a[href='${homePath}']`).length).toBeGreaterThan(0);
  expect($("link[rel=canonical]").attr("href")).toBe(business.siteUrl + homePath);
});

test("pages without content are hidden from search engines", () => {
  for (const page of ["/index", "/404"])
    expect(builtPage(page)("meta[name=robots]").attr("content")).toBe("noindex");
});

test("a script may take the specified 120 seconds to load", () => {
  const runtime = readdirSync(publicFolder).find((file) => /^webpack-runtime-.*\.js$/.test(file));
  expect(readFileSync(path.join(publicFolder, runtime ?? ""), "utf8")).toMatch(/\b(12e4|120000)\b/);
});
