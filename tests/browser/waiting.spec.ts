import type { Page } from "@playwright/test";
import { texts } from "../../src/catalogue/text/texts";
import { listOf } from "../support/built-site";
import { expect, longWait, phone, started, test } from "./site";

const bikes = listOf("bikes");

test.use(phone);

const waitingLine = (page: Page) => page.getByText(texts.waiting);
const firstCard = (page: Page) => page.getByRole("article").first();

test("while scripts hang, links work, and after a while also to reload", async ({ page, site }) => {
  const address = `${site}${bikes.path}?days=3`;
  let isHanging = true;
  await page.route(/\.js$/, (route) => (isHanging ? undefined : route.continue()));
  await page.goto(address, { waitUntil: "commit" });
  await expect(firstCard(page).getByText(/₹/).first()).toBeVisible();
  await expect(firstCard(page).locator("a[href^='tel:']")).toBeVisible();
  await expect(waitingLine(page)).toBeHidden();
  await expect(waitingLine(page)).toBeVisible(longWait);
  isHanging = false;
  await page.getByRole("link", { name: texts.reload }).tap();
  await started(page);
  await expect(waitingLine(page)).toBeHidden();
  expect(page.url()).toBe(address);
});
