import { hasTripPrice } from "../../src/catalogue/prices/trip-prices";
import { homePath, listOf } from "../support/built-site";
import { shippedItems } from "../support/shipped-items";
import { violationsOf } from "./axe";
import { expect, phone, started, test } from "./site";

const bike = shippedItems("bikes").find(hasTripPrice);

test.describe("on a phone in New York", () => {
  test.use({ ...phone, timezoneId: "America/New_York" });

  test("day and time go with the trip to an item, to other lists, into a chat and back", async ({
    page,
    site,
  }) => {
    if (bike === undefined) return;
    await page.goto(`${site}${homePath}?days=3`);
    await started(page);
    const day = page.locator("input[type=date]");
    const last = (await day.getAttribute("max")) ?? "";
    await day.fill(last);
    await page.getByRole("combobox", { name: "pick-up" }).selectOption({ index: 1 });
    const search = new RegExp(`\\?from=${last}T\\d\\d:\\d\\d&days=3$`);
    await expect(page).toHaveURL(search);
    const back = page.getByText(/^Back by/);
    await expect(back).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page
      .getByRole("article")
      .getByRole("link", { name: bike.name, exact: true })
      .first()
      .tap();
    await expect(page).toHaveURL(search);
    await expect(back).toBeVisible();
    const free = await page.getByRole("link", { name: "Is it free then?" }).getAttribute("href");
    const text = new URL(free ?? "").searchParams.get("text") ?? "";
    expect(text).toMatch(/ \(3 days, \w{3} \d+ \w{3} \d+(?::30)? [ap]m to \w{3} \d+ \w{3}\)\./);
    expect(text).toMatch(/ Is it free then\?$/);
    await page.goBack();
    await page.getByRole("link", { name: listOf("hotels").link, exact: true }).tap();
    await expect(page.locator("input[type=date]")).toHaveValue(last);
    const room = page.getByRole("link", { name: /^Chat about/ }).first();
    await expect(room).toHaveAttribute("href", new RegExp(`${last.slice(-1)}%20\\w{3}\\)$`));
  });

  test("nothing moves before a day is chosen, and then what is below the board", async ({
    page,
    site,
  }) => {
    await page.goto(site + homePath);
    const card = page.getByRole("article").first();
    const top = async () => (await card.boundingBox())?.y ?? 0;
    const before = await top();
    await started(page);
    expect(await top()).toBe(before);
    const board = page.getByRole("group", { name: "Trip price" });
    const place = await board.boundingBox();
    await page.getByRole("button", { name: "More days" }).tap();
    await expect(page.getByRole("combobox", { name: "pick-up" })).toBeVisible();
    expect((await board.boundingBox())?.y).toBe(place?.y);
    const grown = ((await board.boundingBox())?.height ?? 0) - (place?.height ?? 0);
    expect((await top()) - before).toBeCloseTo(grown, 0);
  });
});

test("the fields answer a keyboard", async ({ page, site }) => {
  await page.goto(`${site}${homePath}?days=2`);
  await started(page);
  const day = page.locator("input[type=date]");
  const [year, month, date] = ((await day.getAttribute("max")) ?? "").split("-");
  await day.focus();
  await page.keyboard.type(`${month}${date}${year}`);
  await page.keyboard.press("Tab");
  await expect(page).toHaveURL(new RegExp(`from=${year}-${month}-${date}&days=2$`));
});
