import { parse, type PathCommand } from "opentype.js";
import { fontPart } from "./site-font";

/** Bold outlines of characters in the site's font. Sizes are in pixels, `tracking` is in parts of the font size. */
export async function lettering(characters: string) {
  // The cap height is measured on an H.
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

/** opentype.js's `toPathData` writes NaN for a coordinate slightly above a whole number. */
function pathStep(step: PathCommand): string {
  const values = Object.entries(step).flatMap(([name, value]) =>
    name === "type" ? [] : [Number(Number(value).toFixed(1))],
  );
  return `${step.type}${values.join(" ")}`;
}
