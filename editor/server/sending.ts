import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { dataFiles } from "../../src/data-check/catalogue-data";
import type { Fault } from "../../src/data-check/fault";
import type { Layout } from "./data-store";
import { valueAt } from "./data-changes";
import { git, type GitRun, remoteGit } from "./git";
import { parsed, textIn } from "./joined-data";
import { type Joining, joining } from "./joining";
import type { Contents, MetConflict } from "./protocol";
import { sayCause, terminalSays } from "./say-cause";
import { shownImages } from "./shown-images";

/** What came of sending the publishings of this computer. */
export interface Sent {
  /** What went wrong and what to do about it, for the person at the page; null where nothing has. */
  readonly reason: string | null;
  /** Whether another publishing was put together with them, and whether they were none. */
  readonly met: "nothing" | "another" | "only another";
  /** What the other publishing has changed, in words. */
  readonly theirWords: readonly string[];
  readonly conflicts: readonly MetConflict[];
  readonly faults: readonly Fault[];
}

/** What came of one attempt, with the data of both; null where they were not put together. */
interface Joined extends Sent {
  readonly contents: Contents | null;
}

/** How often somebody else may be quicker. */
const mostAttempts = 5;

const nothing: Sent = {
  reason: null,
  met: "nothing",
  theirWords: [],
  conflicts: [],
  faults: [],
};

/** Sends publishings; where somebody else has sent one before, both are put together first. */
export class Sending {
  /** @param expect hears what is about to meet another publishing, before that stands in the work tree */
  constructor(
    private readonly dataFolder: string,
    private readonly layout: Layout,
    private readonly expect: (conflicts: readonly MetConflict[]) => void = () => undefined,
  ) {}

  /** @param remote name of the remote that a branch without one is pushed to */
  async send(remote: string): Promise<Sent> {
    let sent = nothing;
    for (let attempt = 1; ; attempt += 1) {
      const push = await this.push(remote);
      if (push.isDone) return sent;
      if (attempt === mostAttempts || !isBehind(push.output)) {
        sayCause("git push", push.output);
        return { ...sent, reason: pushFailure(push.output) };
      }
      const next = await this.join(remote);
      sent = {
        reason: next.reason,
        met: next.met === "only another" || sent.met === "nothing" ? next.met : sent.met,
        theirWords: [...sent.theirWords, ...next.theirWords],
        conflicts: [...standingIn(next.contents, sent.conflicts), ...next.conflicts],
        faults: next.faults,
      };
      if (sent.reason !== null) return sent;
    }
  }

  private async push(remote: string): Promise<GitRun> {
    const hasUpstream = (await this.git("rev-parse", "--abbrev-ref", "@{upstream}")).isDone;
    return hasUpstream
      ? remoteGit(this.dataFolder, "push", "--quiet")
      : remoteGit(this.dataFolder, "push", "--quiet", "--set-upstream", remote, "HEAD");
  }

  /** Puts what the remote has and what this computer has together, in the work tree as well. */
  private async join(remote: string): Promise<Joined> {
    const apart = { ...nothing, contents: null };
    const failed = (what: string, output: string, reason = notTogether): Joined => {
      sayCause(what, output);
      return { ...apart, reason };
    };
    const branch = await this.git("symbolic-ref", "--quiet", "--short", "HEAD");
    if (!branch.isDone) return failed("finding the branch", branch.output);
    const name = branch.output.trim();
    const from = (await this.setting(`branch.${name}.remote`)) ?? remote;
    const ref = (await this.setting(`branch.${name}.merge`)) ?? `refs/heads/${name}`;
    const fetched = await remoteGit(this.dataFolder, "fetch", "--quiet", from, ref);
    if (!fetched.isDone) return failed("git fetch", fetched.output, pushFailure(fetched.output));
    const [own, others] = [await this.commit("HEAD"), await this.commit("FETCH_HEAD")];
    const base = await this.git("merge-base", own, others);
    if (!base.isDone) return failed("git merge-base", base.output || "Both have nothing in common");
    const commits = { base: base.output.trim(), own, others };
    if (commits.base === others) return apart;
    const joined = await joining(this.dataFolder, this.layout, commits);
    if (joined.kind === "apart") return failed("putting both together", joined.cause);
    this.expect(joined.data?.conflicts ?? []);
    const taken = await this.take(joined, { own, others });
    if (!taken.isDone) {
      // Publish makes a publishing of them, which can be put together with the other one.
      const isDataChanged = (await this.git("status", "--porcelain", "--", ".")).output !== "";
      const reason = isDataChanged ? publishFirst : notTogether;
      return failed("git merge", taken.output, reason);
    }
    await this.bringPicturesBack(own);
    return {
      reason: joined.kind === "faulty" ? mistakesTogether : null,
      met: commits.base === own ? "only another" : "another",
      theirWords: joined.data?.theirWords ?? [],
      conflicts: joined.data?.conflicts ?? [],
      faults: joined.faults,
      contents: joined.data?.contents ?? null,
    };
  }

  /**
   * Makes what was put together the last publishing, or, where something is wrong in it, what the next
   * publishing finishes. Where that would overwrite a file that was changed meanwhile, nothing is done.
   */
  private async take(
    joined: Exclude<Joining, { kind: "apart" }>,
    { own, others }: { readonly own: string; readonly others: string },
  ): Promise<GitRun> {
    if (joined.kind === "joined") return this.git("merge", "--quiet", "--ff-only", joined.commit);
    await this.git("update-index", "-q", "--refresh");
    // What finishes a merge takes all of the index along.
    const staged = await this.git("diff", "--cached", "--name-only", "HEAD");
    if (staged.output !== "") return { isDone: false, output: `Staged: ${staged.output}` };
    const place = await this.git("rev-parse", "--git-path", "MERGE_HEAD");
    if (!place.isDone) return place;
    const read = await this.git("read-tree", "-m", "-u", own, joined.commit);
    // As Git writes it: newer ones let nobody else set it as they set other references.
    if (read.isDone) {
      writeFileSync(path.resolve(this.dataFolder, place.output.trim()), `${others}\n`);
    }
    return read;
  }

  /** Brings the pictures back that others have removed and that something unpublished here shows. */
  private async bringPicturesBack(own: string): Promise<void> {
    const contents = dataFiles.map((file) => [file, parsed(textIn(this.dataFolder, file) ?? "")]);
    for (const image of shownImages(Object.fromEntries(contents) as Record<string, unknown>)) {
      if (existsSync(path.join(this.dataFolder, image))) continue;
      await this.git("checkout", own, "--", `./${image}`);
    }
  }

  private async commit(name: string): Promise<string> {
    return (await this.git("rev-parse", name)).output.trim();
  }

  private async setting(name: string): Promise<string | null> {
    const { isDone, output } = await this.git("config", "--get", name);
    return isDone ? output.trim() : null;
  }

  private git(...parameters: readonly string[]): Promise<GitRun> {
    return git(this.dataFolder, ...parameters);
  }
}

/** Conflicts with what stands at their places after another publishing was put together with the first. */
function standingIn(
  contents: Contents | null,
  conflicts: readonly MetConflict[],
): readonly MetConflict[] {
  if (contents === null) return conflicts;
  return conflicts.map((one) => ({ ...one, standing: valueAt(contents, one) }));
}

const elsewhere = "Somebody else has published in the meantime";

const notTogether = `${elsewhere}, and the editor cannot put both together. Nothing is lost: ask whoever has set up this computer. ${terminalSays}.`;

const publishFirst = `${elsewhere}. Press Publish: it puts both together, with what is not published yet.`;

/** What stands where both publishings together cannot go to the website. */
export const mistakesTogether = `${elsewhere}, and something is wrong in both together: mend it, then press Publish, which sends both.`;

/** Whether the remote has something that this computer has not, or has got it at this moment. */
function isBehind(output: string): boolean {
  // What an earlier push has left locked is locked for good.
  if (/unable to create .*\.lock/i.test(output)) return false;
  return (
    /cannot lock ref|incorrect old value/i.test(output) ||
    /\[rejected\]|non-fast-forward|fetch first/i.test(withoutRemoteWords(output))
  );
}

/** The website's place may say anything: its words are no sign of what has failed. */
function withoutRemoteWords(output: string): string {
  return output.replaceAll(/^(?:remote:|To ) .*$/gm, "");
}

/** Whether there is no repository where the remote should be. */
function isGone(output: string): boolean {
  return /does not appear to be a git repository|repository.* (?:not found|does not exist)|could not read from remote repository/i.test(
    output,
  );
}

function pushFailure(output: string): string {
  if (isBehind(output)) {
    return "Somebody else is publishing at this moment; press Send again.";
  }
  const own = withoutRemoteWords(output);
  if (
    /authentication|could not read username|permission denied|host key verification|\b403\b/i.test(
      own,
    )
  ) {
    return "The shop's copy on the internet did not let this computer in: in Visual Studio Code, press Sync Changes once and sign in.";
  }
  if (
    /could not resolve host|unable to access|connection|network|timed out|timeout|too slow/i.test(
      own,
    )
  ) {
    return "The shop's copy on the internet cannot be reached; press Send again when there is a connection.";
  }
  if (isGone(own)) {
    return `The shop's copy on the internet is not where it was: it was not reached, and nothing is lost. Ask whoever has set up this computer where it is now; then press Send again. ${terminalSays}.`;
  }
  const notTaken = "The shop's copy on the internet did not take it.";
  const words = remoteWords(output);
  return words === ""
    ? `${notTaken} ${terminalSays}; then press Send again.`
    : `${notTaken} It says: “${words}” When that is mended, press Send again.`;
}

const longestWords = 300;

/** What the remote itself says of a push, in one line. */
function remoteWords(output: string): string {
  const lines = [...output.matchAll(/^remote: (.*)$/gm)].map(([, line = ""]) => line.trim());
  const words = lines.filter((line) => line !== "").join(" ");
  return words.length > longestWords ? `${words.slice(0, longestWords)}…` : words;
}
