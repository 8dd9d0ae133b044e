import { mkdir, readFile, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import { dataFiles } from "../data-check/catalogue-data";

const variationAxes = { wght: { min: 400, max: 700 }, wdth: 100 };

const printableAscii = String.fromCharCode(
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index),
);

const interfaceCharacters = "₹≈×–—…·©‘’“”";

/** OpenType features, without ligatures; digits have equal widths even without `tnum`. */
const neededFeatures = ["kern", "mark", "ccmp", "locl", "rvrn"];

function fontFile(): string {
  const { resolve } = createRequire(path.resolve("package.json"));
  const fonts = path.join(path.dirname(resolve("@ibm/plex-sans-variable/package.json")), "fonts");
  return path.join(fonts, "complete", "woff2", "IBM Plex Sans Var-Roman.woff2");
}

/** A font with the characters of interface and data, without hinting, which phones ignore. */
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
  // A catalogue file may be missing.
  const files = dataFiles.map((file) => path.join(dataFolder, `${file}.json`)).filter(existsSync);
  const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
  const characters = new Set(Array.from([printableAscii, interfaceCharacters, ...texts].join("")));
  return [...characters].sort().join("");
}

/** A TrueType font with these characters only. */
export async function boldFont(characters: string): Promise<Buffer> {
  return subsetFont(await readFile(fontFile()), characters, {
    targetFormat: "sfnt",
    variationAxes: { wght: 700, wdth: 100 },
    noHinting: true,
    keepFeatures: neededFeatures,
  });
}
