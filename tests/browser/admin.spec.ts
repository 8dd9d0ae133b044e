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

/** The last field or button of a name. */
const field = (page: Page, name: string): Locator =>
  page
    .getByRole("textbox", { name, exact: true })
    .or(page.getByRole("spinbutton", { name, exact: true }))
    .last();
const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true }).last().click();

/** A photo as phones make it: 12 megapixels, stored sideways. */
const photo = sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#336699" } })
  .jpeg()
  .withMetadata({ orientation: 6 });

test("the owner signs in; a price with a decimal point is refused in words; a changed price, and a new bike with a price, the next number and a small upright photo from Safari, are a commit, which changes no other line", async ({
  page,
  site,
  allowedErrors,
}) => {
  allowedErrors.push(blockedMessage);
  const host = new GitHost();
  await host.answer(page.context());
  await page.addInitScript(withoutEncoder);
  await page.goto(`${site}/admin/`);
  await press(page, "Sign In Using Access Token");
  await page.getByRole("alertdialog").getByRole("textbox").fill("a token");
  await press(page, "Sign In");
  await page.getByText("Catalogue", { exact: true }).waitFor(longWait);
  await page.goto(`${page.url().replace(/#.*/, "")}#/collections/catalogue/entries/bikes`);
  const expand = page.getByRole("button", { name: "Expand", exact: true });
  for (const text of [bike.name, `${price.duration}: ₹${price.price}`]) {
    // The innermost group is the last one.
    const entry = page.getByRole("group").filter({ has: expand, hasText: text }).last();
    await entry.getByRole("button", { name: "Expand", exact: true }).first().click();
  }
  const changed = price.price + 1100;
  await field(page, "Price").fill(`₹ ${changed}.5`);
  await press(page, "Save");
  await expect(page.getByText("Write a whole number")).toBeVisible();
  await field(page, "Price").fill(`₹ ${changed}/-`);

  const row = { duration: "1 day", price: 599, kms: "120 km" };
  await press(page, /^Add .*Bikes/);
  // The new form is the last once it is there.
  await expect(field(page, "Name")).toHaveValue("");
  await field(page, "Name").fill("Bajaj Chetak");
  await press(page, /^Add .*Prices/);
  await expect(field(page, "Duration")).toHaveValue("");
  await field(page, "Duration").fill(row.duration);
  await field(page, "Price").fill(`${row.price}`);
  await field(page, "Kilometres").fill(row.kms);
  await field(page, "Away until").fill("2026-12-04");
  await press(page, "Browse");
  const chooser = page.waitForEvent("filechooser");
  await press(page, "Upload");
  const buffer = await photo.toBuffer();
  // iPhones give this name to all photos.
  await (await chooser).setFiles({ name: "image.jpg", mimeType: "image/jpeg", buffer });
  await press(page, "Insert");
  await page.getByRole("dialog").waitFor({ state: "detached", ...longWait });
  await page.getByRole("radio", { name: "scooty" }).last().click();
  await field(page, "Beyond the kilometres").fill("if exceeds Rs.3/KM");
  await field(page, "Name in addresses").fill("bajaj-chetak");
  const before = host.text("bikes");
  await press(page, "Save");
  await expect.poll(() => host.commits.length).toBe(1);
  const saved = (JSON.parse(host.text("bikes")) as readonly object[]).at(-1) ?? {};
  // In the order of the form.
  expect(Object.entries(saved)).toEqual(
    Object.entries({
      name: "Bajaj Chetak",
      priceDetails: [{ ...row, estimated: false, kmsEstimated: false }],
      awayUntil: "2026-12-04",
      image: expect.stringMatching(/^images\/[0-9a-f]{8}-image\.webp$/),
      filter: "scooty",
      exceed: "if exceeds Rs.3/KM",
      slug: "bajaj-chetak",
      illustration: false,
      id: Math.max(...bikes.map(({ id }) => id)) + 1,
    }),
  );
  const others = before.replace(`"price": ${price.price},`, `"price": ${changed},`);
  expect(host.text("bikes").startsWith(others.replace(/\s*\]\s*$/, ","))).toBe(true);
  const [file = ""] = host.commits.flat().filter((committed) => committed.endsWith(".webp"));
  const picture = await sharp(host.files.get(file)).metadata();
  expect(picture).toMatchObject({ format: "webp", width: 1200, height: 1600 });
});
