import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { bundledScript } from "../documents/bundled-script";
import type { PrecacheManifest } from "../../offline/precache-manifest";

/** The site's part of the worker. Gatsby publishes this plugin option; a relative path hides the computer's folders. */
export const appendedScript = ".cache/worker.js";

export async function writeAppendedScript(): Promise<void> {
  await writeFile(appendedScript, await bundledScript("src/offline/worker/main.ts"));
}

/** Writes the manifest, which needs finished files, in front of gatsby-plugin-offline's worker. */
export async function completeServiceWorker(
  publicFolder: string,
  manifest: PrecacheManifest,
): Promise<void> {
  const file = path.join(publicFolder, "sw.js");
  const worker = await readFile(file, "utf8");
  await writeFile(file, `self.precacheManifest=${JSON.stringify(manifest)};\n${worker}`);
}
