import { copyFile, readdir } from "node:fs/promises";
import path from "node:path";

const pageFile = "index.html";

/** Addresses of all pages of the finished build, the root and the error page left out. */
export async function pageAddresses(publicFolder: string): Promise<string[]> {
  const files = await readdir(publicFolder, { recursive: true });
  return files
    .filter((file) => path.basename(file) === pageFile && file !== pageFile)
    .map((file) => `/${path.dirname(file).split(path.sep).join("/")}`);
}

/**
 * Puts a flat copy beside every page folder, `car-rental-in-vizag.html` beside
 * `car-rental-in-vizag/index.html`, so that any static host answers the address without a slash
 * with 200 instead of a redirect.
 *
 * @param publicFolder the finished build
 * @param addresses addresses of all pages
 */
export async function writeFlatPages(
  publicFolder: string,
  addresses: readonly string[],
): Promise<void> {
  for (const address of addresses) {
    const folder = path.join(publicFolder, address);
    await copyFile(path.join(folder, pageFile), `${folder}.html`);
  }
}
