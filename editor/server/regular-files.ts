import { randomBytes } from "node:crypto";
import { lstatSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Prefix of temporary files, which remain if the program is killed. */
const unfinishedPrefix = ".new-";

/** Null for a missing file, and for a link, which may lead to any file of this computer. */
export function fileContent(folder: string, name: string): Buffer | null {
  const file = path.join(folder, name);
  return lstatSync(file, { throwIfNoEntry: false })?.isFile() === true ? readFileSync(file) : null;
}

/** Writes a temporary file and renames it, so that a kill leaves the old or the new file. A link is replaced. */
export function replaceFile(
  folder: string,
  name: string,
  content: string | Buffer,
  mode = 0o666,
): void {
  const file = path.join(folder, name);
  const newFile = path.join(path.dirname(file), unfinishedPrefix + randomBytes(9).toString("hex"));
  try {
    writeFileSync(newFile, content, { flag: "wx", flush: true, mode });
    renameSync(newFile, file);
  } finally {
    rmSync(newFile, { force: true });
  }
}

export function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(unfinishedPrefix))) {
    rmSync(path.join(folder, name), { force: true, recursive: true });
  }
}
