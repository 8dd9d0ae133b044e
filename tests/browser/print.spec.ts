import { formattedRupees } from "../../src/catalogue/text/money";
import { business, data, itemPageKinds, listOf } from "../support/built-site";
import { expect, test } from "./site";

const bikes = listOf("bikes");

/** Texts on another colour than white, or in another colour than black. */
function colouredTexts(elements: readonly (HTMLElement | SVGElement)[]): (string | null)[] {
  return elements
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return color !== "rgb(0, 0, 0)" || !/, 0\)$|^rgb\(255, 255, 255\)$/.test(backgroundColor);
    })
    .map((element) => element.textContent);
}

test("a list is printed complete, without pictures, black on white", async ({ page, open }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.setViewportSize({ width: 718, height: 1040 });
  await open(`${bikes.path}?days=3`);
  const printed = page.locator(".print-only").filter({ visible: true });
  await expect(printed).toContainText([business.name, "3 days"]);
  const list = await page.locator("main").innerText();
  for (const { name, priceDetails } of data.bikes) {
    expect(list).toContain(name);
    for (const { price } of priceDetails) expect(list).toContain(formattedRupees(price));
  }
  await expect(page.locator("main img, iframe, nav").filter({ visible: true })).toHaveCount(0);
  expect(await page.locator("main *").evaluateAll(colouredTexts)).toEqual([]);
});

test("a comparison is printed without buttons, a shared one alone", async ({ page, open }) => {
  const ids = data.bikes.slice(0, 3).map(({ id }) => id);
  const list = ids.join("-");
  await page.addInitScript((stored) => localStorage.setItem("shortlist:bikes", stored), list);
  await page.emulateMedia({ media: "print" });
  for (const query of ["", `?list=${list}`]) {
    await open(bikes.path + query);
    const comparison = page.locator("#shortlist");
    await expect(comparison.locator("img").filter({ visible: true })).toHaveCount(ids.length);
    await expect(comparison.getByRole("button").filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole("article").first()).toBeVisible({ visible: query === "" });
  }
});

test("an item's page is printed on one sheet", async ({ page, open }) => {
  await open(itemPageKinds[0] ?? "");
  const pdf = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
