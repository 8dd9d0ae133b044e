import type { BrowserContext, Page } from "@playwright/test";
import { createHash } from "node:crypto";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { formattedRupees } from "../../src/catalogue/text/money";
import { parsedRow } from "../../src/catalogue/prices/price-data";
import { formatPrice, leadingRow } from "../../src/catalogue/prices/price-list";
import { digestLength } from "../../src/offline/precache-manifest";
import { data, homePath, languagePrefixes, listOf, listPages } from "../support/built-site";
import { Host } from "./host";
import { expect, failedLoadMessage, started, storedForOffline, tabTo, test } from "./site";

const home = listOf("bikes");
const cars = listOf("cars");
const [car] = data.cars;
if (car === undefined) throw new Error("The data has no car");
const carPrice = formatPrice(leadingRow(car.priceDetails.map(parsedRow)));

const priceRows = data.bikes
  .map(({ priceDetails }) => priceDetails.map(parsedRow))
  .flatMap((rows) => rows.map((row) => ({ ...row, isOnStone: row === leadingRow(rows) })));
/** A price in a table. */
const oldRupees = priceRows.find(({ isOnStone }) => !isOnStone)?.price ?? 0;
/** A price that no item has. */
const newRupees = Math.max(...priceRows.map(({ price }) => price)) + 1;
const [oldPrice, newPrice] = [formattedRupees(oldRupees), formattedRupees(newRupees)];

test.use({ serviceWorkers: "allow" });

let host: Host;
test.beforeEach(async ({ allowedErrors }) => {
  allowedErrors.push(failedLoadMessage);
  host = new Host();
  await host.start();
});
test.afterEach(() => host.stop());

/** Visits a page and waits until the service worker has stored everything. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(host.origin + address);
  await started(page);
  await storedForOffline(page);
}

/** Sets the browser offline and stops the server. */
async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  host.stop();
}

test("after one visit every page of every language opens offline in a new tab, with the pictures seen", async ({
  context,
}) => {
  const first = await context.newPage();
  await visit(first, home.path);
  const storedPictures = async () => (await (await caches.open("pictures")).keys()).length;
  await expect.poll(() => first.evaluate(storedPictures)).toBeGreaterThan(0);
  await goOffline(context);
  await first.close();
  const page = await context.newPage();
  for (const { path: address, items } of listPages) {
    for (const prefix of ["", ...languagePrefixes]) {
      await page.goto(host.origin + prefix + address);
      await expect(page.getByRole("article")).toHaveCount(items);
    }
  }
  await page.goto(`${host.origin}/`);
  await expect(page).toHaveURL(host.origin + homePath);
  await started(page);
  const picture = page.getByRole("article").first().getByRole("img").first();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByText(/saved on your device.*Prices as of \d/)).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  await tabTo(page, cars).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(cars.title);
});

test("cached pages replace the error pages of hosts and captive portals", async ({ page }) => {
  await visit(page, home.path);
  for (const trouble of ["answers 403", "answers with another page"] as const) {
    host.trouble = trouble;
    await page.goto(host.origin + home.path);
    await expect(page.getByRole("article")).toHaveCount(home.items);
    await started(page);
    await expect(page.getByText(/saved on your device.*Prices as of/)).toBeVisible();
  }
  host.trouble = null;
  await page.getByRole("link", { name: "Reload" }).click();
  await expect(page.getByText(/saved on your device/)).toBeHidden();
});

test("every address shows its cached page if the server hangs", async ({ context, page }) => {
  await visit(page, home.path);
  host.trouble = "hangs";
  const tabAt = async (address: string) => {
    const tab = await context.newPage();
    await tab.goto(host.origin + address, { waitUntil: "commit" });
    return tab;
  };
  for (const { path: address, items } of listPages) {
    const list = await tabAt(address);
    await expect(list.getByRole("article").filter({ visible: true })).toHaveCount(items);
  }
  const item = await tabAt(`${cars.path}/${car.slug}`);
  await expect(item.getByRole("heading", { name: car.name }).first()).toBeVisible();
  await expect(item.getByText(carPrice).first()).toBeVisible();
  const unknown = await tabAt("/nowhere");
  await expect(unknown.getByRole("heading", { level: 1 })).toHaveText("There is no page here");
});

test.describe("a newer version", () => {
  let folder: string;

  test.beforeEach(async () => {
    host.stop();
    folder = await mkdtemp(path.join(os.tmpdir(), "site-"));
    await cp(path.resolve("public"), folder, { recursive: true });
    host = new Host(folder);
    await host.start();
  });
  test.afterEach(async () => {
    host.stop();
    await rm(folder, { recursive: true });
  });

  /** Changes pages, data, digests and revisions as a build with another price does. */
  async function changePrice(): Promise<void> {
    const worker = path.join(folder, "sw.js");
    let workerText = await readFile(worker, "utf8");
    for (const file of [
      `${home.path}.html`,
      `${home.path}/index.html`,
      `/page-data${home.path}/page-data.json`,
    ]) {
      const fileName = path.join(folder, file);
      const text = await readFile(fileName, "utf8");
      const changed = text
        .replaceAll(new RegExp(`${oldPrice}(?!,?\\d)`, "g"), newPrice)
        .replaceAll(new RegExp(`"price":${oldRupees}(?!\\d)`, "g"), `"price":${newRupees}`);
      await writeFile(fileName, changed);
      workerText = workerText
        .replace(digestOf(text), digestOf(changed))
        .replace(new RegExp(`(?<="stored${file}",\\s*"revision": ")\\w+`), "newer");
      await Promise.all([".br", ".gz"].map((ending) => rm(fileName + ending, { force: true })));
    }
    await writeFile(worker, workerText);
    await Promise.all([".br", ".gz"].map((ending) => rm(worker + ending, { force: true })));
    host.stop();
    await host.start();
  }

  const digestOf = (text: string) =>
    createHash("sha256").update(text).digest("base64").slice(0, digestLength);

  test("is announced, replaces cached files, and removes old caches", async ({
    context,
    page,
    allowedErrors,
  }) => {
    // gatsby-plugin-offline logs this about a replaced worker.
    allowedErrors.push(/worker became redundant/);
    await visit(page, home.path);
    await changePrice();
    // Earlier versions of the site stored files under this name.
    await page.evaluate(() => caches.open("site-hashed"));
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const line = page.getByRole("status").filter({ hasText: "Prices updated" });
    await expect(line).toBeVisible();
    await expect(page.getByRole("cell", { name: oldPrice }).first()).toBeAttached();
    await line.getByRole("link", { name: "Reload" }).click();
    await expect(page.getByRole("cell", { name: newPrice }).first()).toBeAttached();
    const cacheNames = () => page.evaluate(async () => (await caches.keys()).sort());
    await expect.poll(cacheNames).toEqual([expect.stringContaining("precache"), "pictures"]);
    await goOffline(context);
    await page.reload();
    await expect(page.getByRole("cell", { name: newPrice }).first()).toBeAttached();
  });
});
