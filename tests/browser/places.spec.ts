import { listOf, places } from "../support/built-site";
import { expect, test } from "./site";

const { path } = listOf("bikes");
const [secondToLast, last] = places.slice(-2);
if (secondToLast === undefined || last === undefined) throw new Error("The data has no two places");

test("wide screens show all places, and arrows choose the next place", async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(`${path}?to=${secondToLast.slug}`);
  await expect(page.getByRole("button", { name: "Where to?" })).toBeHidden();
  await expect(page.getByRole("radio").filter({ visible: true })).toHaveCount(places.length);
  await page.getByRole("radio", { checked: true }).press("ArrowRight");
  await expect(page).toHaveURL(new RegExp(`to=${last.slug}&days=1$`));
  await expect(page.getByRole("radio", { checked: true })).toBeFocused();
});
