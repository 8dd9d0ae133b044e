import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { bundledScript } from "../documents/bundled-script";
import { storedFolder } from "../../offline/precache-manifest";
import type { CatalogueData } from "../../data-check/catalogue-data";
import { required } from "./built-files";
import { precacheManifest } from "./precache-files";

/** The site's part of the worker. Gatsby publishes this plugin option; a relative path hides the computer's folders. */
export const appendedScript = ".cache/worker.js";

export async function writeAppendedScript(): Promise<void> {
  await writeFile(appendedScript, await bundledScript("src/offline/worker/main.ts"));
}

/**
 * Writes the manifest of the files that Workbox precaches in front of gatsby-plugin-offline's worker.
 *
 * @returns the number of files
 */
export async function completeServiceWorker(
  publicFolder: string,
  data: CatalogueData,
): Promise<number> {
  const file = path.join(publicFolder, "sw.js");
  const worker = await readFile(file, "utf8");
  const list = /self\.__precacheManifest = (\[[^\]]*\])/.exec(worker)?.[1];
  const entries = JSON.parse(required(list, file, "list of files")) as { readonly url: string }[];
  const precached = entries.map(({ url }) => url.replace(`${storedFolder}/`, ""));
  const manifest = await precacheManifest(publicFolder, data, precached);
  await writeFile(file, `self.precacheManifest=${JSON.stringify(manifest)};\n${worker}`);
  return entries.length;
}
