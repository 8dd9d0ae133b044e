import { spawnSync } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { type PageBundle, pageBundle } from "../server/page-bundle";
import { startEditor } from "../server/server";
import { type Computer, TwoComputers } from "./two-computers";
import { violationsOf } from "../../tests/browser/axe";
import { expect, test as base } from "../../tests/browser/site";

/** A computer with the shop's repository, which has no remote, and with the editor's address. */
type Shop = Computer & { readonly address: string };

const test = base.extend<{ shop: Shop }, { bundle: PageBundle; previewServer: Server }>({
  bundle: [
    async ({}, use) => {
      await use(pageBundle());
      TwoComputers.disposeTemplate();
    },
    { scope: "worker" },
  ],
  previewServer: [
    async ({}, use) => {
      const server = createServer((request, response) => {
        response.setHeader("Content-Type", "text/html");
        response.end(`<div id="___gatsby">The page ${request.url ?? ""}</div>`);
      });
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      await use(server);
      server.close();
    },
    { scope: "worker" },
  ],
  shop: async ({ bundle, previewServer }, use) => {
    // `npm test` has already reported a missing git.
    base.skip(spawnSync("git", ["--version"]).status !== 0, "Git is not installed");
    const computers = new TwoComputers();
    const { here } = computers;
    here.git("remote", "remove", "origin");
    const editor = await startEditor({
      dataFolder: here.data,
      page: bundle,
      port: 0,
      previewPort: (previewServer.address() as AddressInfo).port,
      isOnNetwork: false,
    });
    await use(Object.assign(here, { address: editor.addresses[0] ?? "" }));
    editor.stop();
    computers.dispose();
  },
});

/** The first two bikes, each with its first price row and the label of that price. */
function firstBikes(shop: Shop) {
  const [bike, next] = shop.items("bikes");
  const row = bike?.priceDetails[0];
  const nextRow = next?.priceDetails[0];
  if (bike === undefined || next === undefined || row === undefined || nextRow === undefined) {
    throw new Error("No bikes");
  }
  const cellOf = (name: string, duration: string) => `${name}, ${duration}, price in rupees`;
  return {
    bike,
    next,
    row,
    nextRow,
    cell: cellOf(bike.name, row.duration),
    nextCell: cellOf(next.name, nextRow.duration),
  };
}

const rupees = (price: number) => `₹${price.toLocaleString("en-IN")}`;
const saved = "Everything is saved.";

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByText(saved).waitFor();
}

const undoButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Undo/ });

async function publish(page: Page): Promise<void> {
  await page.getByRole("link", { name: /^Review and publish/ }).click();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
}

test("a typed price is listed for review, undone there, brought back by Undo, and published", async ({
  page,
  shop,
}) => {
  const { bike, row, cell } = firstBikes(shop);
  const before = shop.text("bikes");
  await open(page, shop.address);
  await page.getByLabel(cell).fill(String(row.price + 50));
  await expect.poll(() => shop.items("bikes")[0]?.priceDetails[0]?.price).toBe(row.price + 50);
  const oneLineChanged = /^1\t1\t/;
  expect(shop.git("diff", "--numstat", "--", "data/bikes.json")).toMatch(oneLineChanged);

  await page.getByRole("link", { name: "Review and publish (1)" }).click();
  const description = `${bike.name}, ${row.duration}: ${rupees(row.price)} → ${rupees(row.price + 50)}`;
  await page
    .getByRole("main")
    .getByRole("button", { name: `Undo: ${description}` })
    .click();
  await expect(page.getByText("Nothing has changed.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).toBeFocused();
  await expect.poll(() => shop.text("bikes")).toBe(before);

  await undoButton(page).click();
  await expect(page.getByLabel(cell)).toBeFocused();
  await publish(page);
  await expect(page.getByText(/^Published on this computer\./)).toBeVisible();
  await expect(page.getByText("Nothing has changed.")).toBeVisible();
  expect(shop.git("log", "-1", "--format=%s").trim()).toBe(description);
  expect(shop.git("status", "--porcelain").trim()).toBe("");
});

test("two pages show the same draft, but a focused field shows what is typed in it", async ({
  page,
  context,
  shop,
}) => {
  const { row, cell, nextCell } = firstBikes(shop);
  const other = await context.newPage();
  await open(page, shop.address);
  await open(other, shop.address);
  await page.getByLabel(cell).fill(String(row.price + 3));
  await expect(other.getByLabel(cell)).toHaveValue(String(row.price + 3));
  await other.getByLabel(cell).fill(String(row.price + 4));
  await other.getByLabel(nextCell).fill("wrong");
  await expect(page.getByLabel(nextCell)).toHaveValue("wrong");
  await expect(page.getByLabel(cell)).toHaveValue(String(row.price + 3));
  await page.getByLabel(cell).blur();
  await expect(page.getByLabel(cell)).toHaveValue(String(row.price + 4));
});

test("a dropped photo replaces the drawing of an item", async ({ page, shop }) => {
  const { bike } = firstBikes(shop);
  const photo = await sharp({ create: { width: 8, height: 6, channels: 3, background: "red" } })
    .jpeg()
    .toBuffer();
  await open(page, `${shop.address}#bikes/${bike.id}`);
  const drop = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
    transfer.items.add(new File([bytes], "IMG_0001.JPG", { type: "image/jpeg" }));
    return transfer;
  }, photo.toString("base64"));
  await page.locator(".picture").dispatchEvent("drop", { dataTransfer: drop });
  await expect(page.getByText("The new picture is added.")).toBeVisible();
  await expect.poll(() => shop.items("bikes")[0]?.image).not.toBe(bike.image);
  const [changed] = shop.items("bikes");
  expect(changed).not.toHaveProperty("illustration");
});

test("the preview opens in a tab and does not get the token", async ({ page, shop }) => {
  await open(page, `${shop.address}#cars`);
  await page.getByRole("button", { name: "Start the preview" }).click();
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Open the preview" }).click();
  const preview = await opened;
  await expect(preview.getByText("The page /", { exact: true })).toBeVisible();
  expect(await preview.evaluate(() => document.referrer)).toBe("");
});

for (const { name, viewport, colorScheme } of [
  { name: "on a phone", viewport: { width: 360, height: 740 }, colorScheme: "light" },
  { name: "on a desktop in the dark", viewport: { width: 1440, height: 900 }, colorScheme: "dark" },
] as const) {
  test(`no view scrolls sideways or has errors of accessibility ${name}`, async ({
    page,
    shop,
  }) => {
    const { bike, cell } = firstBikes(shop);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await open(page, shop.address);
    await page.getByLabel(cell).fill("wrong");
    await expect(page.getByLabel(cell)).toHaveAttribute("aria-invalid", "true");
    for (const view of [
      "bikes",
      `bikes/${bike.id}`,
      "pages/1",
      "search",
      "words",
      "business",
      "changes",
      "removed",
    ]) {
      await page.goto(`${shop.address}#${view}`);
      await page.getByRole("heading", { level: 2 }).first().waitFor();
      expect({ view, violations: await violationsOf(page) }).toEqual({ view, violations: [] });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect({ view, width }).toEqual({ view, width: viewport.width });
    }
  });
}
