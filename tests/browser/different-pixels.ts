import sharp from "sharp";
import { expect } from "./site";

const colours = (screenshot: Buffer) => sharp(screenshot).removeAlpha().raw().toBuffer();

/**
 * Compares two screenshots of one size.
 *
 * @returns for each pixel, row by row, 1 if a colour differs at least so much
 */
export async function differentPixels(
  first: Buffer,
  second: Buffer,
  minDifference = 1,
): Promise<Uint8Array> {
  const [colour, other] = [await colours(first), await colours(second)];
  expect(other.length).toBe(colour.length);
  const pixels = new Uint8Array(colour.length / 3);
  for (const [index, value] of colour.entries()) {
    if (Math.abs(value - (other[index] ?? 0)) >= minDifference) pixels[Math.floor(index / 3)] = 1;
  }
  return pixels;
}
