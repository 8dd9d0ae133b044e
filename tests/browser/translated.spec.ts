import type { Page } from "@playwright/test";
import { data, listOf, places } from "../support/built-site";
import { expect, phone, rested, started, test } from "./site";

test.use(phone);

const type = (page: Page, field: string, text: string) =>
  page.getByRole("textbox", { name: field, exact: true }).fill(text);
const search = (page: Page, text: string) => page.getByRole("searchbox").fill(text);
const star = (page: Page) =>
  page
    .getByRole("button", { name: /^Shortlist/, pressed: false })
    .first()
    .click();
const follow = (page: Page, link: string) => page.getByRole("link", { name: link }).first().click();

/** Each changes other texts. */
const steps: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "types days": (page) => type(page, "days", "3"),
  "types too many days": (page) => type(page, "days", "9999"),
  "chooses a place": async (page) => {
    await type(page, "days", "1");
    await page.getByRole("button", { name: "Where to?" }).click();
    await page.getByRole("radio", { name: places.at(-1)?.name ?? "" }).check();
  },
  "chooses a day": async (page) => {
    const day = page.getByLabel("From when?");
    await day.fill((await day.getAttribute("max")) ?? "");
  },
  "sorts by price": (page) => page.getByLabel("Order").selectOption("price"),
  "searches for nothing on offer": (page) => search(page, "zzzz"),
  "clears the search": (page) => search(page, ""),
  "stars an item": star,
  "stars another item": star,
  "types days beside the comparison": (page) => type(page, "days", "5"),
  "opens an item": (page) => follow(page, data.bikes[0]?.name ?? ""),
  "loses the network": (page) => page.context().setOffline(true),
  "has a network and returns": async (page) => {
    await page.context().setOffline(false);
    await page.goBack();
  },
  "opens the cars": (page) => follow(page, listOf("cars").link),
  "opens the rooms, which have groups": (page) => follow(page, listOf("hotels").link),
  "types nights without a price": (page) => type(page, "nights", "9"),
  "taps a chip of rooms": (page) => page.locator("[role=search] [aria-pressed]").first().click(),
};

test("a translated page shows what the untranslated page shows", async ({
  page,
  browser,
  site,
}) => {
  const original = await (await browser.newContext()).newPage();
  for (const tab of [page, original]) {
    // The prices of cars are of another day.
    await tab.route(`**/page-data${listOf("cars").path}/page-data.json`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/"priceDay":"[^"]*"/, '"priceDay":"2000-01-01"');
      await route.fulfill({ response, body });
    });
    await tab.goto(site + listOf("bikes").path);
    await started(tab);
  }
  for (const [title, act] of Object.entries(steps)) {
    await rested(page);
    await translate(page);
    await Promise.all([act(page), act(original)]);
    await expect(async () => {
      await rested(original);
      // In words, among them hidden ones, so that a failure names those that differ.
      const [shown, expected] = await Promise.all(
        [page, original].map((tab) => tab.locator("body").textContent()),
      );
      expect(shown?.split(" ")).toEqual(expected?.split(" "));
    }, title).toPass();
  }
  await original.context().close();
});

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
