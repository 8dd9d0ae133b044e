import { listOf, places } from "../support/built-site";
import { expect, phone, test } from "./site";

test.use(phone);

const { path } = listOf("bikes");
const [secondToLast, last] = places.slice(-2);
if (secondToLast === undefined || last === undefined) throw new Error("The data has no two places");

test("a place is chosen with two taps", async ({ page, open, site }) => {
  await open(path);
  const row = page.getByRole("radiogroup");
  await expect(row).toBeHidden();
  const opener = page.getByRole("button", { name: "Where to?" });
  await opener.tap();
  await row.getByRole("radio", { name: last.name }).tap();
  await expect(row).toBeHidden();
  await expect(page).toHaveURL(`${site}${path}?to=${last.slug}&days=1`);
  await expect(opener).toContainText(last.name);
});

test("wide screens show all places, and arrows choose the next place", async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(`${path}?to=${secondToLast.slug}`);
  await expect(page.getByRole("button", { name: "Where to?" })).toBeHidden();
  await expect(page.getByRole("radio").filter({ visible: true })).toHaveCount(places.length);
  await page.getByRole("radio", { checked: true }).press("ArrowRight");
  await expect(page).toHaveURL(new RegExp(`to=${last.slug}&days=1$`));
  await expect(page.getByRole("radio", { checked: true })).toBeFocused();
});
