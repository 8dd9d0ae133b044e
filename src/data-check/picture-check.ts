import { existsSync } from "node:fs";
import path from "node:path";
import sharp, { type Metadata } from "sharp";
import { type CatalogueName, catalogueNames } from "./catalogue-data";
import type { Contents } from "./cross-file-check";
import { type Fault, quotedValue } from "./fault";
import { itemLabel } from "./schema-check";

interface Picture {
  readonly name: CatalogueName;
  readonly item: string;
  readonly index: number;
  readonly image: string;
}

/** What the endings of picture files say, in sharp's names of formats. */
const formatOfEnding: Record<string, string> = {
  ".jpg": "jpeg",
  ".jpeg": "jpeg",
  ".png": "png",
  ".webp": "webp",
};

/** Beyond this many pixels a side, a picture costs every build minutes and no screen shows them. */
const longestSide = 8000;

const addHint = "npm run add turns most pictures into one that fits";

/**
 * Opens the picture of every item and decodes it to the end, so that a missing, empty or truncated
 * file stops the build with the item's name and not somewhere inside the image pipeline.
 */
export async function pictureFaults(dataFolder: string, contents: Contents): Promise<Fault[]> {
  const rules = new Map<string, string | null>();
  const faults: Fault[] = [];
  for (const { name, item, index, image } of pictures(contents)) {
    // One after another: libvips keeps one text of errors for the whole process, and sharp takes a
    // picture whose text another reader has just cleared for a good one.
    if (!rules.has(image)) rules.set(image, await brokenRule(dataFolder, image));
    const rule = rules.get(image) ?? null;
    if (rule !== null) {
      const place = { file: `${name}.json`, item, field: "image", path: [index, "image"] };
      faults.push({ ...place, value: quotedValue(image), rule });
    }
  }
  return faults;
}

function pictures(contents: Contents): Picture[] {
  return catalogueNames.flatMap((name) => {
    const list = contents[name];
    if (!Array.isArray(list)) return [];
    return (list as unknown[]).flatMap((item, index) => {
      const image = (item as { image?: unknown } | null)?.image;
      return typeof image === "string"
        ? [{ name, item: itemLabel(item, index), index, image }]
        : [];
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
    const metadata = await sharp(file).metadata();
    const rule = unfitRule(metadata, path.extname(file));
    if (rule !== null) return rule;
    await sharp(file, { failOn: "truncated" }).raw().toBuffer();
    return null;
  } catch (cause) {
    return `the picture cannot be read (${(cause as Error).message.split("\n")[0]})`;
  }
}

/** Why a picture that can be read still does not fit, or null. */
function unfitRule(metadata: Metadata, ending: string): string | null {
  const { format, width, height, pages = 1, space } = metadata;
  const expected = formatOfEnding[ending.toLowerCase()];
  if (format !== expected) {
    return `the file's name ends in ${ending}, but it is a picture of the kind ${format}; ${addHint}`;
  }
  if (Math.max(width, height) > longestSide) {
    return `the picture is ${width} x ${height} pixels, and ${longestSide} a side are the most; ${addHint}`;
  }
  if (pages > 1)
    return `the picture moves (${pages} frames), and the page shows only still ones; ${addHint}`;
  if (space === "cmyk")
    return `the picture has printing colours (CMYK), not those of screens; ${addHint}`;
  return null;
}
