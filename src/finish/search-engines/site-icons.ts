import path from "node:path";
import sharp from "sharp";

/** Sides of the icons in pixels, by their names. Every browser takes a PNG for `favicon.ico`. */
const sizes = { "apple-touch-icon.png": 180, "favicon.ico": 48 };

/**
 * Writes the icons that browsers and link previews fetch by name, without a page having named them.
 *
 * @param drawing file of the app's icon, an SVG
 */
export async function writeNamedIcons(drawing: string, publicFolder: string): Promise<void> {
  for (const [name, size] of Object.entries(sizes)) {
    await sharp(drawing).resize(size, size).png().toFile(path.join(publicFolder, name));
  }
}
