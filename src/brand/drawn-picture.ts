import { mkdir } from "node:fs/promises";
import path from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import type { Box } from "./drawn-shapes";

/** A photograph or illustration in a drawing, cut to its box and with its upper corners rounded. */
export interface PlacedPicture extends Box {
  readonly file: string;
  readonly radius: number;
}

/** A drawing in layers, from the ground up: shapes as SVG elements, and pictures. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly layers: readonly (string | PlacedPicture | OverlayOptions)[];
}

const jpegQuality = 84;

/** Writes a drawing as a JPEG. */
export async function writeDrawing(drawing: Drawing, target: string): Promise<void> {
  const { width, height, layers } = drawing;
  const painted = await Promise.all(
    layers.map(async (layer): Promise<OverlayOptions> => {
      if (typeof layer === "string") return { input: svg(width, height, layer), left: 0, top: 0 };
      return "file" in layer ? await cutPicture(layer) : layer;
    }),
  );
  await mkdir(path.dirname(target), { recursive: true });
  await sharp({ create: { width, height, channels: 3, background: "white" } })
    .composite(painted)
    .jpeg({ quality: jpegQuality, mozjpeg: true })
    .toFile(target);
}

async function cutPicture(picture: PlacedPicture): Promise<OverlayOptions> {
  const { file, left, top, width, height, radius } = picture;
  const mask = `<path d="M0 ${height}V${radius}a${radius} ${radius} 0 0 1 ${radius} ${-radius}H${width - radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}V${height}z"/>`;
  const input = await sharp(file)
    .resize({ width, height, fit: "cover", position: "bottom" })
    .composite([{ input: svg(width, height, mask), blend: "dest-in" }])
    .png()
    .toBuffer();
  return { input, left, top };
}

/** An SVG document for sharp. */
export function svg(width: number, height: number, content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  );
}
