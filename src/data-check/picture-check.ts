import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { catalogueNames } from "./catalogue-data";
import { type Contents, rightEntries, validationError } from "./rules/right-entries";
import type { ValidationError } from "./messages/validation-error";

const formatOfEnding: Record<string, string> = {
  ".jpg": "jpeg",
  ".jpeg": "jpeg",
  ".png": "png",
  ".webp": "webp",
};

/** Width in pixels. */
export const widestPicture = 1600;

const addHint = "drop a photo on the item in the editor";

/** Decodes the picture of every item, so that the message of a broken file names its item. */
export async function pictureErrors(
  dataFolder: string,
  contents: Contents,
  others: readonly ValidationError[],
): Promise<ValidationError[]> {
  const right = rightEntries(contents, others);
  const errors: ValidationError[] = [];
  for (const entry of catalogueNames.flatMap((name) => right[name])) {
    const { image } = entry.fields;
    // Sequential, because libvips has one error text per process: sharp accepts a broken picture if another
    // reader clears the text.
    const rule = await brokenRule(path.join(dataFolder, image));
    if (rule !== null) errors.push(validationError(entry, ["image"], image, rule));
  }
  return errors;
}

async function brokenRule(file: string): Promise<string | null> {
  if (!existsSync(file)) return `there is no such picture in data/images; ${addHint}`;
  try {
    const { format } = await sharp(file).metadata();
    const ending = path.extname(file);
    if (formatOfEnding[ending] !== format) {
      return `the file's name ends in ${ending}, but it is a picture of the kind ${format}; ${addHint}`;
    }
    // Decoded to the end but small, because full-size pixels would fill the memory.
    await sharp(file, { failOn: "truncated" }).resize(16).raw().toBuffer();
    return null;
  } catch {
    return `the picture cannot be read: it is empty, damaged or no picture; ${addHint}`;
  }
}
