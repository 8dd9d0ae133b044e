import { copyFile, readdir } from "node:fs/promises";
import path from "node:path";
import { withoutFlatCopy } from "./built-pages";

const pageFile = "index.html";

/**
 * Puts a flat copy beside every page folder, `car-rental-in-vizag.html` beside
 * `car-rental-in-vizag/index.html`, so that any static host answers the address without a slash
 * with 200 instead of a redirect.
 *
 * @param publicFolder the finished build
 * @returns the addresses that got a copy
 */
export async function writeFlatPages(publicFolder: string): Promise<string[]> {
  const files = await readdir(publicFolder, { recursive: true });
  const pages = files
    .filter((file) => path.basename(file) === pageFile && file !== pageFile)
    .map((file) => path.dirname(file))
    .filter((folder) => !withoutFlatCopy.has(folder));
  for (const folder of pages) {
    await copyFile(
      path.join(publicFolder, folder, pageFile),
      path.join(publicFolder, `${folder}.html`),
    );
  }
  return pages.map((folder) => `/${folder}`);
}
