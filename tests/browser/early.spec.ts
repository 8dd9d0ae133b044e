import { texts } from "../../src/catalogue/texts";
import { homePath } from "../support/built-site";
import { expect, hasFont, phone, signal, started, test } from "./site";

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

for (const width of [320, 360, 412, 768, 1024, 1440]) {
  test(`at ${width} px the cards stay where they are when the trip in the address is read`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const arrival = signal();
    await page.route("**/*.js", async (route) => {
      await arrival.given;
      await route.continue();
    });
    await page.goto(`${site}${homePath}?days=3&km=200`, { waitUntil: "domcontentloaded" });
    await expect.poll(() => hasFont(page)).toBe(true);
    const picture = page.getByRole("article").first().getByRole("img").first();
    const before = await picture.boundingBox();
    arrival.give();
    await started(page);
    await expect(page.getByRole("textbox", { name: "days" })).toHaveValue("3");
    expect(await picture.boundingBox()).toEqual(before);
    await page.getByRole("button", { name: "Clear" }).click();
    const board = page.getByRole("group", { name: "Trip price" });
    await expect(board.getByText(texts.estimateNote)).toBeHidden();
    const { height } = (await board.boundingBox()) ?? {};
    await page.goto(site + homePath);
    await started(page);
    expect((await board.boundingBox())?.height).toBe(height);
  });
}
