import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The file that a pasted or dragged text means: terminals and file managers put quotation marks
 * around a path, write blanks in it with a backslash, or make an address of it.
 *
 * @param isWindows whether a backslash divides folders and hides nothing
 */
export function pastedPath(text: string, isWindows = process.platform === "win32"): string {
  const plain = text.trim().replace(/^&\s+/, "");
  const [, , quoted] = /^(['"])(.*)\1$/.exec(plain) ?? [];
  const found = quoted ?? (isWindows ? plain : plain.replaceAll(/\\(.)/g, "$1"));
  if (/^file:\/\//i.test(found)) {
    try {
      return fileURLToPath(found, { windows: isWindows });
    } catch {
      return found;
    }
  }
  const fromHome = /^~(?=[/\\]|$)/.test(found) ? os.homedir() + found.slice(1) : found;
  return isWindows ? fromHome : path.resolve(fromHome);
}
