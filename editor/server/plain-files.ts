import { randomBytes } from "node:crypto";
import { lstatSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Files that are being written begin so; a program that was killed leaves them behind. */
const unfinished = ".new-";

/** The content of a file; null where there is none, or a link, which may lead to anything of this computer. */
export function readPlain(folder: string, name: string): Buffer | null {
  const place = path.join(folder, name);
  return lstatSync(place, { throwIfNoEntry: false })?.isFile() === true
    ? readFileSync(place)
    : null;
}

/** Writes beside the place and moves: when the program is killed, it is the old file or the new one, and no link. */
export function replacePlain(
  folder: string,
  name: string,
  content: string | Buffer,
  mode = 0o666,
): void {
  const place = path.join(folder, name);
  const beside = path.join(path.dirname(place), unfinished + randomBytes(9).toString("hex"));
  writeFileSync(beside, content, { flag: "wx", flush: true, mode });
  renameSync(beside, place);
}

export function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(unfinished))) {
    rmSync(path.join(folder, name), { force: true, recursive: true });
  }
}
