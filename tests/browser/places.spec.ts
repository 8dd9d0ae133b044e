import { listOf, places } from "../support/built-site";
import { expect, phone, started, test } from "./site";

const list = listOf("bikes");
const far = places.at(-1);
const beforeFar = places.at(-2);

test.describe("on a phone", () => {
  test.use(phone);

  test("a place is chosen with two taps", async ({ page, site }) => {
    if (far === undefined) return;
    await page.goto(site + list.path);
    await started(page);
    const row = page.getByRole("radiogroup");
    await expect(row).toBeHidden();
    const opener = page.getByRole("button", { name: "Where to?" });
    await opener.tap();
    await row.getByRole("radio", { name: far.name }).tap();
    await expect(row).toBeHidden();
    await expect(page).toHaveURL(`${site}${list.path}?to=${far.slug}&days=1`);
    await expect(opener).toContainText(far.name);
  });
});

test("on a wide screen the places stand open, and arrow keys go along the road", async ({
  page,
  site,
}) => {
  if (far === undefined || beforeFar === undefined) return;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site}${list.path}?to=${beforeFar.slug}`);
  await started(page);
  await expect(page.getByRole("button", { name: "Where to?" })).toBeHidden();
  await page.getByRole("radio", { checked: true }).press("ArrowRight");
  await expect(page).toHaveURL(new RegExp(`to=${far.slug}&days=1$`));
  await expect(page.getByRole("radio", { checked: true })).toBeFocused();
});
