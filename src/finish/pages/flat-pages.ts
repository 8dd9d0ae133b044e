import { copyFile, readdir } from "node:fs/promises";
import path from "node:path";
import { adminAddress } from "../hosts/host-rules";
import { pageFile } from "../../shared/precache-manifest";

/** Addresses of all pages except the root, the error page and the owner's forms. */
export async function pageAddresses(publicFolder: string): Promise<string[]> {
  const files = await readdir(publicFolder, { recursive: true });
  return files
    .filter((file) => path.basename(file) === pageFile && file !== pageFile)
    .map((file) => `/${path.dirname(file).split(path.sep).join("/")}`)
    .filter((address) => !adminAddress.test(address));
}

/**
 * Copies `car-rental-in-vizag/index.html` to `car-rental-in-vizag.html`, so that static hosts
 * answer the address without a redirect.
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
