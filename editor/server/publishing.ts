import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { checkedData } from "../../src/data-check/check-data";
import { counted } from "../../src/data-check/counted";
import { DataError } from "../../src/data-check/validation-error";
import { changeWords } from "../change-words";
import { dataChanges } from "../data-changes";
import type { Contents } from "../operations";
import type { Publisher, PublishingState, PublishResult, Side } from "../protocol";
import { type GitRun, remoteGit } from "./git";
import {
  commitWords,
  hindrances,
  isBehind,
  isIdentityMissing,
  lockWords,
  noRemote,
  remoteFailure,
} from "./git-words";
import { Incoming } from "./incoming";
import { putPicturesAway, shownImages } from "./pictures";
import { checkNoLinks, LinkError } from "./plain-files";
import { ownPaths, type Repository, type Upstream } from "./repository";
import type { Store } from "./store";

type Result = Omit<PublishResult, "number">;

/** How often somebody else may be quicker. */
const mostAttempts = 3;
/** Milliseconds in which a living program has done what it locks the index for. */
const lockMs = 1000;

/** Commits the data and pushes it, merged with what others have pushed. */
export class Publishing {
  /** Hears that the state has changed. */
  onChange: () => void = () => undefined;
  private doing: PublishingState["doing"] = null;
  private result: PublishResult | null = null;
  private unsent = 0;
  private canCommit = false;
  private readonly incoming: Incoming;

  constructor(
    private readonly dataFolder: string,
    private readonly ownFolder: string,
    private readonly store: Store,
    private readonly repository: Repository,
  ) {
    this.incoming = new Incoming(dataFolder, ownFolder, repository);
  }

  state(): PublishingState {
    return {
      canCommit: this.canCommit,
      unsent: this.unsent,
      doing: this.doing,
      result: this.result,
    };
  }

  /** Looks at the repository, which other programs use, too. */
  async refresh(): Promise<void> {
    const before = [this.canCommit, this.unsent].join();
    this.canCommit = (await this.repository.head()) !== null;
    this.unsent = await this.repository.unsent();
    if (before !== [this.canCommit, this.unsent].join()) this.onChange();
  }

  /**
   * Commits what has changed and pushes it, unless that is being done already.
   *
   * @param take whose values are taken where others have changed the same
   */
  publish(take?: Side): Promise<void> {
    return this.alone(async () => {
      const stop = await this.hindrance();
      if (stop !== null) return failed(`Nothing was published: ${stop}`);
      const waiting = this.store.state().waiting.length;
      const rest =
        waiting === 0
          ? ""
          : ` ${counted(waiting, "value")} ${waiting === 1 ? "is" : "are"} not published yet, because something is wrong.`;
      const committed = await this.commit();
      if (typeof committed !== "boolean") return committed;
      return this.sent(committed ? "Published" : null, rest, take);
    });
  }

  /** Pushes the commits that are on this computer alone. */
  send(take?: Side): Promise<void> {
    return this.alone(async () => {
      const stop = await this.hindrance();
      return stop === null ? this.sent(null, "", take) : failed(`Nothing was sent: ${stop}`);
    });
  }

  /** Sets in the repository alone whose name is in each commit. */
  async setPublisher({ name, email }: Publisher): Promise<void> {
    for (const [setting, value] of [
      ["user.name", name.trim()],
      ["user.email", email.trim()],
    ] as const) {
      const { isDone, output } = await this.repository.run(
        "config",
        "--local",
        "--",
        setting,
        value,
      );
      if (!isDone) throw new Error(`git config ${setting} failed:\n${output}`);
    }
  }

  private async alone(work: () => Promise<Result>): Promise<void> {
    if (this.doing !== null) return;
    this.say("Checking pictures…");
    const number = (this.result?.number ?? 0) + 1;
    try {
      this.result = { number, ...(await this.store.held(work)) };
    } catch (error) {
      if (!(error instanceof LinkError)) console.error(error);
      const why =
        error instanceof LinkError ? error.message : "the terminal of the editor says why.";
      this.result = { number, ...failed(`It could not be done: ${why}`) };
    } finally {
      await this.refresh();
      this.store.published = (await this.repository.published()).contents;
      this.say(null);
    }
  }

  private say(doing: PublishingState["doing"]): void {
    this.doing = doing;
    this.onChange();
  }

  /** What keeps everything from being published, in a sentence; null where nothing does. */
  private async hindrance(): Promise<string | null> {
    const { repository } = this;
    if ((await repository.head()) === null) return hindrances.noRepository;
    const places = [
      "MERGE_HEAD",
      "CHERRY_PICK_HEAD",
      "REVERT_HEAD",
      "rebase-merge",
      "rebase-apply",
    ];
    for (const name of places) {
      if (existsSync(await repository.gitPath(name))) return hindrances.unfinished;
    }
    const branch = await repository.branch();
    if (branch === null) return hindrances.detached;
    const upstream = await repository.upstream(branch);
    const names = [branch, upstream?.remote, upstream?.ref.replace("refs/heads/", "")];
    if (names.some((name) => name?.startsWith("-"))) return hindrances.dash;
    const lock = await repository.gitPath("index.lock");
    if (existsSync(lock)) await pause(lockMs);
    return existsSync(lock) ? lockWords(lock) : null;
  }

  /** Commits the data; whether there was anything to commit, or why it failed. */
  private async commit(): Promise<boolean | Result> {
    const { repository, store } = this;
    checkNoLinks(this.dataFolder);
    const shown = [store.written(), store.state().contents].flatMap((data) => [
      ...shownImages(data),
    ]);
    putPicturesAway(this.dataFolder, this.ownFolder, new Set(shown));
    try {
      await checkedData(this.dataFolder);
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      return { ...failed("Nothing was published: the data has mistakes."), errors: error.errors };
    }
    const before = (await repository.published()).contents ?? {};
    const message = commitMessage(before, store.written());
    const added = await repository.run("add", "--all", "--", ...ownPaths);
    if (!added.isDone) return notCommitted(added);
    const diff = await repository.run("diff", "--cached", "--quiet", "--", ...ownPaths);
    if (diff.isDone) return false;
    const run = await repository.run("commit", "--quiet", "--message", message, "--", ...ownPaths);
    return run.isDone ? true : notCommitted(run);
  }

  /** @param done what was done before, "Published"; null where nothing was */
  private async sent(done: string | null, rest: string, take?: Side): Promise<Result> {
    const branch = (await this.repository.branch()) ?? "";
    const upstream = await this.repository.upstream(branch);
    if (upstream === null) {
      const message = done === null ? nothingNew : `${done} on this computer. ${noRemote}`;
      return { message: message + rest, isDone: true, errors: [] };
    }
    this.say("Sending…");
    const unsent = await this.repository.unsent();
    const undone = (reason: string, more: Partial<Result> = {}) => {
      const state =
        done === null && unsent === 0
          ? ""
          : "Committed on this computer, but not sent to the website yet. ";
      return { ...failed(state + reason + rest), ...more };
    };
    let theirWords: readonly string[] = [];
    for (let attempt = 1; ; attempt += 1) {
      const merged = await this.incoming.merged(upstream, take);
      if ("reason" in merged) {
        return undone(merged.reason, merged.others === undefined ? {} : { others: merged.others });
      }
      theirWords = [...theirWords, ...merged.theirWords];
      const { remote, ref } = upstream;
      const push = await remoteGit(this.dataFolder, [
        "push",
        "--quiet",
        "--set-upstream",
        remote,
        `HEAD:${ref}`,
      ]);
      if (push.isDone) break;
      if (attempt === mostAttempts || !isBehind(push.output)) {
        return undone(remoteFailure("git push", push.output));
      }
    }
    const isNew = done !== null || unsent > 0;
    const others = theirWords.length === 0 ? "" : ` Others have changed: ${listed(theirWords)}.`;
    const when = isNew ? ` ${await this.whenShown(upstream)}` : "";
    const what = isNew
      ? `${done ?? "Sent"}.`
      : others === ""
        ? nothingNew
        : "Nothing here was new.";
    return { message: `${what}${when}${others}${rest}`, isDone: true, errors: [] };
  }

  /** When visitors see it: not where it was pushed to another branch than the website is made of. */
  private async whenShown({ remote, ref }: Upstream): Promise<string> {
    const known = await this.repository.line(
      "symbolic-ref",
      "--short",
      `refs/remotes/${remote}/HEAD`,
    );
    const asked =
      known ?? (await remoteGit(this.dataFolder, ["ls-remote", "--symref", remote, "HEAD"])).output;
    const usual =
      known?.slice(remote.length + 1) ?? /^ref: refs\/heads\/(\S+)\s+HEAD$/m.exec(asked)?.[1];
    const branch = ref.replace("refs/heads/", "");
    if (usual === undefined || usual === branch)
      return "The website shows it in about ten minutes.";
    return `It was sent to “${branch}” and not to “${usual}”, of which the website is most often made: ask whoever has set up this computer whether visitors see it.`;
  }
}

const nothingNew = "Nothing has changed since you last published.";

function failed(message: string): Result {
  return { message, isDone: false, errors: [] };
}

function notCommitted({ output }: GitRun): Result {
  if (isIdentityMissing(output)) {
    const message = "Nothing was published yet: this computer does not know who publishes.";
    return { ...failed(message), isPublisherUnknown: true };
  }
  return failed(`Nothing was published: ${commitWords(output)}`);
}

const mostLines = 8;

function listed(lines: readonly string[]): string {
  const rest = lines.length - mostLines;
  const more = rest > 0 ? [`and ${counted(rest, "more change", "more changes")}`] : [];
  return [...lines.slice(0, mostLines), ...more].join("; ");
}

const longestSubject = 72;

/** A commit's message: the change in words, or their number and a list. */
function commitMessage(before: Contents, after: Contents): string {
  const words = dataChanges(before, after).map((change) => changeWords(change, before, after));
  const [only, ...others] = words;
  if (only === undefined) return "Change the catalogue's pictures";
  if (others.length === 0 && only.length <= longestSubject) return only;
  return `Make ${counted(words.length, "change")} in the catalogue\n\n${words.map((line) => `- ${line}`).join("\n")}\n`;
}
