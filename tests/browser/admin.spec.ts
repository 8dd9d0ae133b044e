import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import {
  changedFiles,
  numberField,
  openEntry,
  openFile,
  openLocalRepository,
  reveal,
  textField,
} from "./owner-forms";
import { checkedData } from "../../src/data-check/check-data";
import { readData } from "../support/shipped-data";
import { blockedMessage, expect, phone, test } from "./site";

const bikes = readData<{ name: string; id: number }[]>("bikes");
const [car] = readData<{ name: string; image: string }[]>("cars");
const { openingHours } = readData<{ openingHours: { opens: string } }>("business");
const [phrase] = readData<{ phrases: { text: string; te: string }[] }>("words").phrases;

test.use({ ...phone, isMobile: true });

test.beforeEach(async ({ page, site, allowedErrors }) => {
  allowedErrors.push(blockedMessage);
  await openLocalRepository(page, site);
});

/** Saves, and expects that these files have changed and the data check accepts them. */
async function save(page: Page, ...names: readonly string[]) {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  let changed: ReadonlyMap<string, Buffer> = new Map();
  await expect(async () => {
    changed = await changedFiles(page);
    expect([...changed.keys()].sort()).toEqual(names);
  }).toPass();
  await expectValid(changed);
  return changed;
}

/** Checks this project's data with the changed files as the build does. */
async function expectValid(changed: ReadonlyMap<string, Buffer>): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "saved-"));
  cpSync("data", folder, { recursive: true });
  for (const [name, content] of changed) writeFileSync(path.join(folder, name), content);
  await checkedData(folder);
  rmSync(folder, { recursive: true });
}

/** The lines of a saved data file between the first and the last line that differ. */
function changedLines(name: string, content: string): Record<"removed" | "added", string[]> {
  const before = readFileSync(path.join("data", name), "utf8").split("\n");
  const after = content.split("\n");
  while (before.length > 0 && before[0] === after[0]) {
    before.shift();
    after.shift();
  }
  while (before.length > 0 && before.at(-1) === after.at(-1)) {
    before.pop();
    after.pop();
  }
  return { removed: before.map((line) => line.trim()), added: after.map((line) => line.trim()) };
}

/** Saves, and expects that one line of one file has changed, and this line only. */
async function expectLine(page: Page, name: string, removed: string, added: string) {
  const changed = await save(page, name);
  const lines = changedLines(name, String(changed.get(name)));
  expect(lines).toEqual({ removed: [removed].filter(Boolean), added: [added] });
}

test("a price, and only its line, is changed", async ({ page }) => {
  await openFile(page, "bikes");
  await openEntry(page, bikes[0]?.name ?? "");
  await openEntry(page, "1 day: ₹499");
  await numberField(page, "Price").fill("549");
  await expectLine(page, "bikes.json", '"price": 499,', '"price": 549,');
});

test("an item is away until a day", async ({ page }) => {
  await openFile(page, "cars");
  await openEntry(page, car?.name ?? "");
  await textField(page, "Away until").fill("2026-12-04");
  await expectLine(page, "cars.json", "", '"awayUntil": "2026-12-04",');
});

test("a text is translated into Telugu", async ({ page }) => {
  const { text = "", te = "" } = phrase ?? {};
  await openFile(page, "words");
  await openEntry(page, text);
  await textField(page, "Telugu").fill("బైక్‌లు");
  await expectLine(page, "words.json", `"te": "${te}",`, '"te": "బైక్‌లు",');
});

test("the shop opens at another time", async ({ page }) => {
  await openFile(page, "business");
  await reveal(page, textField(page, "Opening time"));
  await textField(page, "Opening time").fill("07:30");
  await expectLine(page, "business.json", `"opens": "${openingHours.opens}",`, '"opens": "07:30",');
});

/** A photo as phones make it: 12 megapixels, stored sideways. */
const photo = async (name: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({
    create: { width: 4000, height: 3000, channels: 3, background: "#336699" },
  })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer(),
});

/** Chooses a photo for the open item, and waits until the form has it. */
async function choosePhoto(page: Page, name: string, storedName: string): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Upload" }).click();
  await (await chooser).setFiles(await photo(name));
  await page.getByRole("button", { name: "Insert" }).click();
  await expect(textField(page, "Picture")).toContainText(storedName);
}

test("a new bike has two prices, the next number, and a photo, which is stored upright in the size that the site needs", async ({
  page,
}) => {
  const rows = [
    { duration: "1 day", price: 599, kms: "120 km" },
    { duration: "2 days", price: 1198, kms: "240 km" },
  ];
  await openFile(page, "bikes");
  await page.getByRole("button", { name: /^Add .*Bikes/ }).click();
  await textField(page, "Name").fill("Bajaj Chetak");
  for (const { duration, price, kms } of rows) {
    await page.getByRole("button", { name: /^Add .*Prices/ }).click();
    await textField(page, "Duration").last().fill(duration);
    await numberField(page, "Price").last().fill(String(price));
    await textField(page, "Kilometres").last().fill(kms);
  }
  await reveal(page, page.getByRole("button", { name: "Browse" }));
  await page.getByRole("button", { name: "Browse" }).click();
  await choosePhoto(page, "IMG_20261127_0650.jpg", "img_20261127_0650.webp");
  await textField(page, "Kind").fill("scooty");
  await textField(page, "Beyond the kilometres").fill("if exceeds Rs.3/KM");
  await reveal(page, textField(page, "Name in addresses"));
  await textField(page, "Name in addresses").fill("bajaj-chetak");
  const changed = await save(page, "bikes.json", "images/img_20261127_0650.webp");
  const saved = JSON.parse(String(changed.get("bikes.json"))) as unknown[];
  expect(saved).toEqual([
    ...bikes,
    {
      name: "Bajaj Chetak",
      priceDetails: rows.map((row) => ({ ...row, estimated: false, kmsEstimated: false })),
      image: "images/img_20261127_0650.webp",
      filter: "scooty",
      exceed: "if exceeds Rs.3/KM",
      slug: "bajaj-chetak",
      illustration: false,
      id: Math.max(...bikes.map(({ id }) => id)) + 1,
    },
  ]);
  const { format, width, height } = await sharp(
    changed.get("images/img_20261127_0650.webp"),
  ).metadata();
  expect({ format, width, height }).toEqual({ format: "webp", width: 1200, height: 1600 });
});
