import { rmSync } from "node:fs";
import path from "node:path";
import { type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import { changeDescription } from "../change-description";
import { dataChanges } from "../data-changes";
import { isSame } from "../json-values";
import type { Contents } from "../operations";
import type { Side } from "../protocol";
import { git, type GitOptions } from "./git";
import { isNewBranch, mergeWords, remoteFailure, sayCause } from "./git-words";
import { jsonText } from "./json-text";
import { mergedContents } from "./merged-contents";
import { shownImages } from "./pictures";
import type { Repository, Upstream } from "./repository";
import type { Store } from "./store";
import { writable } from "./writable";

/** What others have changed in words, or why it cannot be merged, and what there is to choose. */
type Received =
  | { readonly theirWords: readonly string[] }
  | { readonly reason: string; readonly others?: readonly string[] };

interface State {
  readonly commit: string;
  readonly contents: Contents;
}

interface Entry {
  readonly mode: string;
  readonly oid: string;
}

/**
 * Merges what others have pushed into the branch: the data item by item, everything else as git does. It is done in
 * git's store, and becomes the branch at once: whenever it ends early, nothing has changed.
 */
export class Incoming {
  constructor(
    private readonly ownFolder: string,
    private readonly repository: Repository,
    private readonly store: Store,
  ) {}

  /** @param take whose values are taken where both have changed the same; without it, that is a question */
  async merged({ remote, ref }: Upstream, take?: Side): Promise<Received> {
    const { repository } = this;
    const fetched = await repository.run("fetch", "--quiet", remote, ref);
    if (isNewBranch(fetched)) return { theirWords: [] };
    if (!fetched.isDone) return { reason: remoteFailure("git fetch", fetched) };
    const commits = [
      (await repository.line("merge-base", "HEAD", "FETCH_HEAD")) ?? "",
      (await repository.line("rev-parse", "HEAD")) ?? "",
      (await repository.line("rev-parse", "FETCH_HEAD")) ?? "",
    ];
    if (commits.includes("")) return { reason: mergeWords.byHand };
    const [base, ours, theirs] = (await Promise.all(
      commits.map(async (commit) => ({ commit, contents: await repository.contentsOf(commit) })),
    )) as [State, State, State];
    if (base.commit === theirs.commit) return { theirWords: [] };
    const found = await this.entries(theirs.commit);
    if ([...found.values()].some(({ mode }) => !mode.startsWith("100"))) {
      return { reason: mergeWords.link };
    }
    const outcomes = {
      mine: this.outcome(base, ours, theirs),
      theirs: this.outcome(base, theirs, ours),
    };
    const others = wordsBetween(outcomes.mine, outcomes.theirs);
    if (take === undefined && others.length > 0) return { reason: mergeWords.question, others };
    const contents = outcomes[take ?? "mine"];
    if (this.store.errors(contents, ours.contents).length > 0) return { reason: mergeWords.wrong };
    const isTheirs = base.commit === ours.commit && isSame(contents, theirs.contents);
    const commit = isTheirs ? theirs.commit : await this.commit(ours, theirs, contents);
    if (commit === null) return { reason: mergeWords.byHand };
    const run = await repository.run("merge", "--quiet", "--ff-only", commit);
    if (run.isDone) return { theirWords: wordsBetween(ours.contents, contents) };
    sayCause("git merge", run);
    return { reason: mergeWords.publishFirst };
  }

  /** What both have changed, with the values of one side where it is the same, or is not right together. */
  private outcome(base: State, { contents }: State, other: State): Contents {
    const merged = mergedContents(base.contents, contents, other.contents);
    return writable(merged, contents, (state) => this.store.errors(state, contents));
  }

  /** A commit with the data, and everything else as git merges it; null where git cannot. */
  private async commit(ours: State, theirs: State, contents: Contents): Promise<string | null> {
    const run = await this.repository.run(
      ...["merge-tree", "--write-tree", "-z", "--name-only", "--no-messages"],
      ...[ours.commit, theirs.commit],
    );
    const [tree = "", ...conflicts] = run.output.split("\0").filter((line) => line !== "");
    const names = new Set(dataFiles.map(nameOf));
    if (!/^[0-9a-f]{40,}$/.test(tree) || !conflicts.every((name) => names.has(name))) {
      sayCause("git merge-tree", run);
      return null;
    }
    const [merged, own, other] = await Promise.all([
      this.entries(tree),
      this.entries(ours.commit),
      this.entries(theirs.commit),
    ]);
    const changed = new Map<string, Entry | undefined>();
    for (const file of dataFiles) {
      const isTheirs = isSame(contents[file], theirs.contents[file]);
      const input = jsonText(contents[file]);
      const blob = isTheirs ? null : await this.git({ input }, "hash-object", "-w", "--stdin");
      const entry = blob === null ? other.get(nameOf(file)) : { mode: "100644", oid: blob };
      changed.set(nameOf(file), entry);
    }
    // One side has put away what the other still shows.
    for (const image of shownImages(contents)) {
      if (!merged.has(image)) changed.set(image, other.get(image) ?? own.get(image));
    }
    return this.repository.line(
      ...["commit-tree", await this.withEntries(tree, changed), "-p", ours.commit],
      ...["-p", theirs.commit, "-m", "Merge what others have published"],
    );
  }

  /** The files of the data folder in a tree, by their paths in it. */
  private async entries(tree: string): Promise<ReadonlyMap<string, Entry>> {
    const { output } = await this.repository.run("ls-tree", "-r", "-z", tree);
    const lines = [...output.matchAll(/(\d{6}) \w+ ([0-9a-f]+)\t([^\0]*)\0/g)];
    return new Map(lines.map(([, mode = "", oid = "", file = ""]) => [file, { mode, oid }]));
  }

  /** A tree with other files of the data folder, made in an index of its own; without one, the file is removed. */
  private async withEntries(
    tree: string,
    entries: ReadonlyMap<string, Entry | undefined>,
  ): Promise<string> {
    const prefix = (await this.repository.line("rev-parse", "--show-prefix")) ?? "";
    const index = path.join(this.ownFolder, "merge-index");
    const env = { GIT_INDEX_FILE: index };
    const input = [...entries]
      .map(([file, { mode, oid } = removed]) => `${mode} ${oid}\t${prefix}${file}\0`)
      .join("");
    await this.git({ env }, "read-tree", tree);
    await this.git({ env, input }, "update-index", "-z", "--index-info");
    const made = await this.git({ env }, "write-tree");
    rmSync(index, { force: true });
    return made;
  }

  private async git(options: GitOptions, ...parameters: readonly string[]): Promise<string> {
    return (await git(this.repository.dataFolder, parameters, options)).output.trim();
  }
}

/** What `update-index` takes for a file that is to go. */
const removed: Entry = { mode: "0", oid: "0".repeat(40) };

function nameOf(file: DataFile): string {
  return `${file}.json`;
}

/** What one state has otherwise than another one; the order of a list alone is nothing to choose. */
function wordsBetween(before: Contents, after: Contents): string[] {
  return dataChanges(before, after)
    .filter(({ isOrder }) => isOrder !== true)
    .map((change) => changeDescription(change, before, after));
}
