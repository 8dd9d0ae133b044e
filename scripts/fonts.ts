import { readdirSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** Where systems with fontconfig keep fonts. */
const fontFolders = [
  "/usr/share/fonts",
  "/usr/local/share/fonts",
  path.join(os.homedir(), ".local/share/fonts"),
];

/** A family that tests look at the site with: its files, and Debian's package of them. */
export interface TestFont {
  readonly name: string;
  readonly files: readonly string[];
  readonly debianPackage: string;
}

/** What visitors without the site's font have: Arial's metrics, or on many Linux systems this alone. */
export const testFonts = {
  liberation: {
    name: "Liberation Sans",
    files: ["LiberationSans-Regular.ttf", "LiberationSans-Bold.ttf"],
    debianPackage: "fonts-liberation",
  },
  dejaVu: {
    name: "DejaVu Sans",
    files: ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"],
    debianPackage: "fonts-dejavu-core",
  },
} as const satisfies Record<string, TestFont>;

/** The paths of a family's files on this machine, or null where one is missing. */
export function installedFont({ files }: TestFont): string[] | null {
  const places = fontFolders.flatMap(filesBelow);
  const found = files.map((file) => places.find((place) => path.basename(place) === file));
  return found.every((place) => place !== undefined) ? found : null;
}

function filesBelow(folder: string): string[] {
  try {
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
    return files.map((file) => path.join(folder, file));
  } catch {
    return [];
  }
}
