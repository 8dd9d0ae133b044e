import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/**
 * Copies the project as it stands, without what git ignores, into a folder of its own, where it can
 * be changed and built.
 *
 * @param name first part of the folder's name
 * @returns the folder, which the caller removes
 */
export function projectCopy(name: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  const tracked = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"]).toString();
  for (const file of tracked.split("\0").filter(Boolean)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(file, path.join(folder, file));
  }
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  return folder;
}
