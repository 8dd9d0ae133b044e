import type { BusinessData } from "../../src/data-check/catalogue-data";
import { counted } from "../../src/data-check/messages/counted";
import { pictureErrors } from "../../src/data-check/picture-check";
import { changeDescription, fileLabels } from "../change-description";
import { dataChanges } from "../data-changes";
import type { Contents } from "../operations";
import type { PublishAnswer, PublishQuestion, PublishResult, PublishState } from "../protocol";
import {
  blockers,
  commitFailure,
  type Failure,
  incompleteShop,
  noRemote,
  remoteFailure,
  warningQuestion,
} from "./git-messages";
import { Incoming } from "./incoming";
import { archivePictures, shownImages } from "./pictures";
import { ownPaths, type Repository, type Upstream } from "./repository";
import type { Store } from "./store";

type Result = Omit<PublishResult, "revision">;

export class Publisher {
  onChange: () => void = () => undefined;
  private status: PublishState["status"] = null;
  private result: PublishResult | null = null;
  private unsent = 0;
  private isStopped = false;
  private readonly incoming: Incoming;

  constructor(
    private readonly editorFolder: string,
    private readonly store: Store,
    private readonly repository: Repository,
  ) {
    this.incoming = new Incoming(editorFolder, repository, store);
  }

  /** A look at the repository that is still running changes nothing any more. */
  stop(): void {
    this.isStopped = true;
  }

  state(): PublishState {
    const { unsent, status, result } = this;
    return { unsent, status, result };
  }

  async refresh(): Promise<void> {
    const { unsent } = this;
    this.unsent = await this.repository.unsent();
    const published = await this.repository.published();
    if (this.isStopped) return;
    this.store.setPublished(published);
    if (unsent !== this.unsent) this.onChange();
  }

  async publish(answer: PublishAnswer = {}): Promise<void> {
    if (this.status !== null) return;
    this.say("Checking pictures…");
    let result: Result;
    try {
      await this.refresh();
      result = await this.store.held(() => this.published(answer).finally(() => this.refresh()));
    } catch (error) {
      console.error(error);
      result = failed({ reason: "It could not be done: the terminal of the editor says why." });
    }
    this.result = { ...result, revision: this.store.state().revision };
    this.say(null);
  }

  /** Where git knows nobody's name, each commit has the shop's: in this repository alone. */
  private async nameShop({ business }: Contents): Promise<void> {
    const { name, siteUrl } = business as BusinessData;
    const identity = { name, email: `editor@${new URL(siteUrl).hostname}` };
    for (const [setting, value] of Object.entries(identity)) {
      await this.repository.run("config", "--local", "--", `user.${setting}`, value);
    }
  }

  private say(status: PublishState["status"]): void {
    this.status = status;
    this.onChange();
  }

  private async published(answer: PublishAnswer): Promise<Result> {
    const { repository, store } = this;
    const stop = await this.blocker();
    if (stop !== null) return failed({ reason: `Nothing was published: ${stop}` });
    if (store.isShopIncomplete) return failed({ reason: incompleteShop });
    const warnings = answer.isMeant === true ? [] : store.warnings(store.publishable());
    if (warnings.length > 0) {
      const names = fileLabels(store.written());
      const words = warnings.map(({ file, message }) => `${names[file]}: ${message}`);
      return failed({ reason: warningQuestion, warnings: words });
    }
    if ((await repository.line("var", "GIT_AUTHOR_IDENT")) === null) {
      await this.nameShop(store.written());
    }
    const isAll = store.state().waiting.length === 0;
    const rest = isAll ? "" : " What is wrong is not published yet.";
    const committed = await this.commit();
    if (typeof committed !== "boolean") return committed;
    const upstream = await repository.upstream((await repository.branch()) ?? "");
    if (upstream !== null) return this.sent(committed, upstream, rest, answer);
    const message = committed ? `Published on this computer. ${noRemote}` : nothingNew;
    return { message: message + rest, isDone: true, errors: [] };
  }

  private async blocker(): Promise<string | null> {
    const { repository } = this;
    if (this.store.state().questions.length > 0) return blockers.unreadable;
    if ((await repository.head()) === null) return blockers.noRepository;
    return (await repository.branch()) === null ? blockers.detached : null;
  }

  private async commit(): Promise<boolean | Result> {
    const { repository, store } = this;
    const { dataFolder } = repository;
    const files = store.written();
    const shown = [files, store.state().contents].flatMap((data) => [...shownImages(data)]);
    archivePictures(dataFolder, this.editorFolder, new Set(shown));
    const wrong = store.errors(files, files);
    const errors = [...wrong, ...(await pictureErrors(dataFolder, files, wrong))];
    if (errors.length > 0) {
      return { ...failed({ reason: "Nothing was published: the data has mistakes." }), errors };
    }
    const before = (await repository.published()) ?? {};
    const added = await repository.run("add", "--all", "--", ...ownPaths);
    if (!added.isDone) return failed(commitFailure(added));
    const diff = await repository.run("diff", "--cached", "--quiet", "--", ...ownPaths);
    if (diff.isDone) return false;
    const message = commitMessage(before, files);
    const run = await repository.run("commit", "--quiet", "--message", message, "--", ...ownPaths);
    return run.isDone ? true : failed(commitFailure(run));
  }

  private async sent(
    committed: boolean,
    upstream: Upstream,
    rest: string,
    answer: PublishAnswer,
  ): Promise<Result> {
    const { repository } = this;
    this.say("Sending…");
    const isNew = committed || (await repository.unsent()) > 0;
    const state = isNew ? "Saved on this computer, but not on the website yet. " : "";
    const merged = await this.incoming.merged(upstream, answer);
    if ("reason" in merged) return failed({ ...merged, reason: state + merged.reason + rest });
    const { theirMessage } = merged;
    const push = await repository.run(
      ...["push", "--quiet", "--set-upstream", "--end-of-options"],
      ...[upstream.remote, `HEAD:${upstream.ref}`],
    );
    if (!push.isDone) {
      const failure = remoteFailure(push);
      return failed({ ...failure, reason: state + failure.reason + rest });
    }
    const others =
      theirMessage.length === 0 ? "" : ` Others have changed: ${theirMessage.join("; ")}.`;
    const done = committed ? "Published" : "Sent";
    const what = isNew
      ? `${done}. The website shows it in about ten minutes.`
      : others === ""
        ? nothingNew
        : "Nothing here was new.";
    return { message: what + others + rest, isDone: true, errors: [] };
  }
}

const nothingNew = "Nothing has changed since you last published.";

function failed({ reason, ...others }: Failure & PublishQuestion): Result {
  return { message: reason, isDone: false, errors: [], ...others };
}

function commitMessage(before: Contents, after: Contents): string {
  const words = dataChanges(before, after).map((change) =>
    changeDescription(change, before, after),
  );
  const [only, ...others] = words;
  if (only === undefined) return "Change the catalogue's pictures";
  if (others.length === 0) return only;
  return `Make ${counted(words.length, "change")} in the catalogue\n\n${words.map((line) => `- ${line}`).join("\n")}\n`;
}
