import { translated } from "../../src/catalogue/text/phrases";
import { translatedTexts } from "../../src/catalogue/text/words/records";
import { data, languagePrefixes, translatedKinds } from "../support/built-site";
import { expect, phone, test } from "./site";

test.use(phone);

for (const prefix of languagePrefixes) {
  const code = prefix.slice(1);
  const tabsLabel = translatedTexts.get(code)?.tabs ?? "none";

  test(`pages in ${code} leave no English, and link to each other`, async ({ page, open }) => {
    for (const path of translatedKinds.filter((kind) => kind.startsWith(`${prefix}/`))) {
      await open(path);
      await expect(page.getByRole("navigation", { name: tabsLabel })).toBeVisible();
      const foreignLink = `nav a[href^="/"]:not([hreflang], [href^="${prefix}/"])`;
      await expect(page.locator(foreignLink)).toHaveCount(0);
      const texts = await page.locator("body :not(:has(*))").allTextContents();
      const isUntranslated = (text: string) =>
        (translated(data.words, code, text) ?? text) !== text;
      expect(texts.map((text) => text.trim()).filter(isUntranslated), path).toEqual([]);
    }
  });
}
