import { spawnSync } from "node:child_process";
import path from "node:path";

/** A family that tests show the site with: its files, and Debian's package of them. */
export interface TestFont {
  readonly name: string;
  readonly files: readonly string[];
  readonly debianPackage: string;
}

/** What visitors without the site's font have: Arial's metrics. */
export const testFonts = {
  liberation: {
    name: "Liberation Sans",
    files: ["LiberationSans-Regular.ttf", "LiberationSans-Bold.ttf"],
    debianPackage: "fonts-liberation",
  },
} as const satisfies Record<string, TestFont>;

/** The paths of a family's files on this machine, or null where one is missing. */
export function installedFont({ files }: TestFont): string[] | null {
  const list = spawnSync("fc-list", ["--format=%{file}\\n"], { encoding: "utf8" });
  const places = list.error === undefined ? list.stdout.split("\n") : [];
  const installed = files.map((file) => places.find((place) => path.basename(place) === file));
  return installed.every((place) => place !== undefined) ? installed : null;
}
