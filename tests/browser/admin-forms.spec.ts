import type { Locator, Page } from "@playwright/test";
import {
  changedFiles,
  numberField,
  openEntry,
  openFile,
  openLocalRepository,
  reveal,
  textField,
} from "./owner-forms";
import { readData } from "../support/shipped-data";
import { violationsOf } from "./axe";
import { blockedMessage, expect, phone, test } from "./site";

const bikes = readData<{ name: string }[]>("bikes");
const pages = readData<{ title: string }[]>("pages");

test.use({ ...phone, isMobile: true });
test.beforeEach(async ({ page, site, allowedErrors }) => {
  allowedErrors.push(blockedMessage);
  await openLocalRepository(page, site);
});

test.describe("the form refuses, with the words of its schema,", () => {
  const refusal = async (page: Page, control: Locator, text: string) => {
    await control.fill(text);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const message = page.getByRole("group", { name: "Field" }).getByRole("alert");
    await expect(control).toHaveAttribute("aria-invalid", "true");
    expect([...(await changedFiles(page)).keys()]).toEqual([]);
    return (await message.allInnerTexts()).join(" ");
  };

  test("an item without a name", async ({ page }) => {
    await openFile(page, "bikes");
    await openEntry(page, bikes[0]?.name ?? "");
    expect(await refusal(page, textField(page, "Name"), "")).toContain("required");
  });

  test("a price of 0", async ({ page }) => {
    await openFile(page, "bikes");
    await openEntry(page, bikes[0]?.name ?? "");
    await openEntry(page, "1 day: ₹499");
    expect(await refusal(page, numberField(page, "Price"), "0")).toContain("1");
  });

  test("a phone of eight digits", async ({ page }) => {
    await openFile(page, "business");
    await reveal(page, textField(page, "Phone").first());
    const message = await refusal(page, textField(page, "Phone").first(), "+91 9876 5432");
    expect(message).toContain("+91 and ten digits");
  });

  test("an address with a space", async ({ page }) => {
    await openFile(page, "pages");
    await openEntry(page, pages[0]?.title ?? "");
    const message = await refusal(page, textField(page, "Address"), "/bike rental");
    expect(message).toContain("Small letters, digits and hyphens");
  });
});

test("the forms have no violations but known ones of the CMS", async ({ page }) => {
  const rules = new Set<string>();
  const check = async () => {
    for (const [rule] of await violationsOf(page)) rules.add(rule);
  };
  await check();
  await openFile(page, "bikes");
  await check();
  await openEntry(page, bikes[0]?.name ?? "");
  await check();
  const knownRules = [
    "aria-valid-attr-value",
    "landmark-one-main",
    "meta-viewport",
    "page-has-heading-one",
    "region",
  ];
  expect([...rules].filter((rule) => !knownRules.includes(rule))).toEqual([]);
});
