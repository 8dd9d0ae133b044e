import { rm } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "./built-files";

/** Bundles, the font, flat pages and compressed copies. */
const rewrittenFile =
  /^(?:static\/)?[^/]+\.(?:js|css|woff2)(?:\.|$)|(?<!(?:^|\/)(?:index|404))\.html$|\.(?:br|gz)$/;

const notForVisitors = ["_gatsby", "~partytown", "chunk-map.json", "webpack.stats.json"];

/**
 * Removes what every build writes anew and Gatsby does not remove, so that no page of a removed item is published,
 * and that a build that fails half way leaves no worker, without which the site is not served.
 */
export async function removeRewritten(publicFolder: string): Promise<void> {
  const names = (await filesBelow(publicFolder)).map((file) => path.relative(publicFolder, file));
  await remove(
    publicFolder,
    names.filter((name) => rewrittenFile.test(name)),
  );
}

export async function removeUnpublished(publicFolder: string): Promise<void> {
  await remove(publicFolder, notForVisitors);
}

async function remove(publicFolder: string, names: readonly string[]): Promise<void> {
  await Promise.all(
    names.map((name) => rm(path.join(publicFolder, name), { recursive: true, force: true })),
  );
}
