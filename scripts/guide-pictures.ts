import { readFileSync } from "node:fs";
import path from "node:path";
import { type Browser, devices, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { numberField, openEntry, openFile, openLocalRepository, textField } from "./owner-forms";

const firstItem = (file: string) => {
  const items = JSON.parse(readFileSync(`data/${file}.json`, "utf8")) as { name: string }[];
  return items[0]?.name;
};

interface FormView {
  readonly name: string;
  readonly file: string;
  /** Lines of the entries to open, one inside the other. */
  readonly entries: readonly (string | undefined)[];
  /** Changes the form, and gives what the picture shows. */
  readonly change: (page: Page) => Promise<Locator>;
}

const views: readonly FormView[] = [
  {
    name: "price",
    file: "bikes",
    entries: [firstItem("bikes"), "1 day: "],
    change: (page) => filled(numberField(page, "Price"), "549"),
  },
  {
    name: "away",
    file: "cars",
    entries: [firstItem("cars")],
    change: (page) => filled(textField(page, "Away until"), "2026-12-04"),
  },
  {
    name: "photo",
    file: "cars",
    entries: [firstItem("cars")],
    change: async (page) => {
      await page.getByRole("button", { name: "Replace" }).click();
      return page.getByRole("button", { name: "Upload" });
    },
  },
];

async function filled(field: Locator, text: string): Promise<Locator> {
  await field.fill(text);
  return field;
}

/** Takes screenshots of the forms on a phone for the owner's guide, with a copy of the data. */
export async function writeGuidePictures(browser: Browser, site: string): Promise<void> {
  const newPage = () =>
    browser.newPage({
      ...devices["Pixel 5"],
      viewport: { width: 360, height: 640 },
      deviceScaleFactor: 1.5,
      serviceWorkers: "block",
    });
  const signIn = await newPage();
  await signIn.goto(`${site}/admin/`);
  await signIn.getByRole("button", { name: "Sign In Using Access Token" }).click();
  await signIn.getByRole("alertdialog").waitFor();
  await capture(signIn, "sign-in");
  for (const { name, file, entries, change } of views) {
    // A form with a change asks before it closes.
    const page = await newPage();
    await openLocalRepository(page, site);
    await openFile(page, file);
    for (const entry of entries) await openEntry(page, entry ?? "");
    const field = await change(page);
    await field.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await capture(page, name);
    await page.close();
  }
  await signIn.close();
}

async function capture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ animations: "disabled" });
  const file = path.join("docs/owner-guide", `${name}.webp`);
  await sharp(picture).webp({ quality: 70 }).toFile(file);
}
