import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { PrecacheManifest } from "../../shared/precache-manifest";
import { required } from "../required";

/** The plugin's own list of what to cache, at the place where workbox reads it. */
const pluginManifest = /self\.__precacheManifest = \[[\s\S]*?\]\.concat\(/;

/** The modules of workbox that the plugin's worker loads. */
const usedModules = [
  "workbox-sw.js",
  ...["core", "precaching", "routing", "strategies"].map((name) => `workbox-${name}.prod.js`),
];

/**
 * Completes the worker that gatsby-plugin-offline wrote: what the site caches is in front of it, so
 * that a changed file of the site is a new worker; the plugin's own precache, whose files the site
 * caches as well and whose first failure would end the installation, is emptied.
 *
 * @throws Error when the plugin's worker does not look as expected, or its workbox is not there
 */
export async function finishServiceWorker(
  publicFolder: string,
  list: PrecacheManifest,
): Promise<void> {
  const file = path.join(publicFolder, "sw.js");
  const worker = await readFile(file, "utf8");
  const [precache] = required(pluginManifest.exec(worker), file, "precache manifest");
  const emptied = worker.replace(precache, "self.__precacheManifest = [].concat(");
  await writeFile(file, `self.precacheManifest=${JSON.stringify(list)};\n${emptied}`);
  const workboxes = (await readdir(publicFolder)).filter((name) => name.startsWith("workbox-v"));
  required(workboxes[0], publicFolder, "folder of workbox");
  for (const name of workboxes) await finishWorkbox(path.join(publicFolder, name));
}

/** Every build copies workbox with all its modules, their development builds and source maps. */
async function finishWorkbox(folder: string): Promise<void> {
  const names = await readdir(folder);
  for (const name of usedModules) {
    required(names.includes(name) ? name : null, folder, name);
    const file = path.join(folder, name);
    const script = await readFile(file, "utf8");
    await writeFile(file, script.replace(/\n?\/\/# sourceMappingURL=.*/, ""));
  }
  const unused = names.filter((name) => !usedModules.includes(name));
  await Promise.all(unused.map((name) => rm(path.join(folder, name))));
}
