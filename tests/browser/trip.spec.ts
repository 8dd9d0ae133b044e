import { texts } from "../../src/catalogue/text/texts";
import { homePath } from "../support/built-site";
import { expect, hasFont, phone, signal, started, test } from "./site";

test.use(phone);

for (const width of [320, 360, 412, 768, 1024, 1440]) {
  test(`at ${width} px the trip in the address moves no card, and Clear restores the board`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const arrival = signal();
    await page.route("**/*.js", async (route) => {
      await arrival.sent;
      await route.continue();
    });
    await page.goto(`${site}${homePath}?days=3&km=200`, { waitUntil: "domcontentloaded" });
    await expect.poll(() => hasFont(page)).toBe(true);
    const picture = page.getByRole("article").first().getByRole("img").first();
    const before = await picture.boundingBox();
    arrival.send();
    await started(page);
    await expect(page.getByRole("textbox", { name: "days" })).toHaveValue("3");
    expect(await picture.boundingBox()).toEqual(before);
    await page.getByRole("button", { name: "Clear" }).click();
    const board = page.getByRole("group", { name: "Trip price" });
    await expect(board.getByText(texts.estimateNote)).toBeHidden();
    const boardLook = async () => ({
      height: (await board.boundingBox())?.height,
      outline: await board.evaluate((element) => getComputedStyle(element).outlineStyle),
    });
    const cleared = await boardLook();
    await page.goto(site + homePath);
    await started(page);
    expect(await boardLook()).toEqual(cleared);
  });
}
