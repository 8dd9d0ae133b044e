import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { brokenRule, isNamedAs } from "../../src/data-check/picture-check";
import { unpreparedFacts, widestPicture } from "../../src/data-check/picture-details";
import { replaceFile } from "./replace-file";

/** A picture that was made fit, and what was done to it, one sentence each. */
export interface FittedPicture {
  readonly image: string;
  readonly notes: readonly string[];
}

/** A picture that stays as it is and that no page can show, with the reason. */
export interface UnfitPicture {
  readonly image: string;
  readonly rule: string;
}

const quality = 88;

/** Files whose names say that they are pictures. */
const pictureName = /\.(?:jpe?g|png|webp|hei[cf]|avif|gif|tiff?|bmp)$/i;

/**
 * Makes the pictures of a data folder as the catalogue keeps them, each under its own name: upright, no
 * wider than a screen shows, and without what the camera wrote into it. Pictures that are so already,
 * and files that are no pictures, stay as they are.
 *
 * @returns the pictures that were made fit, and those that cannot be
 */
export async function fitPictures(
  dataFolder: string,
): Promise<{ readonly fitted: readonly FittedPicture[]; readonly unfit: readonly UnfitPicture[] }> {
  const fitted = await madeFit(dataFolder);
  const unfit: UnfitPicture[] = [];
  for (const name of filesIn(path.join(dataFolder, "images"))) {
    const image = `images/${name}`;
    const rule = pictureName.test(name) ? await brokenRule(dataFolder, image) : null;
    if (rule !== null) unfit.push({ image, rule });
  }
  return { fitted, unfit };
}

function filesIn(folder: string): string[] {
  const found = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return found.map(({ name }) => name).sort();
}

async function madeFit(dataFolder: string): Promise<FittedPicture[]> {
  const fitted: FittedPicture[] = [];
  for (const name of filesIn(path.join(dataFolder, "images"))) {
    const file = path.join(dataFolder, "images", name);
    const content = await readFile(file);
    const facts = await unpreparedFacts(content).catch(() => []);
    if (facts.length === 0) continue;
    const picture = sharp(content, { failOn: "truncated" })
      .rotate()
      .resize({ width: widestPicture, withoutEnlargement: true })
      .toColourspace("srgb");
    const { format } = await sharp(content).metadata();
    // What is written under another ending would be no picture of its name any more.
    if (!isNamedAs(format, name)) continue;
    const written =
      format === "png"
        ? picture.png()
        : format === "webp"
          ? picture.webp({ quality })
          : picture.jpeg({ quality, mozjpeg: true });
    const made = await written.toBuffer().catch(() => null);
    if (made === null || made.equals(content)) continue;
    // A drawing of many colours stays large, however it is written.
    const left = await unpreparedFacts(made);
    if (left.length === facts.length) continue;
    const mended = facts.filter(({ fact }) => left.every((other) => other.fact !== fact));
    replaceFile(file, made);
    fitted.push({ image: `images/${name}`, notes: mended.map((fact) => fact.mended) });
  }
  return fitted;
}
