import { homePath } from "../support/built-site";
import { expect, phone, signal, started, test } from "./site";

test.use(phone);

test("what is typed and tapped before the scripts arrive is there when they have", async ({
  page,
  site,
}) => {
  const arrival = signal();
  await page.route("**/*.js", async (route) => {
    await arrival.given;
    await route.continue();
  });
  await page.goto(site + homePath, { waitUntil: "domcontentloaded" });
  const cards = page.getByRole("article");
  const count = await cards.count();
  const name = await cards.last().getByRole("heading").innerText();
  const star = cards.last().getByRole("button");
  const days = page.getByRole("textbox", { name: "days" });
  const km = page.getByRole("textbox", { name: "km" });
  await star.click();
  await star.click();
  await days.fill("2");
  await page.getByRole("button", { name: "More days" }).click();
  await km.fill("200");
  await page.getByRole("searchbox").click();
  await page.keyboard.type(name);
  arrival.give();
  await started(page);
  await expect(days).toHaveValue("3");
  await expect(km).toHaveValue("200");
  await expect(page.getByRole("searchbox")).toHaveValue(name);
  await expect(page.getByRole("searchbox")).toBeFocused();
  await expect(cards).not.toHaveCount(count);
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/\?q=.*&days=3&km=200$/);
});
