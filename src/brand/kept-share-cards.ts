import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { type ShareCard, writeShareCard } from "./share-card";
import { fontFile } from "./site-font";

/** Where the code stands that draws; a change of it draws every card anew. */
const drawingCode = path.resolve("src/brand");

/**
 * Pictures of shared links, each drawn once: what was drawn for an earlier build is taken again as long
 * as nothing on it has changed.
 */
export class KeptShareCards {
  private readonly used = new Set<string>();
  private code: Promise<string> | undefined;

  /** @param folder where drawn pictures are kept between builds */
  constructor(private readonly folder: string) {}

  async write(card: ShareCard, target: string): Promise<void> {
    this.code ??= codeDigest();
    const picture = digest([await readFile(card.picture)]);
    const name = `${digest([JSON.stringify({ ...card, picture }), await this.code])}.jpg`;
    const kept = path.join(this.folder, name);
    const names = await this.names();
    await mkdir(path.dirname(target), { recursive: true });
    if (!names.includes(name)) {
      // Moved there when it is whole, so that a build that was stopped leaves no half of a picture.
      await writeShareCard(card, `${kept}.new`);
      await rename(`${kept}.new`, kept);
    }
    await copyFile(kept, target);
    this.used.add(name);
  }

  /** Drops the pictures that this build has not used. */
  async dropOthers(): Promise<void> {
    const others = (await this.names()).filter((name) => !this.used.has(name));
    await Promise.all(others.map((name) => rm(path.join(this.folder, name))));
  }

  private async names(): Promise<string[]> {
    await mkdir(this.folder, { recursive: true });
    return readdir(this.folder);
  }
}

async function codeDigest(): Promise<string> {
  const names = (await readdir(drawingCode)).sort();
  const files = [...names.map((name) => path.join(drawingCode, name)), fontFile()];
  return digest(await Promise.all(files.map((file) => readFile(file))));
}

function digest(parts: readonly (Buffer | string)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 32);
}
