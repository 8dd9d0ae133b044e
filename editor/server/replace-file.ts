import { readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Files that are being written begin so; a run that was interrupted leaves them behind. */
const unfinished = ".new-";

/** Writes a file beside its place and moves it there: it is the old one or the new one, never a part. */
export function replaceFile(target: string, content: string | Buffer): void {
  const beside = path.join(path.dirname(target), `${unfinished}${path.basename(target)}`);
  writeFileSync(beside, content, { flush: true });
  renameSync(beside, target);
}

/** Removes what an interrupted writing has left behind. */
export function removeUnfinished(dataFolder: string): void {
  for (const folder of [dataFolder, path.join(dataFolder, "images")]) {
    for (const name of readdirSync(folder).filter((entry) => entry.startsWith(unfinished))) {
      rmSync(path.join(folder, name));
    }
  }
}
