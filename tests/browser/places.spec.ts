import { listOf, places } from "../support/built-site";
import { expect, phone, test } from "./site";

const list = listOf("bikes");
const last = places.at(-1);
const secondToLast = places.at(-2);

test.describe("on a phone", () => {
  test.use(phone);

  test("a place is chosen with two taps", async ({ page, open, site }) => {
    if (last === undefined) return;
    await open(list.path);
    const row = page.getByRole("radiogroup");
    await expect(row).toBeHidden();
    const opener = page.getByRole("button", { name: "Where to?" });
    await opener.tap();
    await row.getByRole("radio", { name: last.name }).tap();
    await expect(row).toBeHidden();
    await expect(page).toHaveURL(`${site}${list.path}?to=${last.slug}&days=1`);
    await expect(opener).toContainText(last.name);
  });
});

test("wide screens show all places in the order of the data, and arrows choose the next place", async ({
  page,
  open,
}) => {
  if (last === undefined || secondToLast === undefined) return;
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(`${list.path}?to=${secondToLast.slug}`);
  await expect(page.getByRole("button", { name: "Where to?" })).toBeHidden();
  const names = await page
    .getByRole("radio")
    .evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
  expect(names.map((name) => places.find((place) => name?.startsWith(place.name)))).toEqual(places);
  await page.getByRole("radio", { checked: true }).press("ArrowRight");
  await expect(page).toHaveURL(new RegExp(`to=${last.slug}&days=1$`));
  await expect(page.getByRole("radio", { checked: true })).toBeFocused();
});
