import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** How two pictures of a page differ. */
export interface Difference {
  /** Pixels that differ, as a share of all, above 0. */
  readonly share: number;
  /** The same in words, with the sizes where they differ. */
  readonly words: string;
  /** What differs, in red on the pale page, as PNG. */
  readonly picture: Buffer;
}

/**
 * Compares two pictures, PNG. A picture that is shorter counts as different where it has ended.
 *
 * @returns null where they show the same
 */
export async function differenceOf(before: Buffer, after: Buffer): Promise<Difference | null> {
  if (before.equals(after)) return null;
  const sizes = await Promise.all(
    [before, after].map(async (png) => {
      const { width, height } = await sharp(png).metadata();
      return { width, height };
    }),
  );
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const one = await pixels(before, width, height);
  const other = await pixels(after, width, height);
  const picture = Buffer.alloc(width * height * 4);
  // A step of one in a colour is how the browser has rounded this time; letters' edges count as they are.
  const options = { threshold: 0.01, includeAA: true };
  const count = pixelmatch(one, other, picture, width, height, options);
  if (count === 0) return null;
  const share = count / (width * height);
  const [size, newSize] = sizes.map((of) => `${of.width} × ${of.height}`);
  const words = size === newSize ? "" : `, ${size} → ${newSize} pixels`;
  return {
    share,
    words: `${(100 * share).toFixed(2)} % of the pixels${words}`,
    picture: await sharp(picture, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  };
}

/** The colours of a picture on a ground of the size asked for, in a colour of no page. */
async function pixels(png: Buffer, width: number, height: number): Promise<Buffer> {
  const loud = { r: 255, g: 0, b: 255, alpha: 1 };
  return sharp({ create: { width, height, channels: 4, background: loud } })
    .composite([{ input: png, left: 0, top: 0 }])
    .raw()
    .toBuffer();
}
