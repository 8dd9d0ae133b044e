import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { dataFiles } from "../../src/data-check/catalogue-data";
import { changeDescription } from "../change-description";
import { dataChanges, operationsOf } from "../data-changes";
import { isSame } from "../json-values";
import { appliedWherePossible, type Contents } from "../operations";
import type { PublishAnswer } from "../protocol";
import { git, type GitOptions, type GitRun } from "./git";
import { gitFailure, mergeMessages, remoteFailure } from "./git-messages";
import { jsonText } from "./json-text";
import { mergedContents } from "./merged-contents";
import { shownImages } from "./pictures";
import { fileNamesIn, type Repository, type Upstream } from "./repository";
import type { Store } from "./store";
import { writableContents } from "./writable-contents";

type MergeResult =
  | { readonly theirChanges: readonly string[] }
  | { readonly reason: string; readonly conflicts?: readonly string[] };

interface State {
  readonly commit: string;
  readonly contents: Contents;
}

interface TreeEntry {
  readonly mode: string;
  readonly oid: string;
}

/**
 * Merges the commits of others: data by element and field, program files as git does, or if they conflict, all as theirs.
 * The merge commit is made without touching files, and the branch moves to it last, so an interruption changes nothing.
 */
export class UpstreamMerge {
  constructor(
    private readonly editorFolder: string,
    private readonly repository: Repository,
    private readonly store: Store,
  ) {}

  /** @param answer if it lacks `theirs`, the merge ends at conflicts and returns them */
  async merge({ remote, ref }: Upstream, answer: PublishAnswer): Promise<MergeResult> {
    const { repository } = this;
    const fetched = await repository.run("fetch", "--quiet", "--end-of-options", remote, ref);
    if (/couldn't find remote ref/i.test(fetched.log)) return { theirChanges: [] };
    if (!fetched.isSuccess) return { reason: remoteFailure(fetched) };
    const base = await this.stateOf("merge-base", "HEAD", "FETCH_HEAD");
    const ours = await this.stateOf("rev-parse", "HEAD");
    const theirs = await this.stateOf("rev-parse", "FETCH_HEAD");
    if (base.commit === "") return { reason: mergeMessages.unrelated };
    if (base.commit === theirs.commit) return { theirChanges: [] };
    const prefix = await repository.prefix();
    const theirFiles = [...(await this.treeEntries(theirs.commit))];
    const theirData = theirFiles.filter(([file]) => file.startsWith(prefix));
    const areRegularFiles = theirData.every(([, { mode }]) => mode.startsWith("100"));
    if (!areRegularFiles) return { reason: mergeMessages.link };
    const ourMerge = this.validMerge(base, ours, theirs);
    const conflicts = describedChanges(ourMerge, this.validMerge(base, theirs, ours));
    if (answer.theirs === undefined && conflicts.length > 0) {
      const descriptions = conflicts.map(({ description }) => description);
      return { reason: mergeMessages.conflicts, conflicts: descriptions };
    }
    const chosen = conflicts.filter(({ description }) => answer.theirs?.includes(description));
    const theirOperations = chosen.map(({ change }) => operationsOf(change, ourMerge));
    const contents = appliedWherePossible(ourMerge, theirOperations);
    if (this.store.errors(contents, ours.contents).length > 0) {
      return { reason: mergeMessages.invalid };
    }
    const isFastForward = base.commit === ours.commit && isSame(contents, theirs.contents);
    const commit = isFastForward ? theirs.commit : await this.mergeCommit(ours, theirs, contents);
    const run = await this.fastForward(commit);
    if (!run.isSuccess) return { reason: gitFailure(run, mergeMessages.failed) };
    const programFiles = await repository.filesOutsideData(base.commit, theirs.commit);
    const theirChanges = describedChanges(ours.contents, contents).map((item) => item.description);
    if (programFiles.length > 0) theirChanges.push(mergeMessages.program);
    return { theirChanges };
  }

  private async stateOf(...parameters: readonly string[]): Promise<State> {
    const commit = (await this.repository.outputOf(...parameters)) ?? "";
    return { commit, contents: await this.repository.contentsOf(commit) };
  }

  /** Merges both sides. `preferred` wins conflicts, and changes of `other` that would cause errors are left out. */
  private validMerge(base: State, { contents: preferred }: State, other: State): Contents {
    const merged = mergedContents(base.contents, preferred, other.contents);
    return writableContents(merged, preferred, (state) => this.store.errors(state, preferred));
  }

  private async mergeCommit(ours: State, theirs: State, contents: Contents): Promise<string> {
    const { repository } = this;
    const options = ["--write-tree", "-z", "--name-only", "--no-messages"];
    const run = await repository.run("merge-tree", ...options, ours.commit, theirs.commit);
    const prefix = await repository.prefix();
    // Names are relative to the data folder. Conflicts of data files and pictures are resolved below.
    const [mergedTree = "", ...conflicts] = fileNamesIn(run);
    const isProgram = (name: string) => /^(\.\.|schema)\//.test(name);
    const isMerged = /^[0-9a-f]{40,}$/.test(mergedTree) && !conflicts.some(isProgram);
    const tree = isMerged ? mergedTree : theirs.commit;
    const [treeFiles, ourFiles, theirFiles] = await Promise.all([
      this.treeEntries(tree),
      this.treeEntries(ours.commit),
      this.treeEntries(theirs.commit),
    ]);
    const changed = new Map<string, TreeEntry | undefined>();
    for (const file of dataFiles) {
      const name = `${prefix}${file}.json`;
      if (isSame(contents[file], theirs.contents[file])) changed.set(name, theirFiles.get(name));
      else if (isSame(contents[file], ours.contents[file])) changed.set(name, ourFiles.get(name));
      else {
        const input = jsonText(contents[file]);
        const oid = await this.gitOutput({ input }, "hash-object", "-w", "--stdin");
        changed.set(name, { mode: "100644", oid });
      }
    }
    for (const image of [...shownImages(contents)].map((name) => prefix + name)) {
      if (!treeFiles.has(image)) changed.set(image, theirFiles.get(image) ?? ourFiles.get(image));
    }
    const newTree = await this.treeWith(tree, changed);
    const parents = ["-p", ours.commit, "-p", theirs.commit];
    const message = "Merge what others have published";
    return this.gitOutput({}, "commit-tree", newTree, ...parents, "-m", message);
  }

  /** Moves the branch to a commit. Program files that differ from HEAD on this computer stay as they are. */
  private async fastForward(commit: string): Promise<GitRun> {
    const { repository } = this;
    const root = (await repository.outputOf("rev-parse", "--show-toplevel")) ?? "";
    const added = await repository.filesOutsideData("--diff-filter=A", "HEAD", commit);
    const locallyChanged = new Set([
      ...(await repository.filesOutsideData("HEAD")),
      ...(await repository.filesOutsideData("--cached", "HEAD")),
      ...added.filter((file) => existsSync(path.join(root, file))),
    ]);
    const changed = await repository.filesOutsideData("HEAD", commit);
    const entries = await this.treeEntries(commit);
    // Git does not touch a file in the folder if the index already has its new state.
    const untouched = changed.filter((file) => locallyChanged.has(file));
    const input = indexLines(untouched.map((file) => [file, entries.get(file)]));
    await this.gitOutput({ input }, "update-index", "-z", "--index-info");
    return repository.run("merge", "--quiet", "--ff-only", "--no-overwrite-ignore", commit);
  }

  private async treeEntries(tree: string): Promise<ReadonlyMap<string, TreeEntry>> {
    const { output } = await this.repository.run("ls-tree", "-r", "-z", "--full-tree", tree);
    const lines = [...output.matchAll(/(\d{6}) \w+ ([0-9a-f]+)\t([^\0]*)\0/g)];
    return new Map(lines.map(([, mode = "", oid = "", file = ""]) => [file, { mode, oid }]));
  }

  /** Writes a tree with changed files, using a temporary index. A file whose entry is undefined is removed. */
  private async treeWith(
    tree: string,
    entries: ReadonlyMap<string, TreeEntry | undefined>,
  ): Promise<string> {
    const index = path.join(this.editorFolder, "merge-index");
    const env = { GIT_INDEX_FILE: index };
    await this.gitOutput({ env }, "read-tree", tree);
    await this.gitOutput({ env, input: indexLines(entries) }, "update-index", "-z", "--index-info");
    const newTree = await this.gitOutput({ env }, "write-tree");
    rmSync(index, { force: true });
    return newTree;
  }

  private async gitOutput(options: GitOptions, ...parameters: readonly string[]): Promise<string> {
    return (await git(this.repository.dataFolder, parameters, options)).output.trim();
  }
}

const removedEntry: TreeEntry = { mode: "0", oid: "0".repeat(40) };

function indexLines(entries: Iterable<readonly [string, TreeEntry | undefined]>): string {
  return [...entries]
    .map(([file, { mode, oid } = removedEntry]) => `${mode} ${oid}\t${file}\0`)
    .join("");
}

/** Changes with their descriptions, without changes of order, about which the owner is not asked. */
function describedChanges(before: Contents, after: Contents) {
  return dataChanges(before, after)
    .filter(({ isOrder }) => isOrder !== true)
    .map((change) => ({ change, description: changeDescription(change, before, after) }));
}
