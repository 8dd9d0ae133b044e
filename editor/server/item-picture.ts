import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { isHeic } from "../../src/data-check/picture-check";
import { widestPicture } from "../../src/data-check/picture-details";

/** Why a picture cannot be used, in words for the person who chose it. */
export class PictureError extends Error {}

/** A picture as the catalogue keeps it. */
export interface ItemPicture {
  readonly content: Buffer;
  /** What was done to it, one sentence each. */
  readonly notes: readonly string[];
}

/** Width to height of a card's picture. */
const cardRatio = 4 / 3;
/** Pictures between these ratios lose little when a card crops them. */
const fittingRatios = { least: 1.2, most: 1.5 };
const readable = ["jpeg", "png", "webp", "gif", "tiff", "heif"];
const jpegQuality = 88;

/**
 * Makes a photograph fit for the catalogue: upright, in the colours of screens, at most 1600 pixels
 * wide, padded where a card would cut too much off, and without what the camera wrote into it, such
 * as the place where it was taken.
 *
 * @throws PictureError when the file is missing, is no picture, or is one that cannot be opened here
 */
export async function itemPicture(file: string): Promise<ItemPicture> {
  const content = await readFile(file).catch(() => {
    throw new PictureError(`There is no file ${file}.`);
  });
  return pictureOf(content, file);
}

/**
 * The same as `itemPicture`, with the content of a file.
 *
 * @param file its name, for the messages
 */
export async function pictureOf(content: Buffer, file: string): Promise<ItemPicture> {
  if (isHeic(content)) {
    throw new PictureError(
      `${file} is a HEIC photo, as iPhones make them, and cannot be opened here. Save it as JPEG: on the phone, Settings, Camera, Formats, "Most Compatible"; or open it and export it as JPEG.`,
    );
  }
  try {
    return await converted(content, file);
  } catch (cause) {
    if (cause instanceof PictureError) throw cause;
    throw new PictureError(
      `${file} cannot be opened as a picture; it may be damaged or only partly copied.`,
      { cause },
    );
  }
}

async function converted(content: Buffer, file: string): Promise<ItemPicture> {
  const { format, pages = 1, orientation = 1, exif, space } = await sharp(content).metadata();
  if (!readable.includes(format)) {
    throw new PictureError(`${file} is of the kind ${format}; choose a photo (JPEG, PNG or WebP).`);
  }
  // Decoded to the end, so that a cut-off file is refused and not filled up with grey.
  const upright = await sharp(content, { failOn: "truncated" })
    .rotate()
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = upright.info;
  const ratio = width / height;
  const isOdd = ratio < fittingRatios.least || ratio > fittingRatios.most;
  const picture = sharp(upright.data);
  const canvas = Math.min(widestPicture, Math.max(width, Math.round(height * cardRatio)));
  const sized = isOdd
    ? picture.resize({
        width: canvas,
        height: Math.round(canvas / cardRatio),
        fit: "contain",
        background: (await picture.stats()).dominant,
      })
    : picture.resize({ width: widestPicture, withoutEnlargement: true });
  return {
    content: await sized.jpeg({ quality: jpegQuality, mozjpeg: true }).toBuffer(),
    notes: [
      ...(orientation > 1 ? ["It was turned upright."] : []),
      ...(exif === undefined
        ? []
        : ["What the camera wrote into it was removed, the place included."]),
      ...(space === "cmyk" ? ["Its printing colours were turned into those of screens."] : []),
      ...(pages > 1 ? ["It moves; its first frame was taken."] : []),
      ...(isOdd ? ["Its shape is unusual; it was padded to that of a card (4:3)."] : []),
      ...(!isOdd && width > widestPicture
        ? [`It was ${width} pixels wide and is ${widestPicture} now.`]
        : []),
    ],
  };
}
