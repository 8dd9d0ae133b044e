import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { builtPages, filesBelow } from "./built-pages";

/** What webpack writes into the top folder, named by its content, with what belongs to it. */
const bundled = /^[^/]+[-.][0-9a-f]{20}\.(?:js|css)(?:\.|$)/;

/** Folder of the fonts and pictures that webpack writes, and of the sizes of the data's pictures. */
const assets = "static";

/** Folder of the cards of shared links, which every build draws anew. */
const cards = "share";

/** What Gatsby writes for its own build, and partytown's library, which no page of this site loads. */
const notForVisitors = ["_gatsby", "~partytown", "chunk-map.json", "webpack.stats.json"];

/**
 * Removes the scripts, styles and fonts of earlier builds, before this build writes its own. Gatsby
 * leaves them, and nothing but their names tells them apart afterwards.
 */
export async function removeEarlierBundle(publicFolder: string): Promise<void> {
  const scripts = (await filesIn(publicFolder)).filter((name) => bundled.test(name));
  const fonts = await filesIn(path.join(publicFolder, assets));
  await remove(publicFolder, [...scripts, ...fonts.map((name) => path.join(assets, name))]);
}

interface Sources {
  /** Folder of the original pictures. */
  readonly pictures: string;
  /** Folder of the files that Gatsby publishes as they are. */
  readonly unchanged: string;
}

/**
 * Removes what earlier builds added to Gatsby's own files: compressed and flat copies and cards of
 * pages that may be gone by now, and the sizes of pictures that are no longer in the data.
 *
 * Gatsby makes no picture twice, as long as its original is there and the same. The sizes of one that
 * no item shows any more have to stay, therefore, until it is taken out of the data.
 */
export async function removeEarlierCopies(
  publicFolder: string,
  { pictures, unchanged }: Sources,
): Promise<void> {
  const pages = new Set(await builtPages(publicFolder));
  const copies = (await filesBelow(publicFolder))
    .filter((file) => /\.(?:br|gz)$/.test(file) || (file.endsWith(".html") && !pages.has(file)))
    .map((file) => path.relative(publicFolder, file))
    .filter((file) => !existsSync(path.join(unchanged, file)));
  const originals = await Promise.all(
    (await filesIn(pictures)).map(async (name) =>
      createHash("md5")
        .update(await readFile(path.join(pictures, name)))
        .digest("hex"),
    ),
  );
  const gone = (await readdir(path.join(publicFolder, assets))).filter(
    (name) => /^[0-9a-f]{32}$/.test(name) && !originals.includes(name),
  );
  await remove(publicFolder, [...copies, cards, ...gone.map((name) => path.join(assets, name))]);
}

/** Removes what neither a visitor nor a host requests, once all other steps have read it. */
export async function removeUnpublished(publicFolder: string): Promise<void> {
  await remove(publicFolder, notForVisitors);
}

async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

async function remove(publicFolder: string, names: readonly string[]): Promise<void> {
  await Promise.all(
    names.map((name) => rm(path.join(publicFolder, name), { recursive: true, force: true })),
  );
}
