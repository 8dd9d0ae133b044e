import { itemPagePath } from "../../src/catalogue/addresses/item-address";
import { data, homePath, languagePrefixes, listOf, listPages } from "../support/built-site";
import { expect, failedLoadMessage, started, storedForOffline, tabTo, test } from "./site";

const cars = listOf("cars");
const items = (["bikes", "hotels"] as const).flatMap((catalogue) => {
  const page = data.pages.find((list) => list.catalogue === catalogue);
  const [item] = data[catalogue];
  return page === undefined || item === undefined
    ? []
    : [{ name: item.name, path: itemPagePath(page, item, data.business.slug) }];
});

test.use({ serviceWorkers: "allow" });

test("after one visit every page opens without a network in a new tab: lists in each language, items, the root with the pictures seen, and the 404 page", async ({
  context,
  site,
  allowedErrors,
}) => {
  // Pictures that nobody has seen.
  allowedErrors.push(failedLoadMessage);
  const first = await context.newPage();
  await first.goto(site + homePath);
  await started(first);
  await storedForOffline(first);
  const storedPictures = async () => (await (await caches.open("pictures")).keys()).length;
  await expect.poll(() => first.evaluate(storedPictures)).toBeGreaterThan(0);
  await context.setOffline(true);
  await first.close();
  const page = await context.newPage();
  const heading = page.getByRole("heading", { level: 1 });
  for (const { path: address, items: count } of listPages) {
    for (const prefix of ["", ...languagePrefixes]) {
      await page.goto(site + prefix + address);
      await expect(page.getByRole("article")).toHaveCount(count);
    }
  }
  for (const { name, path } of items) {
    for (const query of ["", "?days=3&utm_source=wa"]) {
      await page.goto(site + path + query);
      await expect(heading).toHaveText(name);
      await expect(page).toHaveURL(site + path + query);
    }
  }
  await page.goto(`${site}/nowhere`);
  await expect(heading).toHaveText("There is no page here");
  await page.goto(`${site}/`);
  await expect(page).toHaveURL(site + homePath);
  await started(page);
  const picture = page.getByRole("article").first().getByRole("img").first();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByText(/saved on your device.*Prices as of \d/)).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  await tabTo(page, cars).click();
  await expect(heading).toHaveText(cars.title);
});
