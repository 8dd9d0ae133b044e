import { mkdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

export const manifestIcons = [192, 512].flatMap((size) =>
  ["any", "maskable"].map((purpose) => ({
    src: `icons/icon-${purpose}-${size}x${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  })),
);

/** Pixels. Browsers request some icons by name, and accept a PNG as `favicon.ico`. */
const sizesByFile = {
  "apple-touch-icon.png": 180,
  "favicon.ico": 48,
  ...Object.fromEntries(manifestIcons.map(({ src, sizes }) => [src, parseInt(sizes)])),
};

export async function writeIcons(iconSvg: string, publicFolder: string): Promise<void> {
  await mkdir(path.join(publicFolder, "icons"), { recursive: true });
  for (const [name, size] of Object.entries(sizesByFile)) {
    await sharp(Buffer.from(iconSvg))
      .resize(size, size)
      .png()
      .toFile(path.join(publicFolder, name));
  }
}
