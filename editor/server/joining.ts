import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import { checkedData } from "../../src/data-check/check-data";
import { DataError, type Fault } from "../../src/data-check/fault";
import { withChange } from "./data-changes";
import { emptyList, type Layout, writtenText } from "./data-store";
import { git } from "./git";
import { joinedData, type JoinedData, parsed, textIn } from "./joined-data";
import type { Sides } from "./own-ids";
import { shownImages } from "./shown-images";
import { isSame } from "./json-values";

/** What came of putting two publishings together. */
export type Joining =
  | {
      readonly kind: "joined" | "faulty";
      /** The commit that has both. Nothing refers to it yet. */
      readonly commit: string;
      /** Null where a file of either cannot be read, and this computer had nothing to add. */
      readonly data: JoinedData | null;
      /** What is wrong in both together. */
      readonly faults: readonly Fault[];
    }
  | { readonly kind: "apart"; readonly cause: string };

/** Git's own programs for a repository are not run for what nobody has seen yet. */
const withoutHooks = ["-c", "core.hooksPath=none-of-them"];

/**
 * Puts two publishings together: the data field by field, all other files as git does. It is done in a work
 * tree of its own, beside the repository's, which stays as it is.
 */
export async function joining(
  dataFolder: string,
  layout: Layout,
  commits: Sides<string>,
): Promise<Joining> {
  const data = await joinedData(dataFolder, commits);
  if (commits.base === commits.own) {
    return { kind: "joined", commit: commits.others, data, faults: [] };
  }
  if (data === null) return apart("A data file of one of both cannot be read.");
  const { output: prefix } = await git(dataFolder, "rev-parse", "--show-prefix");
  const outer = mkdtempSync(path.join(os.tmpdir(), "publishing-"));
  const tree = path.join(outer, "tree");
  try {
    const added = await git(
      dataFolder,
      ...withoutHooks,
      ...["worktree", "add", "--quiet", "--detach", tree, commits.own],
    );
    if (!added.isDone) return apart(added.output);
    return await joinedIn(path.join(tree, prefix.trim()), { layout, commits, data });
  } finally {
    await git(dataFolder, "worktree", "remove", "--force", tree);
    rmSync(outer, { recursive: true, force: true });
    await git(dataFolder, "worktree", "prune");
  }
}

function apart(cause: string): Joining {
  return { kind: "apart", cause };
}

interface Work {
  readonly layout: Layout;
  readonly commits: Sides<string>;
  readonly data: JoinedData;
}

/** Does the work in a work tree, of which this is the data folder. */
async function joinedIn(folder: string, { layout, commits, data }: Work): Promise<Joining> {
  const parameters = ["merge", "--quiet", "--no-commit", "--no-ff", commits.others];
  const merge = await git(folder, ...withoutHooks, ...parameters);
  const isBegun = (await git(folder, "rev-parse", "--quiet", "--verify", "MERGE_HEAD")).isDone;
  if (!isBegun) return apart(merge.output);
  const foreign = (await filesInConflict(folder)).filter((file) => !isSettledHere(file));
  if (foreign.length > 0) return apart(`Both have changed ${foreign.join(", ")}.`);
  for (const file of dataFiles) await writeJoined(folder, file, { layout, commits, data });
  await settlePictures(folder, { commits, data });
  await git(folder, "add", "--all", "--", "./*.json");
  const faults = await faultsIn(folder);
  const message = joinMessage(data.theirWords);
  const commit = await git(folder, ...withoutHooks, "commit", "--quiet", "--message", message);
  if (!commit.isDone) return apart(commit.output);
  const { output } = await git(folder, "rev-parse", "HEAD");
  return { kind: faults.length === 0 ? "joined" : "faulty", commit: output.trim(), data, faults };
}

/** The message of the commit that has both. */
export function joinMessage(theirWords: readonly string[]): string {
  const list = theirWords.map((line) => `- ${line}`).join("\n");
  return `Put together what two computers have published${list === "" ? "" : `\n\n${list}`}\n`;
}

/** The files that git could not put together, by their paths from the data folder. */
export async function filesInConflict(dataFolder: string): Promise<readonly string[]> {
  const { isDone, output } = await git(dataFolder, "ls-files", "--unmerged", "-z", "--", ":/");
  const entries = isDone ? output.split("\0").filter((entry) => entry !== "") : [];
  return [...new Set(entries.map((entry) => entry.slice(entry.indexOf("\t") + 1)))];
}

/** Whether the editor knows how to put a file together that git does not. */
export function isSettledHere(file: string): boolean {
  return file.startsWith("images/") || dataFiles.some((name) => file === `${name}.json`);
}

async function writeJoined(folder: string, file: DataFile, { layout, commits, data }: Work) {
  const content = data.contents[file];
  const text = textIn(folder, file);
  if (isSame(text === null ? [] : parsed(text), content)) return;
  const theirs = await git(folder, "show", `${commits.others}:./${file}.json`);
  const joined = await writtenText(theirs.isDone ? theirs.output : emptyList, content, layout);
  writeFileSync(path.join(folder, `${file}.json`), joined);
}

/**
 * Puts the pictures that have one name and are not the same into a work tree and its index: the other's under
 * that name, one's own under another.
 */
export async function settlePictureNames(
  folder: string,
  others: string,
  { pictures }: Pick<JoinedData, "pictures">,
): Promise<void> {
  for (const [image, { image: name, blob }] of pictures) {
    await git(folder, "checkout", others, "--", `./${image}`);
    const entry = `100644,${blob},${await fromTop(folder, name)}`;
    await git(folder, "update-index", "--add", "--cacheinfo", entry);
    await git(folder, "checkout-index", "--force", "--", name);
  }
}

/** Leaves the pictures in a work tree and its index that the items of both show, and those that they may. */
async function settlePictures(folder: string, { commits, data }: Omit<Work, "layout">) {
  await settlePictureNames(folder, commits.others, data);
  const { contents, conflicts, sides, pictures } = data;
  const shown = new Set([
    ...shownImages(contents),
    // An own change that met another one may still be wanted.
    ...conflicts.flatMap((conflict) => [...shownImages(withChange(contents, conflict))]),
    ...[...pictures.values()].map(({ image }) => image),
  ]);
  const present = new Set(picturesIn(folder));
  for (const image of shown) {
    if (present.has(image)) continue;
    const found = await git(folder, "checkout", commits.others, "--", `./${image}`);
    if (!found.isDone) await git(folder, "checkout", commits.own, "--", `./${image}`);
  }
  for (const image of [...shownImages(sides.own), ...shownImages(sides.others)]) {
    if (shown.has(image)) continue;
    await git(folder, "rm", "--quiet", "--force", "--ignore-unmatch", "--", `./${image}`);
  }
  // What is left in conflict one side has removed; the other's is kept.
  const left = (await filesInConflict(folder)).filter((file) => file.startsWith("images/"));
  if (left.length > 0) await git(folder, "add", "--all", "--", ...left.map((file) => `./${file}`));
}

async function fromTop(folder: string, name: string): Promise<string> {
  const { output: prefix } = await git(folder, "rev-parse", "--show-prefix");
  return path.posix.join(prefix.trim(), name);
}

function picturesIn(folder: string): readonly string[] {
  const images = path.join(folder, "images");
  return existsSync(images) ? readdirSync(images).map((name) => `images/${name}`) : [];
}

async function faultsIn(folder: string): Promise<readonly Fault[]> {
  try {
    await checkedData(folder);
    return [];
  } catch (error) {
    if (error instanceof DataError) return error.faults;
    throw error;
  }
}
