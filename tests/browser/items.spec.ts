import { itemPagePath } from "../../src/catalogue/addresses/item-address";
import { listPagePath } from "../../src/catalogue/addresses/page-paths";
import { data } from "../support/built-site";
import { expect, failedLoadMessage, rested, started, storedForOffline, test } from "./site";

const { slug } = data.business;
const firstItem = (catalogue: "bikes" | "hotels") => {
  const page = data.pages.find((listPage) => listPage.catalogue === catalogue);
  const item = data[catalogue][0];
  if (page === undefined || item === undefined) throw new Error("The data has no such item");
  const listPath = listPagePath(page, slug);
  return { item, listPath, itemPath: itemPagePath(page, item, slug) };
};
const bike = firstItem("bikes");
const room = firstItem("hotels");

for (const { item, itemPath, listPath } of [bike, room]) {
  test(`${itemPath} opens from its list without a request for a document, a script or data`, async ({
    page,
    site,
  }) => {
    await page.goto(site + listPath);
    await started(page);
    // The script of item pages is prefetched.
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("item-page")),
    );
    await rested(page);
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.getByRole("article").first().getByRole("link").first().click();
    await expect(page).toHaveURL(site + itemPath);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(item.name);
    const isUnwanted = (path: string) => path === itemPath || /page-data\.json$|\.js$/.test(path);
    expect(requested.filter(isUnwanted)).toEqual([]);
  });
}

test("the picture of a card links to the item's page", async ({ page, site }) => {
  await page.goto(site + bike.listPath);
  await started(page);
  const picture = await page.getByRole("article").first().getByRole("img").boundingBox();
  await page.mouse.click((picture?.x ?? 0) + 20, (picture?.y ?? 0) + 20);
  await expect(page).toHaveURL(site + bike.itemPath);
});

test("an item's page says over its picture that it is a drawing", async ({ page, site }) => {
  test.skip(Reflect.get(bike.item, "illustration") !== true, "the item has a photograph");
  for (const width of [360, 740, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(site + bike.itemPath);
    const picture = await page.getByRole("article").getByRole("img").first().boundingBox();
    const note = await page.getByText("Pictures are illustrations").boundingBox();
    expect(note?.y).toBeGreaterThan(picture?.y ?? NaN);
    expect(note?.y).toBeLessThan((picture?.y ?? NaN) + (picture?.height ?? NaN) / 4);
  }
});

test("an item's page is printed on one sheet", async ({ page, site }) => {
  await page.goto(site + bike.itemPath);
  await started(page);
  const pdf = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test.describe("offline", () => {
  test.use({ serviceWorkers: "allow" });

  test("after a visit to another page, item pages open with and without a query", async ({
    page,
    context,
    site,
    allowedErrors,
  }) => {
    // Pictures that nobody has seen.
    allowedErrors.push(failedLoadMessage);
    await page.goto(`${site}/upload`);
    await storedForOffline(page);
    await context.setOffline(true);
    for (const { item, itemPath } of [bike, room]) {
      await test.step(itemPath, async () => {
        await page.goto(site + itemPath);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(item.name);
        await expect(page).toHaveURL(site + itemPath);
        await expect(page.getByRole("article").first()).toContainText("₹");
        await page.goto(`${site}${itemPath}?days=3&utm_source=wa`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(item.name);
        await expect(page).toHaveURL(`${site}${itemPath}?days=3&utm_source=wa`);
      });
    }
  });
});
