import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { data } from "../support/built-site";
import { GitHost } from "./git-host";
import { blockedMessage, expect, longWait, phone, test } from "./site";

const { bikes } = data;
const [bike = { name: "", priceDetails: [] }] = bikes;
const [price = { duration: "", price: 0 }] = bike.priceDetails;

// The form has only the fields near the screen, so the screen is as high as the form.
test.use({ ...phone, isMobile: true, viewport: { width: 360, height: 6000 } });

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
  await press(page, "Sign In Using Access Token");
  await page.getByRole("alertdialog").getByRole("textbox").fill("a token");
  await press(page, "Sign In");
  await page.getByText("Catalogue", { exact: true }).waitFor(longWait);
});

/** Opens the form of the bikes, and the closed entries of its lists that have these texts in their lines. */
async function open(page: Page, ...entries: readonly string[]): Promise<void> {
  await page.goto(`${page.url().replace(/#.*/, "")}#/collections/catalogue/entries/bikes`);
  const expand = page.getByRole("button", { name: "Expand", exact: true });
  for (const text of entries) {
    // The innermost group is the last one.
    const entry = page.getByRole("group").filter({ has: expand, hasText: text }).last();
    await entry.getByRole("button", { name: "Expand", exact: true }).first().click();
  }
}

/** The last field of a name. */
const field = (page: Page, name: string): Locator =>
  page
    .getByRole("textbox", { name, exact: true })
    .or(page.getByRole("spinbutton", { name, exact: true }))
    .last();
const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true }).click();

test("a price with a decimal point stays as typed, and is refused in words; a changed price is a commit, which changes only its line", async ({
  page,
}) => {
  const before = host.text("bikes");
  const changed = price.price + 1100;
  await open(page, bike.name, `${price.duration}: ₹${price.price}`);
  await field(page, "Price").fill("59.5");
  await press(page, "Save");
  await expect(page.getByText("Write a whole number")).toBeVisible();
  await expect(field(page, "Price")).toHaveValue("59.5");
  expect(host.commits).toEqual([]);
  await field(page, "Price").clear();
  await field(page, "Price").pressSequentially(`₹ ${changed.toLocaleString("en-IN")}/-`);
  await expect(field(page, "Price")).toHaveValue(`${changed}`);
  await press(page, "Save");
  await expect.poll(() => host.commits).toEqual([["data/bikes.json"]]);
  const line = `"price": ${price.price},`;
  expect(host.text("bikes")).toBe(before.replace(line, `"price": ${changed},`));
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
  await press(page, "Upload");
  const buffer = await photo(background).toBuffer();
  await (await chooser).setFiles({ name: "image.jpg", mimeType: "image/jpeg", buffer });
  await press(page, "Insert");
  await page.getByRole("dialog").waitFor({ state: "detached", ...longWait });
}

test("a new bike has a price, the next number, and small upright photos of its own from Safari", async ({
  page,
}) => {
  const row = { duration: "1 day", price: 599, kms: "120 km" };
  const awayUntil = "2026-12-04";
  await open(page);
  await press(page, /^Add .*Bikes/);
  await field(page, "Name").fill("Bajaj Chetak");
  await press(page, /^Add .*Prices/);
  await field(page, "Duration").fill(row.duration);
  await field(page, "Price").fill(`${row.price}`);
  await field(page, "Kilometres").fill(row.kms);
  await field(page, "Away until").fill(awayUntil);
  await upload(page, "Browse", "#336699");
  await press(page, /^Add .*Further pictures/);
  await upload(page, "Browse", "#993333");
  await page.getByRole("radio", { name: "scooty" }).click();
  await field(page, "Beyond the kilometres").fill("if exceeds Rs.3/KM");
  await field(page, "Name in addresses").fill("bajaj-chetak");
  await press(page, "Save");
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
