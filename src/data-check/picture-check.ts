import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { catalogueNames } from "./catalogue-data";
import { type Contents, rightEntries, validationError } from "./rules/right-entries";
import type { ValidationError } from "./messages/validation-error";

/** What the endings of picture files say, in sharp's names of formats. */
const formatOfEnding: Record<string, string> = {
  ".jpg": "jpeg",
  ".jpeg": "jpeg",
  ".png": "png",
  ".webp": "webp",
};

/** Pixels that no card needs: wider pictures cost every build and every clone. */
export const widestPicture = 1600;

const addHint = "drop a photo on the item in the editor";

/**
 * Opens the picture of every item and decodes it to the end, so that a missing, empty or truncated
 * file stops the build with the item's name and not somewhere inside the image pipeline.
 *
 * @param others what is wrong in the contents besides
 */
export async function pictureErrors(
  dataFolder: string,
  contents: Contents,
  others: readonly ValidationError[],
): Promise<ValidationError[]> {
  const right = rightEntries(contents, others);
  const errors: ValidationError[] = [];
  for (const entry of catalogueNames.flatMap((name) => right[name])) {
    const { image } = entry.fields;
    // One after another: libvips keeps one text of errors for the whole process, and sharp takes a
    // picture whose text another reader has just cleared for a good one.
    const rule = await brokenRule(path.join(dataFolder, image));
    if (rule !== null) errors.push(validationError(entry, ["image"], image, rule));
  }
  return errors;
}

/** Why a picture cannot be shown, or null where it can. */
async function brokenRule(file: string): Promise<string | null> {
  if (!existsSync(file)) return `there is no such picture in data/images; ${addHint}`;
  try {
    const { format } = await sharp(file).metadata();
    const ending = path.extname(file);
    if (formatOfEnding[ending] !== format) {
      return `the file's name ends in ${ending}, but it is a picture of the kind ${format}; ${addHint}`;
    }
    // Read to its end, and small: the pixels of all pictures would fill the memory.
    await sharp(file, { failOn: "truncated" }).resize(16).raw().toBuffer();
    return null;
  } catch {
    return `the picture cannot be read: it is empty, damaged or no picture; ${addHint}`;
  }
}
