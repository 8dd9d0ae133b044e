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
/** Long enough for a busy machine. */
const stepTimeoutMs = 120_000;
const screen = { width: 1120, height: 760 };

/** Takes screenshots of the editor for the owner's guide, with a copy of the data. */
export async function writeGuidePictures(browser: Browser): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "guide-"));
  const dataFolder = path.join(folder, "data");
  cpSync("data", dataFolder, { recursive: true });
  commitCopy(folder);
  const editor = await startEditor({
    dataFolder,
    page: pageBundle(),
    port: 0,
    previewPort: 0,
    isOnNetwork: false,
  });
  const context = await browser.newContext({ viewport: screen, colorScheme: "light" });
  try {
    context.setDefaultTimeout(stepTimeoutMs);
    const page = await context.newPage();
    await page.goto(editor.addresses[0] ?? "");
    await captureViews(page);
  } finally {
    await context.close();
    editor.stop();
    rmSync(folder, { recursive: true });
  }
}

/** Commits the copy, so that the editor shows what changes. */
function commitCopy(folder: string): void {
  const git = (...parameters: string[]) => execFileSync("git", parameters, { cwd: folder });
  git("init", "--quiet");
  git("add", "data");
  const author = ["-c", "user.name=Shop", "-c", "user.email=shop@example.com"];
  git(...author, "commit", "--quiet", "--message", "Begin");
}

async function captureViews(page: Page): Promise<void> {
  const saved = page.getByText("Everything is saved.");
  const firstPrice = page.getByLabel(/, price in rupees$/).first();
  await firstPrice.fill(String(Number(await firstPrice.inputValue()) + 50));
  await saved.waitFor();
  await capture("editor-prices", page);
  await page.getByRole("rowheader").first().getByRole("link").click();
  await capture("editor-item", page);
  await page.getByRole("link", { name: "Business" }).click();
  await page.getByLabel("Opening time", { exact: true }).first().fill("07:00");
  await saved.waitFor();
  const footer = page.getByRole("heading", { name: "Footer" });
  // The bar, which stays at the top, must not cover the heading.
  await footer.evaluate((heading) => {
    heading.style.scrollMarginTop = "6rem";
    heading.scrollIntoView();
  });
  await capture("editor-footer", page);
  await page.getByRole("link", { name: /^Review and publish/ }).click();
  await capture("editor-changes", page);
}

/** Takes a screenshot once the pictures have loaded. */
async function capture(name: string, page: Page): Promise<void> {
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
