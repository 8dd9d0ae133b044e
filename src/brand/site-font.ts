import { mkdir, readFile, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import { dataFiles } from "../data-check/catalogue-data";

/** Weights the style sheet uses, in the font's normal width. */
const variationAxes = { wght: { min: 400, max: 700 }, wdth: 100 };

const printableAscii = String.fromCharCode(
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index),
);

/** Characters of the interface beyond ASCII: rupee, approximate, times, dashes, quotes, dots. */
const interfaceCharacters = "₹≈×–—…·©‘’“”";

/**
 * Features without which a text would be wrong: kerning, accents in their places, forms that a
 * language or a weight needs. What is left out, such as ligatures and other digits, is choice;
 * this font's digits are all equally wide, in every weight, without a feature for it.
 */
const neededFeatures = ["kern", "mark", "ccmp", "locl", "rvrn"];

/** The whole font as its npm package ships it. */
export function fontFile(): string {
  const { resolve } = createRequire(path.resolve("package.json"));
  const fonts = path.join(path.dirname(resolve("@ibm/plex-sans-variable/package.json")), "fonts");
  return path.join(fonts, "complete", "woff2", "IBM Plex Sans Var-Roman.woff2");
}

/**
 * Writes the site's one font: the variable font cut down to the characters that the interface and
 * the data use, without hinting, which phones do not read. Characters the font does not have are
 * left to the visitor's own fonts.
 */
export async function writeSiteFont(dataFolder: string, target: string): Promise<void> {
  const font = await subsetFont(await readFile(fontFile()), await siteCharacters(dataFolder), {
    targetFormat: "woff2",
    variationAxes,
    noHinting: true,
    keepFeatures: neededFeatures,
  });
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, font);
}

async function siteCharacters(dataFolder: string): Promise<string> {
  // A catalogue's file may be missing.
  const files = dataFiles.map((file) => path.join(dataFolder, `${file}.json`)).filter(existsSync);
  const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
  const characters = new Set(Array.from([printableAscii, interfaceCharacters, ...texts].join("")));
  return [...characters].sort().join("");
}

/** Some characters of the font in one weight, in the format that libraries read. */
export async function fontPart(characters: string, weight: number): Promise<Buffer> {
  return subsetFont(await readFile(fontFile()), characters, {
    targetFormat: "sfnt",
    variationAxes: { wght: weight, wdth: 100 },
    noHinting: true,
    keepFeatures: neededFeatures,
  });
}
