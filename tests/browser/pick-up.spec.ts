import { homePath } from "../support/built-site";
import { violationsOf } from "./axe";
import { expect, test } from "./site";

test("a typed day is accessible; a wrong one has a message", async ({ page, open }) => {
  await open(`${homePath}?days=2`);
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
