import { homePath } from "../support/built-site";
import { violationsOf } from "./axe";
import { expect, phone, started, test } from "./site";

test.describe("on a phone", () => {
  test.use(phone);

  test("nothing moves at the start, and the first trip moves only the content below the board", async ({
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
    const boardBefore = await board.boundingBox();
    await page.getByRole("button", { name: "More days" }).tap();
    await expect(page.getByLabel("pick-up")).toBeVisible();
    expect((await board.boundingBox())?.y).toBe(boardBefore?.y);
    const growth = ((await board.boundingBox())?.height ?? 0) - (boardBefore?.height ?? 0);
    expect((await top()) - before).toBeCloseTo(growth, 0);
  });
});

test("a day can be typed, an impossible one has the browser's message, and neither breaks accessibility", async ({
  page,
  site,
}) => {
  await page.goto(`${site}${homePath}?days=2`);
  await started(page);
  const day = page.locator("input[type=date]");
  const type = async (date: string) => {
    const [year, month, dayOfMonth] = date.split("-");
    await day.focus();
    await page.keyboard.type(`${month}${dayOfMonth}${year}`);
    await day.blur();
    return new RegExp(`from=${date}&days=2$`);
  };
  await type("2020-11-28");
  await expect(day).toHaveAccessibleDescription(/./);
  expect(await violationsOf(page)).toEqual([]);
  await expect(page).toHaveURL(await type((await day.getAttribute("max")) ?? ""));
  await expect(page.getByText(/^Back by/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
