import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

/** Side of the icon that an iPhone puts on its home screen, in pixels. */
const touchIconSize = 180;

/** Sides of the pictures in `favicon.ico`, in pixels. */
const faviconSizes = [16, 32, 48];

const entryBytes = 16;
const headerBytes = 6;

/**
 * Writes the icons that browsers and link previews ask for by name, without a page having named
 * them: `favicon.ico` and `apple-touch-icon.png`.
 *
 * @param drawing file of the app's icon, an SVG
 */
export async function writeNamedIcons(drawing: string, publicFolder: string): Promise<void> {
  const png = (size: number) => sharp(drawing).resize(size, size).png().toBuffer();
  const pictures = await Promise.all(faviconSizes.map(png));
  await writeFile(path.join(publicFolder, "favicon.ico"), iconFile(pictures, faviconSizes));
  await writeFile(path.join(publicFolder, "apple-touch-icon.png"), await png(touchIconSize));
}

/**
 * An ICO file: a header, one entry for each picture, then the pictures, which may be PNG.
 *
 * @param sizes sides of the pictures in pixels, below 256
 */
export function iconFile(pictures: readonly Buffer[], sizes: readonly number[]): Buffer {
  const header = Buffer.alloc(headerBytes + pictures.length * entryBytes);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach((picture, index) => {
    const entry = headerBytes + index * entryBytes;
    const size = sizes[index] ?? 0;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(picture.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  });
  return Buffer.concat([header, ...pictures]);
}
