import { parse, type PathCommand } from "opentype.js";
import { fontPart } from "./site-font";

/**
 * Prepares the characters of a text: bold outlines of the site's font, so that a logo looks the same in every
 * browser. Sizes are in pixels; `tracking` is the space that is added after each character, in parts of the
 * font size.
 */
export async function lettering(characters: string) {
  // Capitals are measured by their H.
  const part = await fontPart(`H${characters}`, 700);
  const font = parse(new Uint8Array(part).buffer);
  return {
    width: (text: string, fontSize: number, tracking = 0) =>
      font.getAdvanceWidth(text, fontSize, { letterSpacing: tracking }),
    capHeight: (fontSize: number) =>
      (font.charToGlyph("H").getBoundingBox().y2 / font.unitsPerEm) * fontSize,
    /** SVG path data of a text whose baseline starts at a point. */
    path: (text: string, left: number, baseline: number, fontSize: number, tracking = 0) =>
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
