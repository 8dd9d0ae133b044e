import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  builtPage,
  business,
  homePath,
  listPages,
  publicFolder,
  wholeLists,
} from "../support/built-site";

describe.each(listPages)("$path", ({ path: address, title, items }) => {
  const $ = builtPage(address);

  test("has the specified title as its only h1, and links to every catalogue", () => {
    expect($("h1")).toHaveLength(1);
    expect($("h1").text()).toBe(title);
    for (const other of wholeLists)
      expect($(`main nav a[href='${other.path}']`).length).toBeGreaterThan(0);
  });

  test("has all its items in its first paint, each with a picture, of which one is loaded at once", () => {
    const elementOfFirstPaint = $("link[rel=expect][blocking=render]").attr("href") ?? "";
    const cards = $(`main ${elementOfFirstPaint} article`);
    expect(cards).toHaveLength(items);
    expect(cards.find("source[type='image/avif'] ~ img[src^='/static/']")).toHaveLength(items);
    expect($("main article img[loading=eager]")).toHaveLength(1);
  });

  test("does not say whether the shop is open, which only a browser knows", () => {
    expect($("main").text()).not.toMatch(/Open now|Open until|Opens (?:at|on|tomorrow)/);
  });
});

test("title and description of every page for search engines, in every language, are its own; no description repeats anything or lacks its full stop, and no page has a NUL byte or an unsafe link", () => {
  const pages = readdirSync(publicFolder, { encoding: "utf8", recursive: true })
    .filter((file) => file.endsWith(".html") && !file.endsWith("/index.html"))
    .filter((file) => !file.startsWith("page-data/"));
  expect(pages.length).toBeGreaterThan(100);
  const texts: string[] = [];
  for (const file of pages) {
    expect(readFileSync(path.join(publicFolder, file)).includes(0)).toBe(false);
    const $ = builtPage(`/${file.replace(/\.html$/, "")}`);
    expect($("a[href^='http']:not([rel='noopener noreferrer'])")).toHaveLength(0);
    const description = $("meta[name=description]").attr("content") ?? "";
    if ($("meta[name=robots]").length === 0) texts.push($("title").text(), description);
    expect(description).toMatch(/[.?!।]$/);
    expect(description).not.toMatch(/ {2}|\.\.| \.|: ?$/);
    const parts = description.split(/[.,;:?!।]( |$)/).filter((part) => part.trim() !== "");
    expect(new Set(parts).size).toBe(parts.length);
  }
  expect(new Set(texts).size).toBe(texts.length);
});

test("/ redirects to the home page without JavaScript, links to it and names it as canonical", () => {
  const $ = builtPage("/index");
  const refresh = `<meta http-equiv="refresh" content="0;url=${homePath}"`;
  expect($("head noscript").text()).toContain(refresh);
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
