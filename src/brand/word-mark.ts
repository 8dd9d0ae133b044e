import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { lettering } from "./lettering";
import { mark, markStyle } from "./mark";
import { markSize } from "./scene";

/** Pixels, as in the page's tab bar; `leading` and `tracking` are fractions of the font size. */
const width = 160;
const height = 44;
const gap = 8;
const largestFontSize = 16;
const leading = 1.05;
const tracking = -0.01;

/** The colours of `tokens.css`, which an image cannot read. */
const nameStyle = `.t{fill:#10222e}@media(prefers-color-scheme:dark){.t{fill:#f5ecdc}}`;

/** Draws the name as outlines, because an image cannot use the page's font. */
export async function writeWordMark(name: string, target: string): Promise<void> {
  const font = await lettering(name);
  const textLeft = (height * markSize.width) / markSize.height + gap;
  const widthOf = (line: string) => font.width(line, 1, tracking);
  const lines = balancedLines(name, widthOf);
  const widest = Math.max(...lines.map(widthOf));
  const fontSize = Math.min(largestFontSize, (width - textLeft) / widest);
  const lineHeight = fontSize * leading;
  const capHeight = font.capHeight(fontSize);
  const firstBaseline = (height - capHeight - lineHeight * (lines.length - 1)) / 2 + capHeight;
  const outlines = lines.map((line, index) =>
    font.path(line, textLeft, firstBaseline + index * lineHeight, fontSize, tracking),
  );
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<style>${nameStyle}${markStyle}</style>`,
    await mark(name, { left: 0, top: 0, height }, 'class="m"'),
    `<path class="t" d="${outlines.join("")}"/></svg>`,
  ];
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, `${svg.join("")}\n`);
}

/** Breaks the text into two lines of similar width. */
function balancedLines(text: string, widthOf: (line: string) => number): string[] {
  const words = text.split(" ");
  const pairs = words.slice(1).map((_, index) => {
    const pair = [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")];
    return { pair, widest: Math.max(...pair.map(widthOf)) };
  });
  const [narrowest] = pairs.sort((a, b) => a.widest - b.widest);
  return narrowest?.pair ?? [text];
}
