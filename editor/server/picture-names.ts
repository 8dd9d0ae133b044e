import { existsSync } from "node:fs";
import path from "node:path";
import { asciiSlugOf } from "../../src/catalogue/item-address";

/** The name as part of a file's name: `Hero Destini 125` becomes `hero-destini-125`. */
export function fileNameOf(name: string): string {
  const words = asciiSlugOf(name);
  return words === "" ? "item" : words;
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
