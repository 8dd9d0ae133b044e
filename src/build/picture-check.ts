import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { type CatalogueName, catalogueNames } from "./catalogue-data";
import type { Contents } from "./cross-file-check";
import { type Fault, quotedValue } from "./fault";
import { itemLabel } from "./schema-check";

interface Picture {
  readonly name: CatalogueName;
  readonly item: string;
  readonly image: string;
}

/**
 * Opens the picture of every item and decodes it to the end, so that a missing, empty or truncated
 * file stops the build with the item's name and not somewhere inside the image pipeline.
 */
export async function pictureFaults(dataFolder: string, contents: Contents): Promise<Fault[]> {
  const rules = new Map<string, Promise<string | null>>();
  const found = await Promise.all(
    pictures(contents).map(async ({ name, item, image }) => {
      const known = rules.get(image) ?? brokenRule(dataFolder, image);
      rules.set(image, known);
      const rule = await known;
      if (rule === null) return [];
      return [{ file: `${name}.json`, item, field: "image", value: quotedValue(image), rule }];
    }),
  );
  return found.flat();
}

function pictures(contents: Contents): Picture[] {
  return catalogueNames.flatMap((name) => {
    const list = contents[name];
    if (!Array.isArray(list)) return [];
    return (list as unknown[]).flatMap((item, index) => {
      const image = (item as { image?: unknown } | null)?.image;
      return typeof image === "string" ? [{ name, item: itemLabel(item, index), image }] : [];
    });
  });
}

async function brokenRule(dataFolder: string, image: string): Promise<string | null> {
  const file = path.join(dataFolder, image);
  if (!file.startsWith(path.join(dataFolder, "images") + path.sep)) {
    return "the picture has to be in data/images";
  }
  if (!existsSync(file)) return "there is no such picture";
  try {
    await sharp(file, { failOn: "truncated" }).stats();
    return null;
  } catch (cause) {
    return `the picture cannot be read (${(cause as Error).message.split("\n")[0]})`;
  }
}
