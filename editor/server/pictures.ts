import { createHash } from "node:crypto";
import { existsSync, readdirSync, renameSync } from "node:fs";
import path from "node:path";
import sharp, { type Metadata } from "sharp";
import { asciiSlugOf } from "../../src/catalogue/addresses/item-address";
import { catalogueNames } from "../../src/data-check/catalogue-data";
import { maxPictureWidth } from "../../src/data-check/picture-check";
import { type Contents, elementsOf } from "../operations";
import { Refusal } from "./requests";
import { fileContent, replaceFile } from "./regular-files";

const cardRatio = 4 / 3;
/** Between these ratios, a card's crop cuts off little. */
const croppedRatios = { min: 1.2, max: 1.5 };
/** Pages do not crop upright pictures. Narrower pictures than this are padded. */
const minUprightRatio = 0.5;
const jpegQuality = 88;
/** More pixels take seconds and hundreds of megabytes to open. */
const maxPixels = 50_000_000;
const maxNameLength = 80;

// One picture comes at a time, so saving memory matters more than speed.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Adds a photo to the data folder: rotated, at most 1600 pixels wide, padded where a page would cut off too much, and
 * without the camera's metadata, such as the position.
 * @throws Refusal if it is no usable photo
 */
export async function addedPicture(
  dataFolder: string,
  content: Buffer,
  name: string,
): Promise<{ readonly image: string }> {
  const picture = await convertedPhoto(content);
  const stem = asciiSlugOf(name).slice(0, maxNameLength).replace(/-$/, "") || "item";
  // The digest gives different pictures different names, also on another computer and in the archive.
  const digest = createHash("sha256").update(picture).digest("hex").slice(0, 8);
  const image = `images/${stem}-${digest}.jpg`;
  replaceFile(dataFolder, image, picture);
  return { image };
}

async function convertedPhoto(content: Buffer): Promise<Buffer> {
  const metadata = await photoMetadata(content);
  if (metadata === null) {
    throw new Refusal(
      422,
      "This photo cannot be used: choose a JPEG, PNG, WebP or AVIF. Photos of iPhones are JPEG with Settings, Camera, Formats, “Most Compatible”.",
    );
  }
  const { pages = 1 } = metadata;
  if (metadata.width * metadata.height * pages > maxPixels) {
    throw new Refusal(
      422,
      `This picture has ${metadata.width} x ${metadata.height} pixels, which is too large: save it with at most ${maxPixels / 1e6} megapixels.`,
    );
  }
  const { width, height } = metadata.autoOrient;
  const ratio = width / height;
  const isUncropped = ratio >= minUprightRatio && ratio < 1;
  const needsPadding = !isUncropped && (ratio < croppedRatios.min || ratio > croppedRatios.max);
  const canvasWidth = Math.min(maxPictureWidth, Math.max(width, Math.round(height * cardRatio)));
  const canvas = { width: canvasWidth, height: Math.round(canvasWidth / cardRatio) };
  // Resizing while decoding takes a fraction of the memory. `failOn` refuses a file that is cut off.
  const { data, info } = await sharp(content, { failOn: "truncated" })
    .rotate()
    .resize({
      ...(needsPadding ? { ...canvas, fit: "inside" } : { width: maxPictureWidth }),
      withoutEnlargement: true,
    })
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Refusal(422, "This photo is damaged or only partly copied: choose it once more.");
    });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  let picture = sharp(data, { raw });
  if (needsPadding) {
    const { dominant: background } = await picture.clone().stats();
    picture = picture.resize({ ...canvas, fit: "contain", background });
  }
  return picture.jpeg({ quality: jpegQuality, mozjpeg: true }).toBuffer();
}

/** Null if the bytes are no usable photo, whatever the name of the file. */
async function photoMetadata(content: Buffer): Promise<Metadata | null> {
  try {
    const metadata = await sharp(content, { limitInputPixels: false }).metadata();
    const { format, compression } = metadata;
    const isAvif = format === "heif" && compression === "av1";
    return isAvif || ["jpeg", "png", "webp"].includes(format) ? metadata : null;
  } catch {
    return null;
  }
}

export function shownImages(contents: Contents): ReadonlySet<string> {
  const items = catalogueNames.flatMap((name) => elementsOf(contents[name]));
  return new Set(items.map(({ image }) => image).filter((image) => typeof image === "string"));
}

export function isPictureName(name: string): boolean {
  return /^[\w-]+\.\w+$/.test(name);
}

export function pictureData(dataFolder: string, editorFolder: string, name: string): Buffer | null {
  if (!isPictureName(name)) return null;
  return fileContent(dataFolder, `images/${name}`) ?? fileContent(editorFolder, `pictures/${name}`);
}

export function archivePictures(
  dataFolder: string,
  editorFolder: string,
  shown: ReadonlySet<string>,
): void {
  const folder = path.join(dataFolder, "images");
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const { name } = entry;
    if (!entry.isFile() || name.startsWith(".") || shown.has(`images/${name}`)) continue;
    renameSync(path.join(folder, name), path.join(editorFolder, "pictures", name));
  }
}

/** Moves archived pictures back to the data folder if the data shows them again; overwrites no files. */
export function restorePictures(
  dataFolder: string,
  editorFolder: string,
  contents: Contents,
): void {
  for (const image of shownImages(contents)) {
    const name = path.posix.basename(image);
    if (image !== `images/${name}`) continue;
    const file = path.join(dataFolder, image);
    const archived = path.join(editorFolder, "pictures", name);
    if (!existsSync(file) && existsSync(archived)) renameSync(archived, file);
  }
}
