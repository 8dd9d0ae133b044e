import { spawnSync } from "node:child_process";
import path from "node:path";

/** Has Arial's metrics, as do the fonts that visitors see before the site's font has loaded. */
export const fallbackFont = "Liberation Sans";

const fileNames = ["LiberationSans-Regular.ttf", "LiberationSans-Bold.ttf"];

export function hasFallbackFont(): boolean {
  const list = spawnSync("fc-list", ["--format=%{file}\\n"], { encoding: "utf8" });
  const names =
    list.error === undefined ? list.stdout.split("\n").map((file) => path.basename(file)) : [];
  return fileNames.every((name) => names.includes(name));
}
