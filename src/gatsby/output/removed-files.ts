import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "./built-files";

const bundledFile = /^[^/]+[-.][0-9a-f]{8}\.(?:js|css)(?:\.|$)/;

/** Compressed files and flat pages. */
const copiedFile = /\.(?:br|gz)$|(?<!(?:^|\/)(?:index|404))\.html$/;

const picturesFolder = "static";

const notForVisitors = ["_gatsby", "~partytown", "chunk-map.json", "webpack.stats.json"];

/**
 * Removes files that this build writes again, and pictures that are no longer in the data. Gatsby reuses
 * the other pictures and manages pages itself.
 */
export async function removeEarlierBuild(
  publicFolder: string,
  originalPicturesFolder: string,
): Promise<void> {
  const rewritten = (await filesBelow(publicFolder))
    .map((file) => path.relative(publicFolder, file))
    .filter((name) => copiedFile.test(name) || bundledFile.test(name));
  const folder = path.join(publicFolder, picturesFolder);
  const digests = await Promise.all(
    (await readdir(originalPicturesFolder)).map(async (name) =>
      createHash("md5")
        .update(await readFile(path.join(originalPicturesFolder, name)))
        .digest("hex"),
    ),
  );
  const unused = (existsSync(folder) ? await readdir(folder) : []).filter(
    (name) => !digests.includes(name),
  );
  await remove(publicFolder, [
    ...rewritten,
    ...unused.map((name) => path.join(picturesFolder, name)),
  ]);
}

export async function removeUnpublished(publicFolder: string): Promise<void> {
  await remove(publicFolder, notForVisitors);
}

async function remove(publicFolder: string, names: readonly string[]): Promise<void> {
  await Promise.all(
    names.map((name) => rm(path.join(publicFolder, name), { recursive: true, force: true })),
  );
}
