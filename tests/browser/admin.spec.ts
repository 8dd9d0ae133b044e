import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { data } from "../support/built-site";
import { GitHost } from "./git-host";
import { blockedMessage, expect, longWait, phone, test } from "./site";

const { bikes } = data;
const [bike = { name: "", priceDetails: [] }] = bikes;
const [price = { duration: "", price: 0 }] = bike.priceDetails;

test.use({ ...phone, isMobile: true });

/** Safari's canvas has no encoder of WebP, and answers with a PNG. */
const withoutEncoder = () => {
  const { convertToBlob } = OffscreenCanvas.prototype;
  OffscreenCanvas.prototype.convertToBlob = function (options) {
    return convertToBlob.call(this, { ...options, type: "image/png" });
  };
};

let host: GitHost;
test.beforeEach(async ({ page, site, allowedErrors }) => {
  allowedErrors.push(blockedMessage);
  host = new GitHost();
  await host.answer(page.context());
  await page.addInitScript(withoutEncoder);
  await page.goto(`${site}/admin/`);
  await page.getByRole("button", { name: "Sign In Using Access Token" }).click();
  await page.getByRole("alertdialog").getByRole("textbox").fill("a token");
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign In" }).click();
  await page.getByText("Catalogue", { exact: true }).waitFor(longWait);
});

/** Opens a file's form, and the closed entries of its lists that have these texts in their lines. */
async function open(page: Page, file: string, entries: readonly string[] = []): Promise<void> {
  await page.goto(`${page.url().replace(/#.*/, "")}#/collections/catalogue/entries/${file}`);
  await page.getByRole("button", { name: "Save", exact: true }).waitFor();
  const expand = page.getByRole("button", { name: "Expand", exact: true });
  for (const text of entries) {
    // The innermost group is the last one.
    const entry = page.getByRole("group").filter({ has: expand, hasText: text }).last();
    await entry.getByRole("button", { name: "Expand", exact: true }).first().click();
  }
}

/** Scrolls the form, which has only the fields near the screen, to one of them. */
async function reveal(page: Page, control: Locator): Promise<void> {
  const { width, height } = phone.viewport;
  await page.mouse.move(width / 2, height / 2);
  const isShown = () =>
    control.waitFor({ timeout: 500 }).then(
      () => true,
      () => false,
    );
  for (let times = 0; times < 50 && !(await isShown()); times += 1)
    await page.mouse.wheel(0, height / 3);
}

/** The last field of a name. */
const field = (page: Page, name: string): Locator =>
  page
    .getByRole("textbox", { name, exact: true })
    .or(page.getByRole("spinbutton", { name, exact: true }))
    .last();

async function fill(page: Page, name: string, text: string): Promise<void> {
  await reveal(page, field(page, name));
  await field(page, name).fill(text);
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole("button", { name });
  await reveal(page, button);
  await button.click();
}

const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();

test("a changed price is a commit, which changes only its line", async ({ page }) => {
  const before = host.text("bikes");
  const changed = price.price + 1100;
  await open(page, "bikes", [bike.name, `${price.duration}: ₹${price.price}`]);
  await fill(page, "Price", "");
  await field(page, "Price").pressSequentially(`₹ ${changed.toLocaleString("en-IN")}/-`);
  await expect(field(page, "Price")).toHaveValue(`${changed}`);
  await save(page);
  await expect.poll(() => host.commits).toEqual([["data/bikes.json"]]);
  const line = `"price": ${price.price},`;
  expect(host.text("bikes")).toBe(before.replace(line, `"price": ${changed},`));
});

test("a price with a decimal point stays as typed, and is refused in words", async ({ page }) => {
  await open(page, "bikes", [bike.name, `${price.duration}: ₹${price.price}`]);
  await fill(page, "Price", "59.5");
  await save(page);
  await expect(page.getByText("Write a whole number")).toBeVisible();
  await expect(field(page, "Price")).toHaveValue("59.5");
  expect(host.commits).toEqual([]);
});

/** A photo as phones make it: 12 megapixels, stored sideways. */
const photo = (background: string) =>
  sharp({ create: { width: 4000, height: 3000, channels: 3, background } })
    .jpeg()
    .withMetadata({ orientation: 6 });

/** Chooses a photo under the name that iPhones give to all. */
async function upload(page: Page, button: string | RegExp, background: string): Promise<void> {
  await press(page, button);
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Upload" }).click();
  const buffer = await photo(background).toBuffer();
  await (await chooser).setFiles({ name: "image.jpg", mimeType: "image/jpeg", buffer });
  await page.getByRole("button", { name: "Insert" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached", ...longWait });
}

test("a new bike has a price, the next number, and small upright photos of its own from Safari", async ({
  page,
}) => {
  const row = { duration: "1 day", price: 599, kms: "120 km" };
  const awayUntil = "2026-12-04";
  await open(page, "bikes");
  await press(page, /^Add .*Bikes/);
  await fill(page, "Name", "Bajaj Chetak");
  await press(page, /^Add .*Prices/);
  await fill(page, "Duration", row.duration);
  await fill(page, "Price", `${row.price}`);
  await fill(page, "Kilometres", row.kms);
  await fill(page, "Away until", awayUntil);
  await upload(page, "Browse", "#336699");
  await press(page, /^Add .*Further pictures/);
  await upload(page, "Browse", "#993333");
  await reveal(page, page.getByRole("radio", { name: "scooty" }));
  await page.getByRole("radio", { name: "scooty" }).click();
  await fill(page, "Beyond the kilometres", "if exceeds Rs.3/KM");
  await fill(page, "Name in addresses", "bajaj-chetak");
  await save(page);
  await expect.poll(() => host.commits.length).toBe(1);
  const saved = (JSON.parse(host.text("bikes")) as readonly object[]).at(-1) ?? {};
  const name = /^images\/[0-9a-f]{8}-image\.webp$/;
  // In the order of the form.
  expect(Object.entries(saved)).toEqual(
    Object.entries({
      name: "Bajaj Chetak",
      priceDetails: [{ ...row, estimated: false, kmsEstimated: false }],
      awayUntil,
      image: expect.stringMatching(name),
      pictures: [{ image: expect.stringMatching(name) }],
      filter: "scooty",
      exceed: "if exceeds Rs.3/KM",
      slug: "bajaj-chetak",
      illustration: false,
      id: Math.max(...bikes.map(({ id }) => id)) + 1,
    }),
  );
  const pictures = host.commits.flat().filter((file) => file.endsWith(".webp"));
  expect(pictures).toHaveLength(2);
  for (const file of pictures) {
    const picture = await sharp(host.files.get(file)).metadata();
    expect(picture).toMatchObject({ format: "webp", width: 1200, height: 1600 });
  }
});
