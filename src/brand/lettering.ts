import { parse, type PathCommand } from "opentype.js";
import { boldFont } from "./site-font";

/** Bold outlines in the site's font. Sizes in pixels; `tracking` is a fraction of the font size. */
export async function lettering(characters: string) {
  // The cap height is the height of an H.
  const subset = await boldFont(`H${characters}`);
  const font = parse(new Uint8Array(subset).buffer);
  return {
    width: (text: string, fontSize: number, tracking = 0) =>
      font.getAdvanceWidth(text, fontSize, { letterSpacing: tracking }),
    capHeight: (fontSize: number) =>
      (font.charToGlyph("H").getBoundingBox().y2 / font.unitsPerEm) * fontSize,
    path: (text: string, left: number, baseline: number, fontSize: number, tracking = 0) =>
      font
        .getPath(text, left, baseline, fontSize, { letterSpacing: tracking })
        .commands.map(pathCommand)
        .join(""),
  };
}

/** Replaces opentype.js's `toPathData`, which writes NaN for coordinates slightly above a whole number. */
function pathCommand(command: PathCommand): string {
  const values = Object.entries(command).flatMap(([name, value]) =>
    name === "type" ? [] : [Number(Number(value).toFixed(1))],
  );
  return `${command.type}${values.join(" ")}`;
}
