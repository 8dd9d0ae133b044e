import { tripTo } from "../../src/catalogue/shop/places";
import { listOf, places } from "../support/built-site";
import { shippedItems, shownTrip } from "../support/shipped-items";
import { expect, phone, started, test } from "./site";

const list = listOf("bikes");
const bike = shippedItems("bikes").find(({ extraKmRate }) => extraKmRate !== null);
const far = places.at(-1);
const beforeFar = places.at(-2);

test.describe("on a phone", () => {
  test.use(phone);

  test("a place is chosen with two taps, and the address, the item's page and Back know it", async ({
    page,
    site,
  }) => {
    if (far === undefined || bike === undefined) return;
    await page.goto(site + list.path);
    await started(page);
    const row = page.getByRole("radiogroup");
    await expect(row).toBeHidden();
    const opener = page.getByRole("button", { name: "Where to?" });
    await opener.tap();
    await row.getByRole("radio", { name: far.name }).tap();
    await expect(row).toBeHidden();
    await expect(page).toHaveURL(`${site}${list.path}?to=${far.slug}&days=1`);
    await page.getByRole("button", { name: "More days" }).tap();
    const twoDays = new RegExp(`to=${far.slug}&days=2$`);
    await expect(page).toHaveURL(twoDays);
    const card = page.getByRole("article").filter({ hasText: bike.name }).first();
    const price = shownTrip(bike, tripTo(far, 2));
    await expect(card).toContainText(price);
    await card.getByRole("link", { name: bike.name, exact: true }).tap();
    await expect(page).toHaveURL(twoDays);
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(1);
    const chat = await page.getByRole("link", { name: /^Chat about/ }).getAttribute("href");
    expect(new URL(chat ?? "").searchParams.get("text")).toContain(`(2 days to ${far.name}, `);
    await page.goBack();
    await expect(opener).toContainText(far.name);
    await page.getByRole("textbox", { name: "km" }).fill("40");
    await expect(page).toHaveURL(/\?days=2&km=40$/);
    await expect(opener).not.toContainText(far.name);
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
