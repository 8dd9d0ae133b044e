import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { PrecacheManifest } from "../../shared/precache-manifest";
import { bundledScript } from "../pages/bundled-script";
import { required } from "../required";

/** The plugin's own list of what to cache, at the place where workbox reads it. */
const pluginManifest = /self\.__precacheManifest = \[[\s\S]*?\]\.concat\(/;

/**
 * Completes the worker that gatsby-plugin-offline wrote: what the site caches, and its answers, are in front of it, so
 * that a changed file of the site is a new worker; the plugin's own precache, whose files the site
 * caches as well and whose first failure would end the installation, is emptied.
 *
 * @throws Error when the plugin's worker does not look as expected
 */
export async function finishServiceWorker(
  publicFolder: string,
  list: PrecacheManifest,
): Promise<void> {
  const file = path.join(publicFolder, "sw.js");
  const worker = await readFile(file, "utf8");
  const [precache] = required(pluginManifest.exec(worker), file, "precache manifest");
  const emptied = worker.replace(precache, "self.__precacheManifest = [].concat(");
  const own = await bundledScript("src/worker/main.ts");
  await writeFile(file, `self.precacheManifest=${JSON.stringify(list)};\n${own}\n${emptied}`);
}
