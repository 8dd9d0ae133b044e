import { formattedRupees } from "../../src/catalogue/text/money";
import { texts } from "../../src/catalogue/text/texts";
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
  const printHead = page.locator(".print-only").first();
  const { opens, closes } = business.openingHours;
  await expect(printHead).toContainText(business.name);
  await expect(printHead).toContainText(business.phones.join(" · "));
  await expect(printHead).toContainText(business.address.postalCode);
  await expect(printHead).toContainText(texts.hours(opens, closes));
  await expect(printHead).toContainText(/Prices as of \d{1,2} \w+ \d{4}/);
  await expect(page.locator("main .print-only")).toHaveText("3 days");
  const printed = await page.locator("main").innerText();
  for (const { name, priceDetails } of data.bikes) {
    expect(printed).toContain(name);
    for (const { price } of priceDetails) expect(printed).toContain(formattedRupees(price));
  }
  await expect(page.locator("main img, iframe, nav").filter({ visible: true })).toHaveCount(0);
  expect(await page.locator("main *").evaluateAll(colouredTexts)).toEqual([]);
});

test("a comparison is printed without buttons, a shared one alone", async ({ page, site }) => {
  const ids = data.bikes.slice(0, 3).map(({ id }) => id);
  await page.addInitScript(
    (stored) => localStorage.setItem("shortlist:bikes", stored),
    ids.join("-"),
  );
  for (const { query, hasList } of [
    { query: "", hasList: true },
    { query: `?list=${ids.join("-")}`, hasList: false },
  ]) {
    await page.emulateMedia({ media: "screen" });
    await page.goto(site + bikes.path + query);
    const comparison = page.locator("#shortlist");
    await expect(comparison).toBeAttached();
    await page.emulateMedia({ media: "print" });
    await expect(comparison.locator("img").filter({ visible: true })).toHaveCount(ids.length);
    await expect(comparison.getByRole("button").filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole("article").first()).toBeVisible({ visible: hasList });
  }
});

test("an item's page is printed on one sheet", async ({ page, open }) => {
  await open(itemPageKinds[0] ?? "");
  const pdf = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
