import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { lettering } from "./lettering";

/** Box of the word mark; the tab bar shows it at this size in pixels. A long name is set smaller. */
const width = 220;
const height = 40;
const markSize = 36;
const gap = 10;
const largestFontSize = 23;
const bold = 700;

/**
 * Writes the logo: the mark, and the business's name in the outlines of the site's font, so that
 * a new name in the data makes a new logo. Its colours follow the visitor's colour scheme.
 */
export async function writeWordMark(name: string, target: string): Promise<void> {
  const letters = await lettering([name], bold);
  const left = markSize + gap;
  const fontSize = Math.min(largestFontSize, (width - left) / letters.width(name, 1));
  const outlines = letters.path(name, left, (height + letters.capHeight(fontSize)) / 2, fontSize);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    "<style>.t,.m{fill:#0b3c5d}@media(prefers-color-scheme:dark){.t{fill:#fbf6ec}.m{fill:#14577f}}</style>",
    '<g transform="translate(0 2) scale(.5625)"><rect class="m" width="64" height="64" rx="15"/>',
    '<circle cx="32" cy="19" r="9.5" fill="#ff8463"/>',
    '<path d="M11 21 32 53 53 21" fill="none" stroke="#fbf6ec" stroke-width="9.5" stroke-linecap="round" stroke-linejoin="round"/></g>',
    `<path class="t" d="${outlines}"/></svg>`,
  ];
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, `${svg.join("")}\n`);
}
