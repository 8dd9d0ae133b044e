import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp, { type Metadata } from "sharp";
import { type CatalogueName, catalogueNames } from "./catalogue-data";
import type { Contents } from "./cross-file-check";
import { type ValidationError, quotedValue } from "./validation-error";
import { itemLabel } from "./item-label";

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

const addHint = "drop it on the item in the editor, which turns most pictures into one that fits";

/** What iPhones make, which this program cannot open. */
const heicRule =
  'this is a HEIC photo, as iPhones make them; save it as JPEG (on the phone: Settings, Camera, Formats, "Most Compatible"), and drop that on the item in the editor';

/**
 * Opens the picture of every item and decodes it to the end, so that a missing, empty or truncated
 * file stops the build with the item's name and not somewhere inside the image pipeline.
 */
export async function pictureErrors(
  dataFolder: string,
  contents: Contents,
): Promise<ValidationError[]> {
  const rules = new Map<string, string | null>();
  const errors: ValidationError[] = [];
  for (const { name, item, index, image } of pictures(contents)) {
    // One after another: libvips keeps one text of errors for the whole process, and sharp takes a
    // picture whose text another reader has just cleared for a good one.
    if (!rules.has(image)) rules.set(image, await brokenRule(dataFolder, image));
    const rule = rules.get(image) ?? null;
    if (rule !== null) {
      const place = { file: `${name}.json`, item, field: "image", path: [index, "image"] };
      errors.push({ ...place, value: quotedValue(image), rule });
    }
  }
  return errors;
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

/**
 * Why a picture cannot be shown, or null where it can.
 *
 * @param image path of the picture below the data folder, `images/dio.jpg`
 */
export async function brokenRule(dataFolder: string, image: string): Promise<string | null> {
  const file = path.join(dataFolder, image);
  if (!file.startsWith(path.join(dataFolder, "images") + path.sep)) {
    return "the picture has to be in data/images";
  }
  if (!existsSync(file)) return missingRule(file);
  try {
    const content = readFileSync(file);
    if (content.length === 0) return "the picture's file is empty; copy it once more";
    if (isHeic(content)) return heicRule;
    const metadata = await sharp(file).metadata();
    const rule = unfitRule(metadata, image);
    if (rule !== null) return rule;
    await sharp(file, { failOn: "truncated" }).raw().toBuffer();
    return null;
  } catch (cause) {
    return `the picture cannot be read; ${unreadableWords((cause as Error).message)}`;
  }
}

/** Photos of iPhones: an ISO media file whose brand says so. AVIF is one too, of another brand. */
export function isHeic(content: Buffer): boolean {
  const brand = content.subarray(8, 12).toString("latin1");
  return content.subarray(4, 8).toString("latin1") === "ftyp" && /^(he|mif1|msf1)/.test(brand);
}

/** What is known of a picture that is not there: often it is, in capitals or with another ending. */
function missingRule(file: string): string {
  const stem = (name: string) => path.parse(name).name.toLowerCase();
  const folder = path.dirname(file);
  const like = (existsSync(folder) ? readdirSync(folder) : []).find(
    (name) => stem(name) === stem(file),
  );
  return like === undefined
    ? "there is no such picture in data/images; drop a photo on the item in the editor"
    : `there is no such picture, but data/images/${like}; give both the same name`;
}

function unreadableWords(message: string): string {
  if (/premature|truncated|unexpected end|incomplete/i.test(message)) {
    return "it is damaged or only partly copied; copy it once more";
  }
  return "it is damaged, or no picture at all; choose another file";
}

/**
 * Whether a picture is of a format that pages show, under a name that says so.
 *
 * @param format sharp's name of the format
 */
export function isNamedAs(format: string, image: string): boolean {
  return formatOfEnding[path.extname(image).toLowerCase()] === format;
}

/** Why a picture that can be read still does not fit, or null. */
function unfitRule(metadata: Metadata, image: string): string | null {
  const { format, compression, width, height, pages = 1, space } = metadata;
  if (!isNamedAs(format, image)) {
    const kind = format === "heif" && compression === "av1" ? "avif" : format;
    const ending = path.extname(image).toLowerCase();
    return ending === `.${kind}`
      ? `this is a picture of the kind ${kind}, which no page shows; ${addHint}`
      : `the file's name ends in ${path.extname(image)}, but it is a picture of the kind ${kind}; ${addHint}`;
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
