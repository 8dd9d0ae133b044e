import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import { changeDescription } from "../change-description";
import { dataChanges, operationsOf } from "../data-changes";
import { isSame } from "../json-values";
import { type Contents, withPending } from "../operations";
import type { PublishAnswer, PublishQuestion } from "../protocol";
import { git, type GitOptions, type GitRun } from "./git";
import { type Failure, gitFailure, mergeMessages, remoteFailure } from "./git-messages";
import { jsonText } from "./json-text";
import { mergedContents } from "./merged-contents";
import { shownImages } from "./pictures";
import { namesIn, type Repository, type Upstream } from "./repository";
import type { Store } from "./store";
import { writable } from "./writable";

type Received = { readonly theirMessage: readonly string[] } | (Failure & PublishQuestion);

interface State {
  readonly commit: string;
  readonly contents: Contents;
}

interface Entry {
  readonly mode: string;
  readonly oid: string;
}

/**
 * Merges what others have pushed: the data item by item, everything else as git does, or as it is with them. It is
 * done in git's store and becomes the branch at once: whenever it ends early, nothing has changed.
 */
export class Incoming {
  constructor(
    private readonly editorFolder: string,
    private readonly repository: Repository,
    private readonly store: Store,
  ) {}

  /** @param answer whose values are taken where both have changed the same: without it, that is asked */
  async merged({ remote, ref }: Upstream, answer: PublishAnswer): Promise<Received> {
    const { repository } = this;
    const fetched = await repository.run("fetch", "--quiet", "--end-of-options", remote, ref);
    if (/couldn't find remote ref/i.test(fetched.log)) return { theirMessage: [] };
    if (!fetched.isDone) return remoteFailure(fetched);
    const common = await repository.line("merge-base", "HEAD", "FETCH_HEAD");
    if (common === null) return { reason: mergeMessages.unrelated };
    const ends = (await repository.line("rev-parse", "HEAD", "FETCH_HEAD")) ?? "";
    const commits = [common, ...ends.split("\n")];
    const [base, ours, theirs] = (await Promise.all(
      commits.map(async (commit) => ({ commit, contents: await repository.contentsOf(commit) })),
    )) as [State, State, State];
    if (base.commit === theirs.commit) return { theirMessage: [] };
    const folder = await repository.prefix();
    const found = [...(await this.entries(theirs.commit))];
    if (found.some(([file, { mode }]) => file.startsWith(folder) && !mode.startsWith("100"))) {
      return { reason: mergeMessages.link };
    }
    const mine = this.outcome(base, ours, theirs);
    const choices = changesBetween(mine, this.outcome(base, theirs, ours));
    if (answer.theirs === undefined && choices.length > 0) {
      return { reason: mergeMessages.question, others: choices.map(({ words }) => words) };
    }
    const chosen = choices.filter(({ words }) => answer.theirs?.includes(words));
    const contents = withPending(
      mine,
      chosen.map(({ change }) => operationsOf(change, mine)),
    );
    if (this.store.errors(contents, ours.contents).length > 0)
      return { reason: mergeMessages.invalid };
    const isTheirs = base.commit === ours.commit && isSame(contents, theirs.contents);
    const commit = isTheirs ? theirs.commit : await this.commit(ours, theirs, contents);
    const run = await this.taken(commit);
    if (!run.isDone) return gitFailure(mergeMessages.fetchFailed, run);
    const files = await repository.otherFiles(base.commit, theirs.commit);
    const words = changesBetween(ours.contents, contents).map((change) => change.words);
    if (files.length > 0) words.push(mergeMessages.program);
    return { theirMessage: words };
  }

  private outcome(base: State, { contents }: State, other: State): Contents {
    const merged = mergedContents(base.contents, contents, other.contents);
    return writable(merged, contents, (state) => this.store.errors(state, contents));
  }

  private async commit(ours: State, theirs: State, contents: Contents): Promise<string> {
    const { repository } = this;
    const run = await repository.run(
      ...["merge-tree", "--write-tree", "-z", "--name-only", "--no-messages"],
      ...[ours.commit, theirs.commit],
    );
    const folder = await repository.prefix();
    const nameOf = (file: DataFile) => `${folder}${file}.json`;
    const [tree = "", ...conflicts] = namesIn(run);
    const isMerged =
      /^[0-9a-f]{40,}$/.test(tree) && conflicts.every((name) => !name.startsWith("../"));
    const from = isMerged ? tree : theirs.commit;
    const [merged, own, other] = await Promise.all([
      this.entries(from),
      this.entries(ours.commit),
      this.entries(theirs.commit),
    ]);
    const changed = new Map<string, Entry | undefined>();
    for (const file of dataFiles) {
      const name = nameOf(file);
      if (isSame(contents[file], theirs.contents[file])) changed.set(name, other.get(name));
      else if (isSame(contents[file], ours.contents[file])) changed.set(name, own.get(name));
      else {
        const input = jsonText(contents[file]);
        const oid = await this.git({ input }, "hash-object", "-w", "--stdin");
        changed.set(name, { mode: "100644", oid });
      }
    }
    for (const image of [...shownImages(contents)].map((name) => folder + name)) {
      if (!merged.has(image)) changed.set(image, other.get(image) ?? own.get(image));
    }
    return this.git(
      {},
      ...["commit-tree", await this.withEntries(from, changed), "-p", ours.commit],
      ...["-p", theirs.commit, "-m", "Merge what others have published"],
    );
  }

  private async taken(commit: string): Promise<GitRun> {
    const { repository } = this;
    const top = (await repository.line("rev-parse", "--show-toplevel")) ?? "";
    const added = await repository.otherFiles("--diff-filter=A", "HEAD", commit);
    const here = new Set([
      ...(await repository.otherFiles("HEAD")),
      ...(await repository.otherFiles("--cached", "HEAD")),
      ...added.filter((file) => existsSync(path.join(top, file))),
    ]);
    const changed = await repository.otherFiles("HEAD", commit);
    const entries = await this.entries(commit);
    // What the index has already as it is to be, git leaves alone in the folder.
    const input = indexLines(
      changed.filter((file) => here.has(file)).map((file) => [file, entries.get(file)]),
    );
    await this.git({ input }, "update-index", "-z", "--index-info");
    return repository.run("merge", "--quiet", "--ff-only", "--no-overwrite-ignore", commit);
  }

  private async entries(tree: string): Promise<ReadonlyMap<string, Entry>> {
    const { output } = await this.repository.run("ls-tree", "-r", "-z", "--full-tree", tree);
    const lines = [...output.matchAll(/(\d{6}) \w+ ([0-9a-f]+)\t([^\0]*)\0/g)];
    return new Map(lines.map(([, mode = "", oid = "", file = ""]) => [file, { mode, oid }]));
  }

  /** A tree with other files, made in an index of its own; without an entry, the file is removed. */
  private async withEntries(
    tree: string,
    entries: ReadonlyMap<string, Entry | undefined>,
  ): Promise<string> {
    const index = path.join(this.editorFolder, "merge-index");
    const env = { GIT_INDEX_FILE: index };
    await this.git({ env }, "read-tree", tree);
    await this.git({ env, input: indexLines(entries) }, "update-index", "-z", "--index-info");
    const made = await this.git({ env }, "write-tree");
    rmSync(index, { force: true });
    return made;
  }

  private async git(options: GitOptions, ...parameters: readonly string[]): Promise<string> {
    return (await git(this.repository.dataFolder, parameters, options)).output.trim();
  }
}

const removed: Entry = { mode: "0", oid: "0".repeat(40) };

function indexLines(entries: Iterable<readonly [string, Entry | undefined]>): string {
  return [...entries]
    .map(([file, { mode, oid } = removed]) => `${mode} ${oid}\t${file}\0`)
    .join("");
}

/** What one state has otherwise than another one; the order of a list alone is nothing to choose. */
function changesBetween(before: Contents, after: Contents) {
  return dataChanges(before, after)
    .filter(({ isOrder }) => isOrder !== true)
    .map((change) => ({ change, words: changeDescription(change, before, after) }));
}
