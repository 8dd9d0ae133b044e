import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { shownPages } from "../src/data-check/catalogue-data";
import { checkedTexts } from "../src/data-check/check-data";
import { listPagePath } from "../src/catalogue/page-paths";
import { byteFigures } from "./bench/byte-figures";
import {
  type BenchedPage,
  entriesOf,
  floorRatios,
  growths,
  type HistoryEntry,
  withEntry,
} from "./bench/figure-history";
import { table } from "./bench/figures";

/** Written into a message of a commit since the last line where more bytes are meant. */
const meant = /^Bytes-may-grow: \S/m;

/**
 * Weighs the finished build, compares it with the last line of a history, and adds a line of its own.
 * Fails where something has grown, unless the message of a commit since then has a line `Bytes-may-grow: REASON` or
 * `--may-grow` is given. Nothing is added then, so that the next build is compared with the same line.
 *
 * `--file`: the history (bench-results/history.jsonl). `--times`: what `npm run bench -- --out` has
 * written, whose paints are noted as multiples of the floor's and never compared.
 */
function main(): void {
  const { values } = parseArgs({
    options: {
      file: { type: "string", default: "bench-results/history.jsonl" },
      times: { type: "string" },
      "may-grow": { type: "boolean", default: false },
    },
  });
  const history = existsSync(values.file) ? readFileSync(values.file, "utf8") : "";
  const data = checkedTexts(path.resolve("data"));
  const pages = shownPages(data).map((page) => listPagePath(page, data.business.slug));
  const entry: HistoryEntry = {
    commit: git("rev-parse", "HEAD"),
    date: git("show", "-s", "--format=%cI", "HEAD"),
    bytes: byteFigures("public", [...new Set(pages)]),
    ...(values.times !== undefined && {
      ratios: floorRatios(JSON.parse(readFileSync(values.times, "utf8")) as BenchedPage[]),
    }),
  };
  const before = entriesOf(history)
    .filter(({ commit }) => commit !== entry.commit)
    .at(-1);
  console.log(
    table(
      ["what", "before", "now"],
      Object.entries(entry.bytes).map(([name, value]) => [
        name,
        before?.bytes[name]?.toString() ?? null,
        String(value),
      ]),
    ),
  );
  const grown = before === undefined ? [] : growths(before.bytes, entry.bytes);
  for (const { name, before: earlier, now } of grown) {
    console.error(`${name} has grown from ${earlier} to ${now}, since ${before?.commit ?? ""}`);
  }
  const isMeant = values["may-grow"] || meant.test(messagesSince(before?.commit));
  if (grown.length > 0 && !isMeant) {
    console.error("Where that is meant, say so in a commit's message: Bytes-may-grow: REASON");
    process.exitCode = 1;
    return;
  }
  mkdirSync(path.dirname(values.file), { recursive: true });
  writeFileSync(values.file, withEntry(history, entry));
}

/** Messages of the commits since one, or of the last where that one is not known here. */
function messagesSince(commit = ""): string {
  try {
    return git("log", "--format=%B", `${commit}..HEAD`);
  } catch {
    return git("show", "-s", "--format=%B", "HEAD");
  }
}

function git(...parameters: string[]): string {
  return execFileSync("git", parameters, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
}

main();
