import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { pageBundle } from "../editor/server/page-bundle";
import { startEditor } from "../editor/server/server";

const guideFolder = path.resolve("docs/owner-guide");
const webpQuality = 82;
/** Milliseconds that a busy machine may take for one step. */
const longestMs = 120_000;
const screen = { width: 1120, height: 760 };

/** Photographs the editor for the owner's guide, with a copy of the data. */
export async function writeGuidePictures(browser: Browser): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "guide-"));
  const dataFolder = path.join(folder, "data");
  cpSync("data", dataFolder, { recursive: true });
  publishAsItIs(folder);
  const editor = await startEditor({
    dataFolder,
    projectFolder: folder,
    page: await pageBundle(),
    port: 0,
    previewPort: 0,
    isOnNetwork: false,
  });
  const context = await browser.newContext({ viewport: screen, colorScheme: "light" });
  try {
    context.setDefaultTimeout(longestMs);
    const page = await context.newPage();
    await page.goto(editor.addresses[0] ?? "");
    await photographPages(page);
  } finally {
    await context.close();
    editor.stop();
    rmSync(folder, { recursive: true });
  }
}

/** Commits the copy, so that the editor shows what changes. */
function publishAsItIs(folder: string): void {
  const git = (...parameters: string[]) => execFileSync("git", parameters, { cwd: folder });
  git("init", "--quiet");
  git("add", "data");
  const author = ["-c", "user.name=Shop", "-c", "user.email=shop@example.com"];
  git(...author, "commit", "--quiet", "--message", "Begin");
}

async function photographPages(page: Page): Promise<void> {
  const saved = page.getByText("Everything is saved.");
  const firstPrice = page.getByLabel(/, price in rupees$/).first();
  await firstPrice.fill(String(Number(await firstPrice.inputValue()) + 50));
  await saved.waitFor();
  await photograph("editor-prices", page);
  await page.getByRole("rowheader").first().getByRole("link").click();
  await photograph("editor-item", page);
  await page.getByRole("link", { name: "Business" }).click();
  await page.getByLabel("Opening time", { exact: true }).first().fill("07:00");
  await saved.waitFor();
  const footer = page.getByRole("heading", { name: "Footer" });
  // Below the bar, which stays at the top.
  await footer.evaluate((heading) => {
    heading.style.scrollMarginTop = "6rem";
    heading.scrollIntoView();
  });
  await photograph("editor-footer", page);
  await page.getByRole("link", { name: /^Review and publish/ }).click();
  await photograph("editor-changes", page);
}

/** Photographs what is on the screen, once its pictures are there. */
async function photograph(name: string, page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      // Lazy pictures may never load.
      [...document.images]
        .filter(({ loading }) => loading !== "lazy")
        .map((image) => image.decode()),
    ),
  );
  const content = await page.screenshot({ animations: "disabled" });
  await sharp(content)
    .webp({ quality: webpQuality })
    .toFile(path.join(guideFolder, `${name}.webp`));
}
