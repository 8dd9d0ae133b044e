import { translated, type WordsData } from "../../src/catalogue/text/phrases";
import { translatedTexts } from "../../src/catalogue/text/words/records";
import { homePath, languagePrefixes, listOf, translatedKinds } from "../support/built-site";
import { readData } from "../support/shipped-data";
import { violationsOf } from "./axe";
import { expect, notFoundMessage, phone, started, test } from "./site";

test.use(phone);

const words = readData<WordsData>("words");

for (const prefix of languagePrefixes) {
  const code = prefix.slice(1);
  const tabsLabel = translatedTexts.get(code)?.tabs ?? "none";

  test(`in ${code} pages start, leave nothing in English, fit a phone and are accessible`, async ({
    page,
    site,
    allowedErrors,
  }) => {
    allowedErrors.push(notFoundMessage);
    for (const path of translatedKinds.filter((kind) => kind.startsWith(`${prefix}/`))) {
      await test.step(path, async () => {
        await page.goto(site + path);
        await started(page);
        await expect(page.locator("html")).toHaveAttribute("lang", `${code}-IN`);
        await expect(page.getByRole("navigation", { name: tabsLabel })).toBeVisible();
        const texts = await page.locator("body :not(:has(*))").allTextContents();
        const isUntranslated = (text: string) => (translated(words, code, text) ?? text) !== text;
        expect(texts.map((text) => text.trim()).filter(isUntranslated)).toEqual([]);
        const excessWidth = () => document.documentElement.scrollWidth - window.innerWidth;
        expect(await page.evaluate(excessWidth)).toBeLessThanOrEqual(0);
        expect(await violationsOf(page)).toEqual([]);
      });
    }
  });

  test(`the links to ${code} and back to English keep the list and the trip`, async ({
    page,
    site,
  }) => {
    const search = "?days=2&km=100";
    await page.goto(site + homePath + search);
    await started(page);
    await page.locator(`a[hreflang=${code}]`).click();
    await expect(page).toHaveURL(site + prefix + homePath + search);
    await started(page);
    const cars = listOf("cars");
    await page.locator(`a[href^="${prefix}${cars.path}"]`).first().click();
    await expect(page).toHaveURL(site + prefix + cars.path + search);
    await page.locator("a[hreflang=en]").click();
    await expect(page).toHaveURL(site + cars.path + search);
  });
}
