import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(html|js|json|css|svg|xml|txt|webmanifest)$/;

/** Below this size in bytes the headers cost more than compression saves. */
const worthwhileBytes = 512;

const encodings = [
  {
    ending: ".br",
    encode: (content: Buffer) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  { ending: ".gz", encode: (content: Buffer) => promisify(gzip)(content, { level: 9 }) },
];

/**
 * Puts a brotli and a gzip copy beside every text file of the build, for hosts that serve
 * precompressed files.
 */
export async function precompress(publicFolder: string): Promise<void> {
  const entries = await readdir(publicFolder, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(
    texts.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      const content = await readFile(file);
      if (content.length < worthwhileBytes) return;
      for (const { ending, encode } of encodings) {
        await writeFile(`${file}${ending}`, await encode(content));
      }
    }),
  );
}
