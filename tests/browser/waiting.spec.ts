import { texts } from "../../src/catalogue/text/texts";
import { listOf, places } from "../support/built-site";
import { expect, longWait, phone, started, test } from "./site";

const [place = { name: "", slug: "" }] = places;

test.use(phone);

test("while scripts hang, a list says the trip of its address, its prices are soft, links work, and after a while also to reload", async ({
  page,
  site,
}) => {
  const address = `${site}${listOf("bikes").path}?to=${place.slug}&days=3`;
  let isHanging = true;
  await page.route(/\.js$/, (route) => (isHanging ? undefined : route.continue()));
  await page.goto(address, { waitUntil: "commit" });
  const card = page.getByRole("article").first();
  const price = card.locator("p strong").first();
  const trip = `- status: 3 days to ${place.name}`;
  await expect(page.getByRole("main")).toMatchAriaSnapshot(trip);
  await expect(price).toHaveCSS("opacity", "0.65");
  await expect(card.locator("a[href^='tel:']")).toBeVisible();
  const waitingLine = page.getByText(texts.waiting);
  await expect(waitingLine).toBeHidden();
  await expect(waitingLine).toBeVisible(longWait);
  isHanging = false;
  await page.getByRole("link", { name: texts.reload }).tap();
  await started(page);
  await expect(price).toHaveCSS("opacity", "1");
  await expect(page.getByRole("main")).not.toMatchAriaSnapshot(trip);
  await expect(waitingLine).toBeHidden();
  expect(page.url()).toBe(address);
});
