import { data, itemPaths, listOf } from "../support/built-site";
import { expect, longWait, phone, rested, test } from "./site";

const list = listOf("bikes");
const [bike] = data.bikes;

test("a card's picture opens the item's page with all its pictures from memory", async ({
  page,
  open,
}) => {
  await open(list.path);
  // The script of item pages is prefetched.
  await page.waitForFunction(
    () => performance.getEntriesByType("resource").some(({ name }) => name.includes("item-page")),
    undefined,
    longWait,
  );
  await rested(page);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  // The picture, above which is the link's box.
  await page
    .getByRole("article")
    .first()
    .click({ position: { x: 20, y: 20 } });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(bike?.name ?? "");
  const itemPath = new URL(page.url()).pathname;
  expect(itemPath).toMatch(new RegExp(`^${list.path}/.`));
  const isUnwanted = (path: string) => path === itemPath || /\.js(?:on)?$/.test(path);
  expect(requested.filter(isUnwanted)).toEqual([]);
  const pictures = page.getByRole("article").first().getByRole("img");
  await expect(pictures).toHaveCount(1 + (bike?.pictures?.length ?? 0));
});

const bikeWithPictures = data.bikes.find(({ pictures = [] }) => pictures.length > 1);
const galleryPath =
  itemPaths.find((address) => address.endsWith(`/${bikeWithPictures?.slug}`)) ?? "";

test.describe("a gallery", () => {
  test.skip(galleryPath === "", "no bike has three pictures");

  test("moves by buttons and arrow keys, after the last picture to the first, and prints the first", async ({
    page,
    open,
  }) => {
    await open(galleryPath);
    const gallery = page.getByRole("list", { name: bikeWithPictures?.name ?? "" });
    const pictures = gallery.getByRole("listitem");
    const count = await pictures.count();
    // Firefox's arrow keys stop between pixels.
    expect(await pictures.last().evaluate((last) => last.getBoundingClientRect().width % 1)).toBe(
      0,
    );
    const [previous, next] = [page.locator("ul + button"), page.locator("ul + button + button")];
    for (let position = 1; position <= count; position++) {
      await next.click();
      await expect(pictures.nth(position % count)).toBeInViewport({ ratio: 0.9 });
    }
    await previous.click();
    await expect(pictures.last()).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press("ArrowLeft");
    await expect(pictures.nth(count - 2)).toBeInViewport({ ratio: 0.9 });
    await page.emulateMedia({ media: "print" });
    await expect(pictures.filter({ visible: true })).toHaveCount(1);
  });

  test.describe("on a phone without JavaScript", () => {
    test.use({ ...phone, javaScriptEnabled: false });

    test("shows the edge of the second picture and scrolls to it, without buttons", async ({
      page,
      site,
    }) => {
      await page.goto(site + galleryPath);
      const second = page.getByRole("article").first().getByRole("img").nth(1);
      const { x = NaN } = (await second.boundingBox()) ?? {};
      expect(x).toBeLessThan(phone.viewport.width - 5);
      await expect(page.locator("ul + button")).toBeHidden();
      await second.scrollIntoViewIfNeeded();
      await expect(second).toBeInViewport({ ratio: 0.9 });
    });
  });
});
