import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkedData } from "../../src/data-check/check-data";
import { type DataWarning, dataWarnings } from "../../src/data-check/data-warnings";

/** A change of the catalogue: one file of data, and one picture. */
export interface CatalogueChange {
  /** Name of the data file, `bikes.json`. */
  readonly file: string;
  readonly text: string;
  /** Path of the picture below the data folder, `images/hero-destini.jpg`. */
  readonly image: string;
  readonly picture: Buffer;
  /** Path of a picture that nobody shows any more, to be removed. */
  readonly removed?: string;
}

/** Files that are being written begin so; a run that was interrupted leaves them behind. */
const unfinished = ".new-";

/**
 * Checks what the catalogue would be with a change, in a copy, and changes nothing.
 *
 * @returns likely mistakes in the changed catalogue
 * @throws DataError with all faults that the change would bring
 */
export async function checkedChange(
  dataFolder: string,
  { file, text, image, picture, removed }: CatalogueChange,
): Promise<DataWarning[]> {
  const copy = mkdtempSync(path.join(os.tmpdir(), "add-"));
  try {
    mkdirSync(path.join(copy, "images"));
    for (const name of readdirSync(dataFolder).filter((entry) => entry.endsWith(".json"))) {
      copyFileSync(path.join(dataFolder, name), path.join(copy, name));
    }
    for (const name of readdirSync(path.join(dataFolder, "images"))) {
      symlinkSync(path.resolve(dataFolder, "images", name), path.join(copy, "images", name));
    }
    writeFileSync(path.join(copy, file), text);
    writeFileSync(path.join(copy, image), picture);
    if (removed !== undefined) rmSync(path.join(copy, removed), { force: true });
    return await dataWarnings(copy, await checkedData(copy, path.join(dataFolder, "schema")));
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/**
 * Makes a change. Both files are written beside their places and then moved there, the picture
 * first: whenever this is interrupted, the catalogue is the old one or the new one, and never a
 * part of either.
 */
export function applyChange(dataFolder: string, change: CatalogueChange): void {
  const { file, text, image, picture, removed } = change;
  removeUnfinished(dataFolder);
  replaceFile(path.join(dataFolder, image), picture);
  replaceFile(path.join(dataFolder, file), text);
  if (removed !== undefined) rmSync(path.join(dataFolder, removed), { force: true });
}

/**
 * A path below `images` that no picture has yet.
 *
 * @param taken further paths that it may not be
 */
export function freeImage(
  dataFolder: string,
  name: string,
  taken: ReadonlySet<string> = new Set(),
): string {
  for (let number = 1; ; number += 1) {
    const image = `images/${name}${number === 1 ? "" : `-${number}`}.jpg`;
    if (!taken.has(image) && !existsSync(path.join(dataFolder, image))) return image;
  }
}

/** Writes a file beside its place and moves it there: it is the old one or the new one, never a part. */
export function replaceFile(target: string, content: string | Buffer): void {
  const beside = path.join(path.dirname(target), `${unfinished}${path.basename(target)}`);
  writeFileSync(beside, content, { flush: true });
  renameSync(beside, target);
}

/** Removes what an interrupted writing has left behind. */
export function removeUnfinished(dataFolder: string): void {
  for (const folder of [dataFolder, path.join(dataFolder, "images")]) {
    for (const name of readdirSync(folder).filter((entry) => entry.startsWith(unfinished))) {
      rmSync(path.join(folder, name));
    }
  }
}
