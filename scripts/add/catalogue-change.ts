import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkedData } from "../../src/data-check/check-data";
import { removeUnfinished, replaceFile } from "../../editor/server/replace-file";
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
