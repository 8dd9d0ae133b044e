import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";

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
    decode: promisify<Buffer, Buffer>(brotliDecompress),
  },
  {
    ending: ".gz",
    encode: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
    decode: promisify<Buffer, Buffer>(gunzip),
  },
];

/**
 * Puts a brotli and a gzip copy beside every text file of the build, for hosts that serve
 * precompressed files. What an earlier build left beside a file that is still the same stays: the best
 * brotli of thousands of pages takes minutes.
 */
export async function precompress(publicFolder: string): Promise<void> {
  const entries = await readdir(publicFolder, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  // Every page stands there twice, in its folder and flat.
  const known = new Map<string, Promise<Buffer[]>>();
  await Promise.all(
    texts.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      const content = await readFile(file);
      if (content.length < worthwhileBytes) return;
      const digest = createHash("sha256").update(content).digest("hex");
      const encoded = known.get(digest) ?? copiesOf(file, content);
      known.set(digest, encoded);
      const copies = await encoded;
      await Promise.all(
        encodings.map(({ ending }, index) => writeFile(`${file}${ending}`, copies[index] ?? "")),
      );
    }),
  );
}

async function copiesOf(file: string, content: Buffer): Promise<Buffer[]> {
  return (
    (await earlierCopies(file, content)) ??
    Promise.all(encodings.map(({ encode }) => encode(content)))
  );
}

/** The copies beside a file, where all are there and hold what it holds. */
async function earlierCopies(file: string, content: Buffer): Promise<Buffer[] | null> {
  const copies = encodings.map(async ({ ending, decode }) => {
    const copy = await readFile(`${file}${ending}`);
    return (await decode(copy)).equals(content) ? [copy] : [];
  });
  try {
    const held = (await Promise.all(copies)).flat();
    return held.length === encodings.length ? held : null;
  } catch {
    // Missing or cut off: they are made anew.
    return null;
  }
}
