import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { CatalogueData } from "./catalogue-data";
import { itemEntries, picturesOf, validationError } from "./rules/entries";
import type { ValidationError } from "./validation-error";

const addHint = "choose a photo for the item";

/** Pixels, as the hint of the form says. */
const minWidth = 800;

/** Decodes the pictures of every item, so that the message of a broken file names its item. */
export async function pictureErrors(
  dataFolder: string,
  data: CatalogueData,
): Promise<ValidationError[]> {
  const errors: ValidationError[] = [];
  for (const { entry, steps, value } of itemEntries(data).flatMap(picturesOf)) {
    // One after another: libvips has one error text per process, so a parallel reader could clear it, and
    // sharp would accept a broken picture.
    const message = await pictureMessage(path.join(dataFolder, value));
    if (message !== null) errors.push(validationError(entry, steps, value, message));
  }
  return errors;
}

async function pictureMessage(file: string): Promise<string | null> {
  if (!existsSync(file)) return `there is no such picture in data/images; ${addHint}`;
  const picture = sharp(file, { failOn: "truncated" });
  try {
    const { width, orientation = 1, hasAlpha } = await picture.metadata();
    if (orientation !== 1) return "is stored turned; upload the photo again in the form";
    if (width < minWidth)
      return `is ${width} pixels wide; upload one of ${minWidth} or more, taken sideways`;
    if (hasAlpha && !(await picture.stats()).isOpaque)
      return "is transparent in parts, which would be black; upload it on a white background, such as a JPG";
    // Decoding finds damage; pixels of the full size would fill the memory.
    await picture.resize(16).raw().toBuffer();
    return null;
  } catch {
    return `the picture cannot be read: it is empty, damaged or no picture; ${addHint}`;
  }
}
