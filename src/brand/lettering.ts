import { readFile } from "node:fs/promises";
import { parse, type PathCommand } from "opentype.js";
import subsetFont from "subset-font";
import { fontFile, neededFeatures } from "./site-font";

/**
 * Text as outlines of the site's font, so that a picture looks the same wherever it is built. Sizes
 * are in pixels; `tracking` is the space that is added after each character, in parts of the font size.
 */
export interface Lettering {
  /** Width of a text in pixels. */
  readonly width: (text: string, fontSize: number, tracking?: number) => number;
  /** Height of capitals in pixels. */
  readonly capHeight: (fontSize: number) => number;
  /** SVG path data of a text whose baseline starts at a point. */
  readonly path: (
    text: string,
    left: number,
    baseline: number,
    fontSize: number,
    tracking?: number,
  ) => string;
}

/** Characters that most pictures need, the H by which capitals are measured among them. */
const usualCharacters = Array.from({ length: 95 }, (_, index) =>
  String.fromCharCode(32 + index),
).join("");

/** What was prepared last, by weight: a part of a font takes longer to make than a picture. */
const prepared = new Map<number, { readonly characters: string; readonly lettering: Lettering }>();

/**
 * Prepares the characters that some texts need.
 *
 * @param weight weight of the font, 400 to 700
 */
export async function lettering(texts: readonly string[], weight: number): Promise<Lettering> {
  const cached = prepared.get(weight);
  const needed = [...new Set(texts.join(""))];
  if (cached !== undefined && needed.every((character) => cached.characters.includes(character))) {
    return cached.lettering;
  }
  const characters = [...new Set((cached?.characters ?? usualCharacters) + needed.join(""))].join(
    "",
  );
  const made = await preparedLettering(characters, weight);
  prepared.set(weight, { characters, lettering: made });
  return made;
}

async function preparedLettering(characters: string, weight: number): Promise<Lettering> {
  const subset = await subsetFont(await readFile(fontFile()), characters, {
    targetFormat: "sfnt",
    variationAxes: { wght: weight, wdth: 100 },
    noHinting: true,
    keepFeatures: neededFeatures,
  });
  const font = parse(new Uint8Array(subset).buffer);
  return {
    width: (text, fontSize, tracking = 0) =>
      font.getAdvanceWidth(text, fontSize, { letterSpacing: tracking }),
    capHeight: (fontSize) =>
      (font.charToGlyph("H").getBoundingBox().y2 / font.unitsPerEm) * fontSize,
    path: (text, left, baseline, fontSize, tracking = 0) =>
      font
        .getPath(text, left, baseline, fontSize, { letterSpacing: tracking })
        .commands.map(pathStep)
        .join(""),
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

/** The font size, at most a given one, at which a text is no wider than a width in pixels. */
export function fittingSize(
  font: Lettering,
  text: string,
  largest: number,
  widest: number,
  tracking = 0,
): number {
  return Math.min(largest, widest / font.width(text, 1, tracking));
}

/** Breaks a text into lines of at most a width in pixels; a wider word is a line of its own. */
export function lines(
  font: Lettering,
  text: string,
  fontSize: number,
  widest: number,
  tracking = 0,
): string[] {
  const found: string[] = [];
  for (const word of text.split(" ")) {
    const last = found.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    const fits = last === undefined || font.width(longer, fontSize, tracking) <= widest;
    if (fits) found.pop();
    found.push(fits ? longer : word);
  }
  return found;
}

/**
 * Breaks a text into lines as even as they can be: as few as `lines` needs, none of them longer than
 * it has to be.
 */
export function balancedLines(
  font: Lettering,
  text: string,
  fontSize: number,
  widest: number,
  tracking = 0,
): string[] {
  const count = lines(font, text, fontSize, widest, tracking).length;
  const step = fontSize / 8;
  let narrow = widest;
  while (narrow > step && lines(font, text, fontSize, narrow - step, tracking).length === count) {
    narrow -= step;
  }
  return lines(font, text, fontSize, narrow, tracking);
}

/** Breaks a text into two lines, or one where it is one word, of which neither is longer than it has to be. */
export function twoLines(font: Lettering, text: string): string[] {
  const words = text.split(" ");
  const pairs = words.slice(1).map((_, index) => {
    const pair = [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")];
    return { pair, widest: Math.max(...pair.map((line) => font.width(line, 1))) };
  });
  const [narrowest] = pairs.sort((a, b) => a.widest - b.widest);
  return narrowest?.pair ?? [text];
}
