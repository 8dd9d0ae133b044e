import type { Page, Route } from "@playwright/test";
import { listOf, places } from "../support/built-site";
import { expect, phone, rested, started, test } from "./site";

test.use(phone);

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
/** The first button or link of a name. */
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();
const link = (page: Page, name: string) => page.getByRole("link", { name }).first();
const star = (page: Page) => page.locator("[aria-label^=Shortlist][aria-pressed=false]").first();

/** Each changes other texts. */
const steps: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "types days": (page) => field(page, "days").fill("3"),
  "types too many days": (page) => field(page, "days").fill("9999"),
  "types a day": (page) => field(page, "days").fill("1"),
  "chooses a place": async (page) => {
    await button(page, "Where to?").click();
    await page.getByRole("radio", { name: places.at(-1)?.name ?? "" }).check();
  },
  "chooses a day": async (page) => {
    const day = page.locator("input[type=date]");
    await day.fill((await day.getAttribute("max")) ?? "");
  },
  "sorts by price": (page) => page.getByLabel("Order").selectOption("price"),
  "searches for nothing on offer": (page) => page.getByRole("searchbox").fill("zzzz"),
  "clears the search": (page) => page.getByRole("searchbox").fill(""),
  "stars an item": (page) => star(page).click(),
  "stars another item": (page) => star(page).click(),
  "types days beside the comparison": (page) => field(page, "days").fill("5"),
  "opens an item": (page) =>
    page.getByRole("article").getByRole("heading").first().getByRole("link").click(),
  "loses the network": (page) => page.context().setOffline(true),
  "has a network and returns": async (page) => {
    await page.context().setOffline(false);
    await page.goBack();
  },
  "opens the cars": (page) => link(page, listOf("cars").link).click(),
  "opens the rooms, which have groups": (page) => link(page, listOf("hotels").link).click(),
  "types nights without a price": (page) => field(page, "nights").fill("9"),
  "taps a chip of rooms": (page) => page.locator("[role=search] [aria-pressed]").first().click(),
};

test("a translated page shows what the untranslated page shows", async ({
  page,
  browser,
  site,
}) => {
  const original = await (await browser.newContext()).newPage();
  for (const tab of [page, original]) {
    await tab.route(`**/page-data${listOf("cars").path}/page-data.json`, withOtherDay);
    await tab.goto(site + listOf("bikes").path);
    await started(tab);
  }
  for (const [title, act] of Object.entries(steps)) {
    await rested(page);
    await translate(page);
    await Promise.all([act(page), act(original)]);
    await expect(async () => {
      await rested(original);
      expect(await textsOf(page)).toEqual(await textsOf(original));
    }, title).toPass({ timeout: 10_000 });
  }
  await original.context().close();
});

/** Changes the day of the latest prices in the data of a page. */
async function withOtherDay(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.text();
  await route.fulfill({ response, body: body.replace(/"day":"[^"]*"/, '"day":"2000-01-01"') });
}

/** Replaces each text by two nested `font` elements, as Chrome does when it translates a page. */
async function translate(page: Page): Promise<void> {
  await page.evaluate((tagName: string) => {
    for (const parent of document.querySelectorAll("body :not(script, style, noscript, font)")) {
      for (const text of [...parent.childNodes].filter((node) => node instanceof Text)) {
        const font = document.createElement(tagName);
        font.appendChild(document.createElement(tagName)).textContent = text.data;
        text.replaceWith(font);
      }
    }
  }, "font");
}

/** All texts of a page, hidden texts among them. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (!text.parentElement?.matches("script, style, noscript")) texts.push(text.nodeValue ?? "");
    }
    return texts.filter((text) => text !== "");
  });
}
