import { parse, type PathCommand } from "opentype.js";
import { fontPart } from "./site-font";

/** Bold outlines in the site's font. Sizes in pixels; `tracking` is a part of the font size. */
export async function lettering(characters: string) {
  // An H defines the cap height.
  const part = await fontPart(`H${characters}`, 700);
  const font = parse(new Uint8Array(part).buffer);
  return {
    width: (text: string, fontSize: number, tracking = 0) =>
      font.getAdvanceWidth(text, fontSize, { letterSpacing: tracking }),
    capHeight: (fontSize: number) =>
      (font.charToGlyph("H").getBoundingBox().y2 / font.unitsPerEm) * fontSize,
    path: (text: string, left: number, baseline: number, fontSize: number, tracking = 0) =>
      font
        .getPath(text, left, baseline, fontSize, { letterSpacing: tracking })
        .commands.map(pathStep)
        .join(""),
  };
}

/** opentype.js's `toPathData` writes NaN for coordinates slightly above a whole number. */
function pathStep(step: PathCommand): string {
  const values = Object.entries(step).flatMap(([name, value]) =>
    name === "type" ? [] : [Number(Number(value).toFixed(1))],
  );
  return `${step.type}${values.join(" ")}`;
}
