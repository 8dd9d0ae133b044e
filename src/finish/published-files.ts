import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "./built-pages";

/** What webpack writes into the top folder, named by its content, with what belongs to it. */
const bundled = /^[^/]+[-.][0-9a-f]{8}\.(?:js|css)(?:\.|$)/;

/** Compressed copies, and pages that are not in a folder of their own. */
const copies = /\.(?:br|gz)$|(?<!(?:^|\/)(?:index|404))\.html$/;

/** Folder of the fonts and pictures that webpack writes, and of the sizes of the data's pictures. */
const assets = "static";

/** Digits of a picture's digest in its address: with all 32, a list of 16 pictures has 330 bytes more. */
const digestLength = 6;

/** Folder of the cards of shared links, which every build draws anew. */
const cards = "share";

/** What Gatsby writes for its own build, and partytown's library, which no page of this site loads. */
const notForVisitors = ["_gatsby", "~partytown", "chunk-map.json", "webpack.stats.json"];

/** Parts and builds of Workbox that the worker does not load. */
const unusedWorkbox =
  /^workbox-v[^/]+\/(?!workbox-(?:sw|(?:core|precaching|routing|strategies)\.prod)\.js$)/;

/**
 * Removes what earlier builds have written and this build writes again: scripts, styles, fonts, cards, copies of pages,
 * and the sizes of pictures that are no longer in the data. Pages and their data are Gatsby's, which writes those anew
 * that have changed, and removes those that are gone.
 *
 * Gatsby makes no picture twice, as long as its original is there and the same. The sizes of one that
 * no item shows any more have to stay, therefore, until it is taken out of the data.
 *
 * @param pictures folder of the original pictures
 */
export async function removeEarlierBuild(publicFolder: string, pictures: string): Promise<void> {
  const written = (await filesBelow(publicFolder))
    .map((file) => path.relative(publicFolder, file))
    .filter((name) => copies.test(name) || bundled.test(name));
  const folder = path.join(publicFolder, assets);
  const originals = await Promise.all(
    (await readdir(pictures)).map(async (name) =>
      createHash("md5")
        .update(await readFile(path.join(pictures, name)))
        .digest("hex"),
    ),
  );
  for (const original of originals) {
    const short = path.join(folder, original.slice(0, digestLength));
    const long = path.join(folder, original);
    if (existsSync(short) && !existsSync(long)) await rename(short, long);
  }
  const gone = (existsSync(folder) ? await readdir(folder) : []).filter(
    (name) => !originals.includes(name),
  );
  await remove(publicFolder, [...written, cards, ...gone.map((name) => path.join(assets, name))]);
}

/**
 * Shortens the names of the pictures' folders, on disk and in every file that names one. The next build gives them
 * back the names by which Gatsby finds its pictures. Where another picture has the short name already, the long one
 * stays.
 */
export async function shortenPictureFolders(publicFolder: string): Promise<void> {
  const folder = path.join(publicFolder, assets);
  const shortNames = new Map<string, string>();
  for (const name of (await readdir(folder)).sort()) {
    const short = name.slice(0, digestLength);
    if (!/^[0-9a-f]{32}$/.test(name) || existsSync(path.join(folder, short))) continue;
    await rename(path.join(folder, name), path.join(folder, short));
    shortNames.set(name, short);
  }
  for (const file of await filesBelow(publicFolder)) {
    if (!/\.(?:html|json)$/.test(file)) continue;
    const text = await readFile(file, "utf8");
    const shortened = text.replaceAll(
      /(?<=\/static\/)[0-9a-f]{32}(?=\/)/g,
      (name) => shortNames.get(name) ?? name,
    );
    if (shortened !== text) await writeFile(file, shortened);
  }
}

/** Removes what neither a visitor nor a host requests, once all other steps have read it. */
export async function removeUnpublished(publicFolder: string): Promise<void> {
  const names = (await filesBelow(publicFolder)).map((file) => path.relative(publicFolder, file));
  await remove(publicFolder, [
    ...notForVisitors,
    ...names.filter((name) => unusedWorkbox.test(name)),
  ]);
}

async function remove(publicFolder: string, names: readonly string[]): Promise<void> {
  await Promise.all(
    names.map((name) => rm(path.join(publicFolder, name), { recursive: true, force: true })),
  );
}
