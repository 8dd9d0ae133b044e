import { execFile } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * The day, as YYYY-MM-DD, on which the prices of a catalogue's file last changed: that of the commit
 * that changed them, or the file's own where git does not know these prices.
 *
 * @throws Error when the file cannot be read or is no JSON
 */
export async function lastPriceChange(file: string): Promise<string> {
  const prices = pricesOf(await readFile(file, "utf8"));
  let day: string | null = null;
  for (const commit of await commitsOf(file)) {
    if ((await pricesAt(commit.hash, file)) !== prices) break;
    day = commit.day;
  }
  return day ?? (await stat(file)).mtime.toISOString().slice(0, 10);
}

/** The commits that changed a file, newest first; none where there is no git. */
async function commitsOf(file: string): Promise<{ hash: string; day: string }[]> {
  // Along the first parents one commit follows another, as they were published.
  const log = ["log", "--first-parent", "--format=%H %as", "--", path.basename(file)];
  const text = (await gitOutput(file, log)) ?? "";
  return text.split("\n").flatMap((line) => {
    const [hash, day] = line.split(" ");
    return hash !== undefined && day !== undefined ? [{ hash, day }] : [];
  });
}

/** The prices that a file had after a commit; null where they cannot be read. */
async function pricesAt(hash: string, file: string): Promise<string | null> {
  const text = await gitOutput(file, ["show", `${hash}:./${path.basename(file)}`]);
  try {
    return text === null ? null : pricesOf(text);
  } catch {
    return null;
  }
}

async function gitOutput(file: string, parameters: readonly string[]): Promise<string | null> {
  try {
    const options = { cwd: path.dirname(file), maxBuffer: 64 * 1024 * 1024 };
    return (await run("git", parameters, options)).stdout;
  } catch {
    return null;
  }
}

interface PricedItem {
  readonly id: number;
  readonly priceDetails: unknown;
  readonly exceed?: string;
  readonly carInfo?: string;
}

/** Everything in a catalogue's text that a visitor pays by, whatever the order of the items. */
function pricesOf(text: string): string {
  const items = JSON.parse(text) as readonly PricedItem[];
  return items
    .map(({ id, priceDetails, exceed, carInfo }) =>
      JSON.stringify([id, priceDetails, exceed, carInfo]),
    )
    .sort()
    .join("\n");
}
