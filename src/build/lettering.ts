import { readFile } from "node:fs/promises";
import { parse, type PathCommand } from "opentype.js";
import subsetFont from "subset-font";
import { fontFile, neededFeatures } from "./site-font";

/** Text as outlines of the site's font, so that a picture looks the same wherever it is built. */
export interface Lettering {
  /** Width of a text in pixels. */
  readonly width: (text: string, fontSize: number) => number;
  /** Height of capitals in pixels. */
  readonly capHeight: (fontSize: number) => number;
  /** SVG path data of a text whose baseline starts at a point. */
  readonly path: (text: string, left: number, baseline: number, fontSize: number) => string;
}

/**
 * Prepares the letters that some texts need.
 *
 * @param weight weight of the font, 400 to 700
 */
export async function lettering(texts: readonly string[], weight: number): Promise<Lettering> {
  // The H measures capitals.
  const subset = await subsetFont(await readFile(fontFile()), `${texts.join("")}H`, {
    targetFormat: "sfnt",
    variationAxes: { wght: weight, wdth: 100 },
    noHinting: true,
    keepFeatures: neededFeatures,
  });
  const font = parse(new Uint8Array(subset).buffer);
  return {
    width: (text, fontSize) => font.getAdvanceWidth(text, fontSize),
    capHeight: (fontSize) =>
      (font.charToGlyph("H").getBoundingBox().y2 / font.unitsPerEm) * fontSize,
    path: (text, left, baseline, fontSize) =>
      font.getPath(text, left, baseline, fontSize).commands.map(pathStep).join(""),
  };
}

/**
 * A step of an outline as SVG writes it, to a tenth of a pixel. opentype.js's own text of a path says
 * NaN for a coordinate that is a hair above a whole number.
 */
function pathStep(step: PathCommand): string {
  const values = Object.entries(step).flatMap(([name, value]) =>
    name === "type" ? [] : [Number(Number(value).toFixed(1))],
  );
  return `${step.type}${values.join(" ")}`;
}

/** Breaks a text into lines of at most a width in pixels; a word that is wider stands alone. */
export function lines(
  letters: Lettering,
  text: string,
  fontSize: number,
  widest: number,
): string[] {
  const found: string[] = [];
  for (const word of text.split(" ")) {
    const last = found.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && letters.width(longer, fontSize) <= widest) found.pop();
    found.push(last !== undefined && letters.width(longer, fontSize) > widest ? word : longer);
  }
  return found;
}
