import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { type ShareCard, shareCard } from "./share-card";
import { fontFile, fontPart } from "./site-font";

/** Where drawn cards are cached between builds. */
const folder = path.resolve(".cache/share-cards");

/** Where the code is that draws; a change of it draws every card anew. */
const drawingCode = path.resolve("src/brand");

export interface TargetedCard {
  readonly card: ShareCard;
  readonly target: string;
}

/**
 * Writes the pictures of shared links, each drawn once: what was drawn for an earlier build is copied as
 * long as nothing on it has changed, and what this build does not use is deleted.
 */
export async function writeShareCards(cards: readonly TargetedCard[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const code = (await readdir(drawingCode)).sort().map((name) => path.join(drawingCode, name));
  const drawnBy = digest(await Promise.all([...code, fontFile()].map((file) => readFile(file))));
  const earlier = await readdir(folder);
  const font = await fontPart(JSON.stringify(cards.map(({ card }) => card)), 700);
  // Never written over: the process that has drawn with a font's file has it open, and ends when it changes.
  const fontName = `${digest([font])}.ttf`;
  const used = new Set([fontName]);
  if (!earlier.includes(fontName)) await writeFile(path.join(folder, fontName), font);
  for (const { card, target } of cards) {
    const picture = digest([await readFile(card.picture)]);
    const name = `${digest([JSON.stringify({ ...card, picture }), drawnBy])}.jpg`;
    const cached = path.join(folder, name);
    if (!earlier.includes(name) && !used.has(name)) {
      // Moved there when it is whole, so that a build that was stopped leaves no half of a picture.
      await writeFile(`${cached}.new`, await shareCard(card, path.join(folder, fontName)));
      await rename(`${cached}.new`, cached);
    }
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(cached, target);
    used.add(name);
  }
  const others = earlier.filter((name) => !used.has(name));
  await Promise.all(others.map((name) => rm(path.join(folder, name))));
}

function digest(parts: readonly (Buffer | string)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 32);
}
