import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";

const dataFolder = path.resolve("data");
const fileAddress = "/repository-file/";

/** Files of the folder `data`, by path below it. */
const dataNames = readdirSync(dataFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(dataFolder, path.join(entry.parentPath, entry.name)))
  .filter((name) => !name.startsWith("schema"));

/** Gives the page a copy of the repository in the browser's own file system, which its folder dialog would choose. */
async function writeRepository(page: Page, site: string): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, {
      async showDirectoryPicker() {
        return (await navigator.storage.getDirectory()).getDirectoryHandle("repository");
      },
    });
  });
  await page.route(`**${fileAddress}*`, (route) => {
    const name = decodeURIComponent(new URL(route.request().url()).pathname.split("/").pop() ?? "");
    return route.fulfill({ path: path.join(dataFolder, name) });
  });
  await page.goto(`${site}/admin/config.json`);
  await page.evaluate(
    async ({ names, address }) => {
      const root = await navigator.storage.getDirectory();
      const folders = { repository: await root.getDirectoryHandle("repository", { create: true }) };
      await folders.repository.getDirectoryHandle(".git", { create: true });
      const data = await folders.repository.getDirectoryHandle("data", { create: true });
      const images = await data.getDirectoryHandle("images", { create: true });
      for (const name of names) {
        const response = await fetch(address + encodeURIComponent(name));
        const folder = name.startsWith("images/") ? images : data;
        const file = await folder.getFileHandle(name.replace("images/", ""), { create: true });
        const stream = await file.createWritable();
        await stream.write(await response.blob());
        await stream.close();
      }
    },
    { names: dataNames, address: fileAddress },
  );
}

/** The repository's data files and pictures that differ from this project's, by path below `data`; empty where missing. */
export async function changedFiles(page: Page): Promise<ReadonlyMap<string, Buffer>> {
  const files = await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const repository = await root.getDirectoryHandle("repository");
    const data = await repository.getDirectoryHandle("data");
    const images = await data.getDirectoryHandle("images");
    const contents: Record<string, string> = {};
    for (const [prefix, folder] of [
      ["", data],
      ["images/", images],
    ] as const)
      for await (const [name, handle] of folder as unknown as AsyncIterable<
        [string, FileSystemHandle]
      >) {
        if (!(handle instanceof FileSystemFileHandle)) continue;
        const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
        contents[prefix + name] = [...bytes].map((byte) => String.fromCharCode(byte)).join("");
      }
    return contents;
  });
  const changed = Object.entries(files)
    .map(([name, content]) => [name, Buffer.from(content, "latin1")] as const)
    .filter(([name, content]) => {
      return (
        !dataNames.includes(name) || !readFileSync(path.join(dataFolder, name)).equals(content)
      );
    });
  const missing = dataNames.filter((name) => !(name in files));
  return new Map([...changed, ...missing.map((name) => [name, Buffer.alloc(0)] as const)]);
}

/** Opens the owner's forms with the repository. */
export async function openLocalRepository(page: Page, site: string): Promise<void> {
  await writeRepository(page, site);
  await page.goto(`${site}/admin/`);
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  await page.getByText("Catalogue", { exact: true }).waitFor();
}

export async function openFile(page: Page, name: string): Promise<void> {
  await page.goto(`${page.url().replace(/#.*/, "")}#/collections/catalogue/entries/${name}`);
  await page.getByRole("button", { name: "Save", exact: true }).waitFor();
}

/** Opens the closed entry of a list that has the text in its line. */
export async function openEntry(page: Page, text: string): Promise<void> {
  const expand = page.getByRole("button", { name: "Expand", exact: true });
  // The innermost group is the last one.
  const entry = page.getByRole("group").filter({ has: expand }).filter({ hasText: text }).last();
  await entry.getByRole("button", { name: "Expand", exact: true }).first().click();
}

export const textField = (page: Page, name: string): Locator =>
  page.getByRole("textbox", { name, exact: true });

export const numberField = (page: Page, name: string): Locator =>
  page.getByRole("spinbutton", { name, exact: true });

/** Scrolls the form, which has only the fields near the screen, to one of them. */
export async function reveal(page: Page, field: Locator): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2);
  for (let times = 0; times < 50 && !(await isShown(field)); times += 1) {
    await page.mouse.wheel(0, height / 3);
    await field.waitFor({ timeout: 500 }).catch(() => undefined);
  }
}

const isShown = async (field: Locator) => (await field.count()) > 0 && (await field.isVisible());
