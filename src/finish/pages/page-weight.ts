import { stat } from "node:fs/promises";
import path from "node:path";
import { builtPages } from "../built-pages";

/** From this part of the limit on a page is named. */
const nearLimit = 0.97;

/**
 * The pages of a compressed build that come near what a page may weigh, each with its weight.
 *
 * @param limit bytes of a page's brotli copy
 */
export async function heavyPages(publicFolder: string, limit: number): Promise<string[]> {
  const weights = (await builtPages(publicFolder)).map(async (page) => {
    const { size } = await stat(`${page}.br`);
    return size < limit * nearLimit
      ? []
      : [`${path.relative(publicFolder, page)}: ${size} of ${limit} bytes`];
  });
  return (await Promise.all(weights)).flat();
}
