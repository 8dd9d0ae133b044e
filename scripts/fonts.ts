import { spawnSync } from "node:child_process";
import path from "node:path";

/** Has Arial's metrics, as do the fonts that visitors see before the site's font has loaded. */
export const fallbackFont = "Liberation Sans";

const fileNames = ["LiberationSans-Regular.ttf", "LiberationSans-Bold.ttf"];

/** Paths of the fallback font's files, or null if one is missing. */
export function fallbackFontFiles(): string[] | null {
  const list = spawnSync("fc-list", ["--format=%{file}\\n"], { encoding: "utf8" });
  const paths = list.error === undefined ? list.stdout.split("\n") : [];
  const files = fileNames.map((name) => paths.find((file) => path.basename(file) === name));
  return files.every((file) => file !== undefined) ? files : null;
}
