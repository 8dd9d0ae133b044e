import { randomBytes } from "node:crypto";
import { lstatSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A link where a file or a folder has to be: what it leads to may be anything of this computer. */
export class LinkError extends Error {
  constructor(place: string) {
    super(`${place} is a link to another place, which the editor does not follow. Remove it.`);
  }
}

/** Files that are being written begin so; a program that was killed leaves them behind. */
const unfinished = ".new-";

/**
 * The place of a file below a folder, which is no link, nor is anything on the way to it.
 *
 * @throws LinkError where one is
 */
export function plainPlace(folder: string, name: string): string {
  const steps = name.split("/");
  const places = steps.map((_, index) => path.join(folder, ...steps.slice(0, index + 1)));
  for (const place of [folder, ...places]) {
    const found = lstatSync(place, { throwIfNoEntry: false });
    if (found?.isSymbolicLink() === true) throw new LinkError(place);
  }
  return path.join(folder, name);
}

/**
 * The content of a file; null where there is none.
 *
 * @throws LinkError where a link is on the way
 */
export function readPlain(folder: string, name: string): Buffer | null {
  const place = plainPlace(folder, name);
  return lstatSync(place, { throwIfNoEntry: false })?.isFile() === true
    ? readFileSync(place)
    : null;
}

/**
 * Writes a file beside its place and moves it there: whenever the program is killed, it is the old one or the
 * new one.
 *
 * @throws LinkError where a link is on the way
 */
export function replacePlain(
  folder: string,
  name: string,
  content: string | Buffer,
  mode = 0o666,
): void {
  const place = plainPlace(folder, name);
  const beside = path.join(path.dirname(place), unfinished + randomBytes(9).toString("hex"));
  writeFileSync(beside, content, { flag: "wx", flush: true, mode });
  renameSync(beside, place);
}

export function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(unfinished))) {
    rmSync(path.join(folder, name), { force: true, recursive: true });
  }
}

/** @throws LinkError where something below a folder is a link */
export function checkNoLinks(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true }) as string[]) {
    plainPlace(folder, name.replaceAll(path.sep, "/"));
  }
}
