import { readFile, writeFile } from "node:fs/promises";
import postcss, { type Declaration, type Root } from "postcss";

/**
 * Puts all icons into one picture, each in and 24 units below the one before, and gives each rule its icon's place
 * there. Of every picture a browser makes a document before the first paint: a dozen cost a slow phone 25 ms.
 */
export function mergeIcons(root: Root): void {
  const icons: Declaration[] = [];
  root.walkDecls("--icon", (declaration) => void icons.push(declaration));
  const { length } = icons;
  if (length === 0) return;
  const parts = icons.map(({ value }) => value.split(/(?<=<svg[^>]*>)|<.svg>/));
  for (const [index, icon] of icons.entries()) {
    icon.prop = "--icon-place";
    icon.value = `${Number(((100 * index) / (length - 1 || 1)).toFixed(2))}%`;
  }
  const start = parts[0]?.[0]?.replace("0 0 24 24", `0 0 24 ${24 * length}`);
  const drawings = parts.map(([, drawing]) => drawing).join('<svg y="24">');
  root.append(`:root{--icon:${start}${drawings}${"</svg>".repeat(length)}')}`);
}

/** Puts all icons of the whole style sheet into one picture. */
export async function mergeSheetIcons(file: string): Promise<void> {
  const sheet = postcss.parse(await readFile(file, "utf8"));
  mergeIcons(sheet);
  await writeFile(file, sheet.toString());
}
