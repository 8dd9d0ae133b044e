import { changeWords } from "../change-words";
import { dataChanges } from "../data-changes";
import type { Side } from "../protocol";
import { remoteGit } from "./git";
import {
  isNewBranch,
  mergeFailures,
  publishFirst,
  remoteFailure,
  sayCause,
  unrelated,
} from "./git-words";
import { Merge } from "./merge";
import type { Repository, Upstream } from "./repository";

/** What others have changed in words, or why it cannot be merged. */
type Received =
  | { readonly theirWords: readonly string[] }
  | { readonly reason: string; readonly others?: readonly string[] };

/** Merges what others have pushed into the branch. */
export class Incoming {
  private readonly merge: Merge;

  constructor(
    private readonly dataFolder: string,
    ownFolder: string,
    private readonly repository: Repository,
  ) {
    this.merge = new Merge(repository, dataFolder, ownFolder);
  }

  /** @param take whose values are taken where others have changed the same; without it, that is a question */
  async merged({ remote, ref }: Upstream, take?: Side): Promise<Received> {
    const { repository } = this;
    const fetched = await remoteGit(this.dataFolder, ["fetch", "--quiet", remote, ref]);
    if (!fetched.isDone) {
      if (isNewBranch(fetched.output)) return { theirWords: [] };
      return { reason: remoteFailure("git fetch", fetched.output) };
    }
    const ours = await repository.line("rev-parse", "HEAD");
    const theirs = await repository.line("rev-parse", "FETCH_HEAD");
    if (ours === null || theirs === null) return { reason: unrelated };
    const base = await repository.line("merge-base", ours, theirs);
    if (base === null) return { reason: unrelated };
    if (base === theirs) return { theirWords: [] };
    const [before, after] = [
      await repository.contentsOf(base),
      await repository.contentsOf(theirs),
    ];
    const theirWords = dataChanges(before, after).map((change) =>
      changeWords(change, before, after),
    );
    const merged = await this.merge.merged({ ours, theirs }, take);
    if (merged.kind === "question") {
      return {
        reason:
          "Others have changed the same, or something that does not go with it. Choose whose values are taken where both have changed something.",
        others: theirWords,
      };
    }
    if (merged.kind === "failed") {
      sayCause("merging", merged.output);
      return { reason: mergeFailures[merged.cause] };
    }
    const theirTree = await repository.line("rev-parse", `${theirs}^{tree}`);
    const message = `Merge what others have published\n\n${theirWords.map((line) => `- ${line}`).join("\n")}\n`;
    const commit =
      base === ours && merged.tree === theirTree
        ? theirs
        : await repository.line(
            "commit-tree",
            merged.tree,
            "-p",
            ours,
            "-p",
            theirs,
            "-m",
            message,
          );
    if (commit === null) return { reason: unrelated };
    const run = await repository.run("merge", "--quiet", "--ff-only", commit);
    if (run.isDone) return { theirWords };
    sayCause("git merge", run.output);
    return { reason: publishFirst };
  }
}
