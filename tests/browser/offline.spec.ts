import type { BrowserContext, Page } from "@playwright/test";
import { createHash } from "node:crypto";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { formattedRupees } from "../../src/catalogue/text/money";
import { parsedRow } from "../../src/catalogue/prices/price-data";
import { formatPrice, leadingRow } from "../../src/catalogue/prices/price-list";
import { digestLength } from "../../src/shared/precache-manifest";
import {
  business,
  data,
  dialled,
  homePath,
  listOf,
  listPages,
  prefixPage,
} from "../support/built-site";
import { allTroubles, Host } from "./host";
import {
  expect,
  failedLoadMessage,
  shownPictures,
  started,
  storedForOffline,
  tabTo,
  test,
} from "./site";

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

test("after one visit to one page every page opens offline in a new tab", async ({ context }) => {
  const first = await context.newPage();
  await visit(first, "/upload");
  await goOffline(context);
  await first.close();
  const page = await context.newPage();
  for (const { path: address, title, items } of listPages) {
    await page.goto(host.origin + address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("article")).toHaveCount(items);
    await started(page);
  }
  await page.goto(`${host.origin}/upload`);
  await expect(page.getByLabel("Select Model")).toBeVisible();
});

test("offline, every kind of address and of navigation works, and the page shows the date of its prices", async ({
  context,
  page,
}) => {
  const messages: string[] = [];
  context.on("console", (message) => messages.push(message.text()));
  await visit(page, cars.path);
  await goOffline(context);
  await page.goto(`${host.origin}/`);
  await expect(page).toHaveURL(host.origin + homePath);
  await started(page);
  await expect(page.getByText(/You are offline.*Prices as of \d{1,2} \w+ \d{4}\./)).toBeVisible();
  await expect(page.getByText("The map needs a connection.")).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  await tabTo(page, cars).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(cars.title);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(home.title);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(cars.title);
  await expect(
    page.getByRole("article").first().getByRole("link", { name: /Call/ }),
  ).toHaveAttribute("href", `tel:${dialled(business.phones[0] ?? "")}`);
  if (prefixPage !== null) {
    const { prefix, all, ofBrand } = prefixPage;
    await page.goto(`${host.origin}${ofBrand.path}/anything`);
    await expect(page.getByRole("article")).toHaveCount(ofBrand.items);
    await page.goto(`${host.origin}${prefix}unknown`);
    await expect(page.getByRole("article")).toHaveCount(all.items);
  }
  const response = await page.goto(`${host.origin}/nowhere`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no page here");
  await started(page);
  await expect(page.locator("#waiting")).toBeHidden();
  // This address cannot be decoded.
  await page.goto(`${host.origin}/%E0%A4%A`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no page here");
  await started(page);
  await expect(page.locator("#waiting")).toBeHidden();
  expect(messages).toContain("No internet connection found. App is running in offline mode.");
});

test("cached pages replace the error pages of hosts and captive portals", async ({ page }) => {
  await visit(page, home.path);
  for (const trouble of ["answers 403", "answers with another page"] as const) {
    host.troubles = [trouble];
    await page.goto(host.origin + home.path);
    await expect(page.getByRole("article")).toHaveCount(home.items);
    await started(page);
    await expect(page.getByText(/copy from your last visit.*Prices as of/)).toBeVisible();
  }
  host.troubles = [];
  await tabTo(page, cars).click();
  await expect(page.getByText(/copy from your last visit/)).toBeHidden();
  const response = await page.goto(`${host.origin}/nowhere`);
  expect(response?.status()).toBe(404);
});

for (const [failure, troubles] of [
  ["hangs", ["hangs"]],
  ["fails in a different way each time, and sometimes answers", [...allTroubles, null]],
] as const) {
  test(`every address shows its cached page if the server ${failure}`, async ({
    context,
    page,
    allowedErrors,
  }) => {
    // An item page can arrive while the request for its data fails.
    if (failure !== "hangs") allowedErrors.push(/Failed to fetch|page-data\//);
    await visit(page, home.path);
    host.troubles = troubles;
    const articlesAt = async (address: string) => {
      const tab = await context.newPage();
      await tab.goto(host.origin + address, { waitUntil: "commit" });
      return tab.getByRole("article").filter({ visible: true });
    };
    for (const { path: address, items } of listPages) {
      await expect(await articlesAt(address)).toHaveCount(items);
    }
    const item = await context.newPage();
    await item.goto(`${host.origin}${cars.path}/${car.slug}`, { waitUntil: "commit" });
    await expect(item.getByRole("heading", { name: car.name }).first()).toBeVisible();
    await expect(item.getByText(carPrice).first()).toBeVisible();
    if (prefixPage !== null) {
      const { ofBrand } = prefixPage;
      await expect(await articlesAt(`${ofBrand.path}/anything`)).toHaveCount(ofBrand.items);
    }
    const unknown = await context.newPage();
    await unknown.goto(`${host.origin}/nowhere`, { waitUntil: "commit" });
    await expect(unknown.getByRole("heading", { level: 1 })).toHaveText("There is no page here");
  });
}

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
    await line.getByRole("button", { name: "Refresh" }).click();
    await expect(page.getByRole("cell", { name: newPrice }).first()).toBeAttached();
    const cacheNames = () => page.evaluate(async () => (await caches.keys()).sort());
    await expect.poll(cacheNames).toEqual(["further-files", expect.stringContaining("precache")]);
    await goOffline(context);
    await page.reload();
    await expect(page.getByRole("cell", { name: newPrice }).first()).toBeAttached();
  });
});

test("installing the service worker loads less than 400 kB plus 20 kB per picture", async () => {
  const worker = await readFile(path.resolve("public/sw.js"), "utf8");
  const [, manifest = "{}"] = /^self\.precacheManifest=(.*);$/m.exec(worker) ?? [];
  const { files, pictures } = JSON.parse(manifest) as Record<
    "files" | "pictures",
    Record<string, string>
  >;
  const sizes = await Promise.all(
    Object.keys({ ...files, ...pictures }).map(async (address) => {
      const response = await fetch(host.origin + address, {
        headers: { "Accept-Encoding": "gzip" },
      });
      await response.arrayBuffer();
      return Number(response.headers.get("Content-Length"));
    }),
  );
  expect(Object.keys(pictures)).toHaveLength(shownPictures.size);
  expect(sizes.every((size) => size > 0)).toBe(true);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(
    400_000 + 20_000 * shownPictures.size,
  );
});
