import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { CatalogueData } from "./catalogue-data";
import { itemEntries, validationError } from "./rules/entries";
import type { ValidationError } from "./validation-error";

const addHint = "choose a photo for the item";

/** Decodes the pictures of every item, so that the message of a broken file names its item. */
export async function pictureErrors(
  dataFolder: string,
  data: CatalogueData,
): Promise<ValidationError[]> {
  const errors: ValidationError[] = [];
  for (const entry of itemEntries(data)) {
    const { pictures = [], ...fields } = entry.fields;
    const further = pictures.map(({ image }, index) => {
      return { image, field: ["pictures", index, "image"] };
    });
    for (const { image, field } of [{ image: fields.image, field: ["image"] }, ...further]) {
      // One after another: libvips has one error text per process, so a parallel reader could clear it, and
      // sharp would accept a broken picture.
      const message = await pictureMessage(path.join(dataFolder, image));
      if (message !== null) errors.push(validationError(entry, field, image, message));
    }
  }
  return errors;
}

async function pictureMessage(file: string): Promise<string | null> {
  if (!existsSync(file)) return `there is no such picture in data/images; ${addHint}`;
  try {
    // Decoding finds damage; pixels of the full size would fill the memory.
    await sharp(file, { failOn: "truncated" }).resize(16).raw().toBuffer();
    return null;
  } catch {
    return `the picture cannot be read: it is empty, damaged or no picture; ${addHint}`;
  }
}
