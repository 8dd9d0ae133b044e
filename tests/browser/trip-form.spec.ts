import { homePath, places } from "../support/built-site";
import { violationsOf } from "./axe";
import { expect, phone, rested, test } from "./site";

const [secondToLast, last] = places.slice(-2);
if (secondToLast === undefined || last === undefined) throw new Error("The data has no two places");

test.use(phone);

test("a typed day is accessible; a wrong one has a message", async ({ page, open }) => {
  await open(`${homePath}?days=2`);
  const day = page.locator("input[type=date]");
  const type = async (date: string) => {
    const [year, month, dayOfMonth] = date.split("-");
    await day.focus();
    await page.keyboard.type(`${month}${dayOfMonth}${year}`);
    const card = page.getByRole("article").first();
    const typed = await card.boundingBox();
    await day.blur();
    await rested(page);
    // A message that appears now would move the page below the tap that left the field.
    expect(await card.boundingBox()).toEqual(typed);
    return new RegExp(`from=${date}&days=2$`);
  };
  await type("2020-11-28");
  await expect(day).toHaveAccessibleDescription(/./);
  expect(await violationsOf(page)).toEqual([]);
  await expect(page).toHaveURL(await type((await day.getAttribute("max")) ?? ""));
  await expect(page.getByText(/^Back by/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test("wide screens show all places, and arrows choose the next place", async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(`${homePath}?to=${secondToLast.slug}`);
  await expect(page.getByRole("button", { name: "Where to?" })).toBeHidden();
  await expect(page.getByRole("radio").filter({ visible: true })).toHaveCount(places.length);
  await page.getByRole("radio", { checked: true }).press("ArrowRight");
  await expect(page).toHaveURL(new RegExp(`to=${last.slug}&days=1$`));
  await expect(page.getByRole("radio", { checked: true })).toBeFocused();
});
