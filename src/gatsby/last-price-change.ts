import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Lines of a catalogue's file that a visitor pays by. */
const priceLines = '"(duration|price|kms|estimated|kmsEstimated|exceed|carInfo)":';

/**
 * The day, as YYYY-MM-DD, on which the prices of a catalogue's file last changed: that of the last commit that
 * changed a line of them, or the file's own where git does not know these prices.
 *
 * @throws Error when there is no such file
 */
export async function lastPriceChange(file: string): Promise<string> {
  const isChanged = await gitOutput(file, ["diff", "--name-only", "HEAD"]);
  // Along the first parents one commit follows another, as they were published.
  const log = ["log", "--first-parent", "-m", "-1", "--format=%as", "--no-patch"];
  const day = isChanged === "" ? await gitOutput(file, log) : "";
  return day || (await stat(file)).mtime.toISOString().slice(0, 10);
}

/** What git says of a file's price lines; an empty text where there is no git. */
async function gitOutput(file: string, command: readonly string[]): Promise<string> {
  try {
    const parameters = [...command, `-G${priceLines}`, "--", path.basename(file)];
    return (await run("git", parameters, { cwd: path.dirname(file) })).stdout.trim();
  } catch {
    return "";
  }
}
