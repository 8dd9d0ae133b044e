import { data, itemPageKinds, listOf } from "../support/built-site";
import { expect, rested, test } from "./site";

const list = listOf("bikes");
const [bike] = data.bikes;
const bikePath = itemPageKinds.find((address) => address.startsWith(`${list.path}/`)) ?? "";

test("a card's picture opens the item's page from memory", async ({ page, open }) => {
  await open(list.path);
  // The script of item pages is prefetched.
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("item-page")),
  );
  await rested(page);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const card = page.getByRole("article").first();
  const { x = 0, y = 0 } = (await card.getByRole("img").boundingBox()) ?? {};
  await page.mouse.click(x + 20, y + 20);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(bike?.name ?? "");
  const itemPath = new URL(page.url()).pathname;
  expect(itemPath).toMatch(new RegExp(`^${list.path}/.`));
  const isUnwanted = (path: string) => path === itemPath || /page-data\.json$|\.js$/.test(path);
  expect(requested.filter(isUnwanted)).toEqual([]);
});

test("an item's page says over its picture that it is a drawing", async ({ page, site }) => {
  for (const width of [360, 740, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(site + bikePath);
    const note = page.getByText("Pictures are illustrations");
    test.skip((await note.count()) === 0, "the item has a photograph");
    const picture = await page.getByRole("article").getByRole("img").first().boundingBox();
    const top = (await note.boundingBox())?.y;
    expect(top).toBeGreaterThan(picture?.y ?? NaN);
    expect(top).toBeLessThan((picture?.y ?? NaN) + (picture?.height ?? NaN) / 4);
  }
});
