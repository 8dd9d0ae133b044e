import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Browser, devices, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { checkedData } from "../src/data-check/check-data";
import { routeRules } from "../src/finish/host-rules";
import { brandPagePath } from "../src/catalogue/page-paths";
import { dataLayout } from "../editor/server/data-layout";
import { pageBundle } from "../editor/server/page-bundle";
import { type Editor, startedEditor } from "../editor/server/server";
import { projectCopy } from "./project-copy";
import { servedSite } from "./site-server";

const guideFolder = path.resolve("docs/owner-guide");
const webpQuality = 82;

/** A phone's screen, and one on which nothing at the foot of the screen covers a card. */
const phoneScreen = { width: 400, height: 800 };
const tallScreen = { width: 400, height: 1600 };
const editorScreen = { width: 1000, height: 800 };

/** What the guide tells the owner to change; the pictures show what comes of it. */
const edits = {
  price: 549,
  room: {
    id: 100,
    brand: "family",
    name: "Family Suite",
    location: "Near the beach",
    image: "images/room-classic-beach.jpg",
    priceDetails: [{ id: 1, duration: "1 day", price: 2499, kms: null }],
  },
  openingHours: { text: "07.00AM (Open) - 09.00PM (Closed)", opens: "07:00", closes: "21:00" },
  phones: ["+91 98765 43210", "+91 98765 43211"],
} as const;

/**
 * Makes the pictures of the owner's guide: copies the project, changes the copy's data as the guide
 * says, builds it, and photographs what the guide shows. It takes some minutes.
 */
export async function writeGuidePictures(browser: Browser): Promise<void> {
  const folder = projectCopy("guide");
  try {
    commitData(folder);
    const changed = changeData(folder);
    await photographEditor(browser, folder, changed);
    // Pictures that are made already need not be made again.
    if (existsSync("public/static")) {
      cpSync("public/static", path.join(folder, "public/static"), { recursive: true });
    }
    execFileSync("npm", ["run", "build"], {
      cwd: folder,
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, CI: "true" },
    });
    const data = await checkedData(path.join(folder, "data"));
    const site = await servedSite({
      folder: path.join(folder, "public"),
      rules: routeRules(data),
    });
    const context = await browser.newContext({
      viewport: tallScreen,
      userAgent: devices["Pixel 5"].userAgent,
      colorScheme: "light",
      reducedMotion: "reduce",
      serviceWorkers: "block",
    });
    await context.route(/google\.com/, (route) => route.fulfill({ body: "" }));
    const page = await context.newPage();
    await open(page, site.origin + (data.pages[0]?.path ?? ""));
    await photograph("new-contact", page.locator("#contact"));
    const rooms = data.pages.find(({ match }) => match === "prefix");
    if (rooms === undefined) throw new Error("The guide shows a room's page, and there is none");
    await open(page, site.origin + brandPagePath(rooms, edits.room.brand));
    await page.setViewportSize(phoneScreen);
    await photograph("new-brand", page);
    await context.close();
    site.stop();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Publishes the copy's data as it is, so that the editor shows what changes. */
function commitData(folder: string): void {
  const git = (...parameters: string[]) => execFileSync("git", parameters, { cwd: folder });
  git("init", "--quiet");
  git("add", "data");
  const author = ["-c", "user.name=Shop", "-c", "user.email=shop@example.com"];
  git(...author, "commit", "--quiet", "--message", "Begin");
}

/** Photographs the editor with the copy's data. */
async function photographEditor(
  browser: Browser,
  folder: string,
  { bike }: { readonly bike: string },
): Promise<void> {
  const dataFolder = path.join(folder, "data");
  const editor = await startedEditor({
    dataFolder,
    projectFolder: folder,
    page: await pageBundle(),
    layout: await dataLayout(path.resolve("data")),
    port: 0,
    previewPort: 0,
    isOnNetwork: false,
  });
  try {
    await photographPages(browser, editor, bike);
  } finally {
    editor.stop();
  }
}

async function photographPages(
  browser: Browser,
  { addresses: [address = ""] }: Editor,
  bike: string,
): Promise<void> {
  const context = await browser.newContext({ viewport: editorScreen, colorScheme: "light" });
  const page = await context.newPage();
  await page.goto(address);
  await page
    .getByLabel(new RegExp(`^${bike}, `))
    .first()
    .focus();
  await photograph("editor-prices", page);
  await page.getByRole("link", { name: /^Changes/ }).click();
  await page.getByRole("button", { name: "Publish", exact: true }).waitFor();
  await photograph("editor-changes", page);
  await context.close();
}

/** Changes the data of the copy as the guide says. */
function changeData(folder: string): { readonly bike: string } {
  const edit = <Content>(name: string, change: (content: Content) => void) => {
    const file = path.join(folder, "data", `${name}.json`);
    const content = JSON.parse(readFileSync(file, "utf8")) as Content;
    change(content);
    writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  };
  let bike = "";
  edit<{ name: string; priceDetails: { price: number }[] }[]>("bikes", ([first]) => {
    const [row] = first?.priceDetails ?? [];
    if (first === undefined || row === undefined) throw new Error("There is no bike to change");
    row.price = edits.price;
    bike = first.name;
  });
  edit<{ phones: readonly string[]; openingHours: object }>("business", (business) => {
    business.phones = edits.phones;
    business.openingHours = { ...business.openingHours, ...edits.openingHours };
  });
  edit<object[]>("hotels", (rooms) => rooms.push({ ...rooms.at(-1), ...edits.room }));
  return { bike };
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator("html[data-started]").waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** Photographs a page's screen or a part of it, once its pictures are there. */
async function photograph(name: string, shown: Page | Locator): Promise<void> {
  if ("goto" in shown) await shown.waitForLoadState("networkidle");
  else {
    await shown.scrollIntoViewIfNeeded();
    await shown.page().waitForLoadState("networkidle");
  }
  const content = await shown.screenshot({ animations: "disabled" });
  await sharp(content)
    .webp({ quality: webpQuality })
    .toFile(path.join(guideFolder, `${name}.webp`));
}
