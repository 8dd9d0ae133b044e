import { createHash } from "node:crypto";
import { existsSync, readdirSync, renameSync } from "node:fs";
import path from "node:path";
import sharp, { type Metadata } from "sharp";
import { asciiSlugOf } from "../../src/catalogue/addresses/item-address";
import { catalogueNames } from "../../src/data-check/catalogue-data";
import { maxPictureWidth } from "../../src/data-check/picture-check";
import { type Contents, elementsOf } from "../operations";
import type { PictureAnswer } from "../protocol";
import { Refusal } from "./requests";
import { fileContent, replaceFile } from "./regular-files";

const cardRatio = 4 / 3;
/** Pictures between these ratios lose little when a card crops them. */
const fittingRatios = { least: 1.2, most: 1.5 };
/** The narrowest of upright pictures, for which pages have a shape of their own. */
const narrowestRatio = 0.5;
const jpegQuality = 88;
/** More pixels take seconds and hundreds of megabytes to open. */
const mostPixels = 50_000_000;
const longestName = 80;

// One picture after another is enough: what sharp would store for the next one is memory for nothing.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Puts a photograph into the data folder: upright, at most 1600 pixels wide, padded where a page would cut too much
 * off, and without what the camera wrote into it, such as the place where it was taken.
 *
 * @throws Refusal where it is no picture that can be used
 */
export async function addedPicture(
  dataFolder: string,
  content: Buffer,
  name: string,
): Promise<PictureAnswer> {
  const picture = await prepared(content);
  const stem = asciiSlugOf(name).slice(0, longestName).replace(/-$/, "") || "item";
  // Two pictures never want one name, on two computers either, nor does one that was put away.
  const digest = createHash("sha256").update(picture).digest("hex").slice(0, 8);
  const image = `images/${stem}-${digest}.jpg`;
  replaceFile(dataFolder, image, picture);
  return { image };
}

async function prepared(content: Buffer): Promise<Buffer> {
  const metadata = await Promise.resolve(content)
    .then((photo) => sharp(photo, { limitInputPixels: false }).metadata())
    .catch(() => null);
  // What the bytes are decides, whatever the file is called.
  if (metadata === null || !isPhoto(metadata)) {
    throw new Refusal(
      422,
      "This is no photo that can be used: choose a JPEG, PNG, WebP or AVIF. Photos of iPhones are JPEG with Settings, Camera, Formats, “Most Compatible”.",
    );
  }
  const { width, height, pages = 1 } = metadata;
  if (width * height * pages > mostPixels) {
    throw new Refusal(
      422,
      `This picture has ${width} x ${height} pixels, which is too large: save it with at most ${mostPixels / 1e6} megapixels.`,
    );
  }
  const shown = metadata.autoOrient;
  const ratio = shown.width / shown.height;
  const isUpright = ratio >= narrowestRatio && ratio < 1;
  const isOdd = !isUpright && (ratio < fittingRatios.least || ratio > fittingRatios.most);
  const canvasWidth = Math.min(
    maxPictureWidth,
    Math.max(shown.width, Math.round(shown.height * cardRatio)),
  );
  const canvas = { width: canvasWidth, height: Math.round(canvasWidth / cardRatio) };
  // Shrunk while it is opened, which takes a fraction of the memory; to the end, so that a cut-off file is refused
  // and not filled up with grey.
  const { data, info } = await sharp(content, { failOn: "truncated" })
    .rotate()
    .resize({
      ...(isOdd ? { ...canvas, fit: "inside" } : { width: maxPictureWidth }),
      withoutEnlargement: true,
    })
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Refusal(422, "This photo is damaged or only partly copied: choose it once more.");
    });
  const { width: fittedWidth, height: fittedHeight, channels } = info;
  const fitted = sharp(data, { raw: { width: fittedWidth, height: fittedHeight, channels } });
  const background = isOdd ? (await fitted.clone().stats()).dominant : undefined;
  const sized =
    background === undefined ? fitted : fitted.resize({ ...canvas, fit: "contain", background });
  return sized.jpeg({ quality: jpegQuality, mozjpeg: true }).toBuffer();
}

function isPhoto({ format, compression }: Metadata): boolean {
  const isAvif = format === "heif" && compression === "av1";
  return format === "jpeg" || format === "png" || format === "webp" || isAvif;
}

export function shownImages(contents: Contents): ReadonlySet<string> {
  return new Set(
    catalogueNames.flatMap((name) =>
      elementsOf(contents[name]).flatMap(({ image }) => (typeof image === "string" ? image : [])),
    ),
  );
}

export function isPictureName(name: string): boolean {
  return /^[\w-]+\.\w+$/.test(name);
}

export function pictureFile(dataFolder: string, editorFolder: string, name: string): Buffer | null {
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
    if (!entry.isFile() || entry.name.startsWith(".") || shown.has(`images/${entry.name}`))
      continue;
    renameSync(path.join(folder, entry.name), path.join(editorFolder, "pictures", entry.name));
  }
}

/** Moves pictures back that the data shows again, unless another picture has the name. */
export function restorePictures(dataFolder: string, editorFolder: string, data: Contents): void {
  for (const image of shownImages(data)) {
    const name = path.posix.basename(image);
    if (image !== `images/${name}`) continue;
    const [file, archived] = [
      path.join(dataFolder, image),
      path.join(editorFolder, "pictures", name),
    ];
    if (!existsSync(file) && existsSync(archived)) renameSync(archived, file);
  }
}
