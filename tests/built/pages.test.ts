/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { texts as english } from "../../src/catalogue/text/texts";
import type { BusinessData, ItemData } from "../../src/data-check/catalogue-data";
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

const { tabs, openingHours, address, copyrightYear } = business;
const footer: readonly (BusinessData["footer"][number] & { contact?: boolean })[] = business.footer;
const [firstPhone = ""] = business.phones;
const greeting = encodeURIComponent(business.chatText.replace("{name}", business.name));
const chatLink = `https://wa.me/${dialled(firstPhone).slice(1)}?text=${greeting}`;
const tabLabels = tabLists.map(({ label }) => label);

describe.each(listPages)("$path", ({ path: address, title, items, data: catalogue, brand }) => {
  const $ = builtPage(address);
  const shown: readonly (ItemData & { illustration?: boolean })[] = data[catalogue].filter(
    (item) => brand === null || item.brand === brand,
  );

  test("has the specified title as its only h1 and in its document title", () => {
    expect($("h1")).toHaveLength(1);
    expect($("h1").text()).toBe(title);
    expect($("title").text()).toMatch(new RegExp(`^${title}(: .+)? \\| ${business.name}$`));
  });

  test("has all its items in its first paint, each with a picture, a price, call and chat", () => {
    const elementOfFirstPaint = $("link[rel=expect][blocking=render]").attr("href") ?? "";
    const cards = $(`main ${elementOfFirstPaint} article`);
    expect(cards).toHaveLength(items);
    cards.each((index, card) => {
      expect($(card).find("picture source[type='image/avif']")).toHaveLength(1);
      const isDrawn = $(card).find("img").attr("alt")?.endsWith(", illustration");
      expect(isDrawn).toBe(shown[index]?.illustration === true);
      expect($(card).find("p > strong").text()).toMatch(/^(≈ )?₹/);
      expect($(card).find(`a[href='tel:${dialled(firstPhone)}']`)).toHaveLength(1);
      expect($(card).find(`a[href^='${chatLink}']`)).toHaveLength(1);
    });
  });

  test("shows pictures without JavaScript, and loads only one early", () => {
    $("main article img").each((_, img) => {
      expect($(img).attr("src")).toMatch(/^\/static\//);
      expect($(img).attr("style") ?? "").not.toContain("opacity");
    });
    expect($("main article img[loading=eager]")).toHaveLength(1);
  });

  test("links to every catalogue, including those without a tab", () => {
    for (const other of wholeLists)
      expect($(`main nav a[href='${other.path}']`).length).toBeGreaterThan(0);
  });

  test("does not say whether the shop is open, which only a browser knows", () => {
    expect($("main").text()).not.toMatch(/Open now|Open until|Closes in|Opens (?:at|on|tomorrow)/);
  });

  test("says once that pictures are illustrations, if some are", () => {
    const noteCount = $("body").text().split("Pictures are illustrations").length - 1;
    expect(noteCount).toBe(shown.some(({ illustration }) => illustration) ? 1 : 0);
  });

  test("has its own canonical address", () => {
    expect($("link[rel=canonical]").attr("href")).toBe(business.siteUrl + address);
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

test("the description of every page, in every language, ends in a full stop and repeats nothing", () => {
  const pages = readdirSync(publicFolder, { encoding: "utf8", recursive: true })
    .filter((file) => file.endsWith(".html") && !file.endsWith("/index.html"))
    .filter((file) => !file.startsWith("page-data/"));
  expect(pages.length).toBeGreaterThan(100);
  for (const file of pages) {
    const $ = builtPage(`/${file.replace(/\.html$/, "")}`);
    const description = $("meta[name=description]").attr("content") ?? "";
    expect(description).toMatch(/[.?!।]$/);
    expect(description).not.toMatch(/ {2}|\.\.| \.|: ?$/);
    const parts = description.split(/[.,;:?!।]( |$)/).filter((part) => part.trim() !== "");
    expect(new Set(parts).size).toBe(parts.length);
  }
});

describe.each(allPages)("the frame of %s", (page) => {
  const $ = builtPage(page);

  test("has the top bar, the tabs and the location", () => {
    const bar = $("nav[aria-label=Contact]");
    expect(
      bar
        .find("a:not([hreflang])")
        .map((_, a) => $(a).attr("href"))
        .get(),
    ).toEqual([chatLink, ...business.phones.map((phone) => `tel:${dialled(phone)}`)]);
    const entries = $("nav[aria-label=Main] li");
    expect(entries.map((_, entry) => $(entry).text()).get()).toEqual([
      business.name,
      ...tabLabels,
      tabs.location,
      tabs.phoneOnMobile + tabs.phoneOnDesktop,
    ]);
    expect(entries.eq(-2).find("a").attr("href")).toMatch(/^https:\/\/www\.google\.com\/maps\//);
    const location = $("section[aria-labelledby=our-location]");
    expect(location.find("h2").text()).toBe("Our Location");
    expect(location.find("address").text()).toContain(address.street);
    expect(location.find("a[href^='https://www.google.com/maps/']")).toHaveLength(1);
  });

  test("has the specified footer", () => {
    const columns = $("footer section")
      .get()
      .map((section) => ({
        title: $(section).find("h2").text(),
        entries: $(section)
          .find("li")
          .get()
          .map((li) => $(li).text()),
      }));
    const { street, locality, region, postalCode } = address;
    const contact = [
      english.hours(openingHours.opens, openingHours.closes),
      ...business.phones,
      `${street}, ${locality}, ${region} ${postalCode}`,
    ];
    const shown = footer.filter(
      (column) => column.contact === true || (column.links ?? []).length > 0,
    );
    expect(columns).toEqual(
      shown.map((column) => ({
        title: column.heading,
        entries: [
          ...(column.contact === true ? contact : []),
          ...(column.links ?? []).map(({ label }) => label),
        ],
      })),
    );
    expect($("footer").text()).toContain(String(copyrightYear));
  });

  test("links to other sites send no referrer and give no access to the page", () => {
    $("a[href^='http']").each((_, link) => {
      expect($(link).attr("rel")).toBe("noopener noreferrer");
    });
  });
});

test("/ redirects to the home page without JavaScript, links to it and names it as canonical", () => {
  const $ = builtPage("/index");
  expect($("meta[http-equiv=refresh]").attr("content")).toBe(`0;url=${homePath}`);
  expect($(`main a[href='${homePath}']`).length).toBeGreaterThan(0);
  expect($("link[rel=canonical]").attr("href")).toBe(business.siteUrl + homePath);
});

test("pages without content are hidden from search engines", () => {
  for (const address of ["/index", "/404"]) {
    expect(builtPage(address)("meta[name=robots]").attr("content")).toBe("noindex");
  }
});

test("a script may take the specified 120 seconds to load", () => {
  const runtime = readdirSync(publicFolder).find((file) => /^webpack-runtime-.*\.js$/.test(file));
  expect(readFileSync(path.join(publicFolder, runtime ?? ""), "utf8")).toMatch(/\b(12e4|120000)\b/);
});

test("the sheet of all pages has fonts, tokens and styles of elements before those of components", () => {
  const sheet = builtPage(homePath)("style[data-href]").attr("data-href") ?? "";
  const css = readFileSync(path.join(publicFolder, sheet), "utf8");
  // Classes of components have one or two consonants.
  const layers = [/@font-face/, /:root\{--/, /::placeholder/, /\.[b-df-hj-np-tv-z]{1,2}(?![\w-])/i];
  const positions = layers.map((layer) => css.search(layer));
  expect(positions[0]).toBe(0);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
});
