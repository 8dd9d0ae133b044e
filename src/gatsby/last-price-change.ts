import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * The day of the file's last commit, such as `2026-12-02`; with uncommitted changes, the day it was written.
 *
 * @throws Error when there is no such file
 */
export async function lastPriceChange(file: string): Promise<string> {
  const changes = await gitOutput(file, ["status", "--porcelain"]);
  const day = changes === "" ? await gitOutput(file, ["log", "-1", "--format=%as"]) : "";
  return day || (await stat(file)).mtime.toISOString().slice(0, 10);
}

/** Empty without Git or a repository. */
async function gitOutput(file: string, command: readonly string[]): Promise<string> {
  try {
    const parameters = [...command, "--", path.basename(file)];
    return (await run("git", parameters, { cwd: path.dirname(file) })).stdout.trim();
  } catch {
    return "";
  }
}
