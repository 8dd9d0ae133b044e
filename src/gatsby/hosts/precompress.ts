import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesBelow } from "../output/built-files";

const compressible = /\.(html|js|json|css|svg|xml|txt|webmanifest)$/;

/** Compressing smaller files saves less than the added headers cost. */
const minBytes = 512;

const encodings: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  ".br": (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  ".gz": (content) => promisify(gzip)(content, { level: 9 }),
};

/** Writes brotli and gzip copies of all text files. */
export async function precompress(publicFolder: string): Promise<void> {
  const texts = (await filesBelow(publicFolder)).filter((file) => compressible.test(file));
  // Every page exists twice: in its folder and flat.
  const encoded = new Map<string, Promise<Buffer>>();
  await Promise.all(
    texts.map(async (file) => {
      const content = await readFile(file);
      if (content.length < minBytes) return;
      const digest = createHash("sha256").update(content).digest("hex");
      for (const [ending, encode] of Object.entries(encodings)) {
        const copy = encoded.get(digest + ending) ?? encode(content);
        encoded.set(digest + ending, copy);
        await writeFile(`${file}${ending}`, await copy);
      }
    }),
  );
}
