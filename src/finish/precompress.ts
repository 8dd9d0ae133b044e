import { createHash } from "node:crypto";
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
  // Every page stands there twice, in its folder and flat; the best brotli takes its time.
  const known = new Map<string, Promise<Buffer[]>>();
  await Promise.all(
    texts.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      const content = await readFile(file);
      if (content.length < worthwhileBytes) return;
      const digest = createHash("sha256").update(content).digest("hex");
      const encoded = known.get(digest) ?? encodedCopies(content);
      known.set(digest, encoded);
      const copies = await encoded;
      await Promise.all(
        encodings.map(({ ending }, index) => writeFile(`${file}${ending}`, copies[index] ?? "")),
      );
    }),
  );
}

function encodedCopies(content: Buffer): Promise<Buffer[]> {
  return Promise.all(encodings.map(({ encode }) => encode(content)));
}
