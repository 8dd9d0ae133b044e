import type { BusinessData } from "../../src/data-check/catalogue-data";
import { counted } from "../../src/data-check/messages/counted";
import type { ValidationError } from "../../src/data-check/messages/validation-error";
import { pictureErrors } from "../../src/data-check/picture-check";
import { changeDescription, fileLabels } from "../change-description";
import { dataChanges } from "../data-changes";
import type { Contents } from "../operations";
import type { PublishAnswer, PublishResult, PublishState } from "../protocol";
import type { GitRun } from "./git";
import {
  blockers,
  commitFailed,
  gitFailure,
  incompleteShop,
  noRemote,
  remoteFailure,
  warningQuestion,
} from "./git-messages";
import { archivePictures, shownImages } from "./pictures";
import { dataPaths, type Repository, type Upstream } from "./repository";
import type { Store } from "./store";
import { UpstreamMerge } from "./upstream-merge";

type Result = Omit<PublishResult, "revision">;

const nothingNew = "Nothing has changed since you last published.";

export class Publisher {
  onChange: () => void = () => undefined;
  state: PublishState = { unsentCommits: 0, status: null, result: null };
  private isStopped = false;
  private readonly upstreamMerge: UpstreamMerge;

  constructor(
    private readonly editorFolder: string,
    private readonly store: Store,
    private readonly repository: Repository,
  ) {
    this.upstreamMerge = new UpstreamMerge(editorFolder, repository, store);
  }

  /** After this call, a running refresh does not change the store. */
  stop(): void {
    this.isStopped = true;
  }

  async refresh(): Promise<void> {
    const unsentCommits = await this.repository.unsentCommits();
    const published = await this.repository.published();
    if (this.isStopped) return;
    this.store.setPublished(published);
    if (unsentCommits !== this.state.unsentCommits) this.setState({ unsentCommits });
  }

  /** Does nothing while it is already running. The result, also of an error, is in `state`. */
  async publish(answer: PublishAnswer = {}): Promise<void> {
    if (this.state.status !== null) return;
    this.setState({ status: "Checking pictures…" });
    let result: Result;
    try {
      await this.refresh();
      result = await this.store.withLockedFiles(() =>
        this.commitAndPush(answer).finally(() => this.refresh()),
      );
    } catch (error) {
      console.error(error);
      result = failure("Publishing failed: the editor's terminal says why.");
    }
    const { revision } = this.store.state();
    this.setState({ status: null, result: { ...result, revision } });
  }

  private setState(changed: Partial<PublishState>): void {
    this.state = { ...this.state, ...changed };
    this.onChange();
  }

  private async commitAndPush(answer: PublishAnswer): Promise<Result> {
    const { repository, store } = this;
    const blocker = await this.blocker();
    if (blocker !== null) return failure(`Nothing was published: ${blocker}`);
    if (store.isShopIncomplete) return failure(incompleteShop);
    const warnings =
      answer.confirmsWarnings === true ? [] : store.warnings(store.publishableData());
    if (warnings.length > 0) {
      const labels = fileLabels(store.fileContents());
      const lines = warnings.map(({ file, message }) => `${labels[file]}: ${message}`);
      return { ...failure(warningQuestion), warnings: lines };
    }
    if ((await repository.outputOf("var", "GIT_AUTHOR_IDENT")) === null) {
      await this.setAuthor(store.fileContents());
    }
    const contents = store.fileContents();
    this.archiveUnusedPictures(contents);
    const errors = await this.errorsIn(contents);
    if (errors.length > 0) {
      return { ...failure("Nothing was published: the data has errors."), errors };
    }
    const isWaiting = store.state().waiting.length > 0;
    const waitingNote = isWaiting ? " What is wrong is not published yet." : "";
    const commit = await this.commit(contents);
    if (commit?.isSuccess === false) return failure(gitFailure(commit, commitFailed));
    const upstream = await repository.upstream((await repository.branch()) ?? "");
    if (upstream === null) {
      const message = commit === null ? nothingNew : `Published on this computer. ${noRemote}`;
      return { message: message + waitingNote, isSuccess: true };
    }
    const result = await this.mergeAndPush(commit !== null, upstream, answer);
    return { ...result, message: result.message + waitingNote };
  }

  private async blocker(): Promise<string | null> {
    const { repository } = this;
    if (this.store.state().unreadable.length > 0) return blockers.unreadable;
    if ((await repository.head()) === null) return blockers.noRepository;
    return (await repository.branch()) === null ? blockers.detached : null;
  }

  private async setAuthor({ business }: Contents): Promise<void> {
    const { name, siteUrl } = business as BusinessData;
    await this.repository.run("config", "--local", "--", "user.name", name);
    const email = `editor@${new URL(siteUrl).hostname}`;
    await this.repository.run("config", "--local", "--", "user.email", email);
  }

  /** Pictures that neither the files nor the draft show are not published. */
  private archiveUnusedPictures(contents: Contents): void {
    const drafted = shownImages(this.store.state().contents);
    const shown = new Set([...shownImages(contents), ...drafted]);
    archivePictures(this.repository.dataFolder, this.editorFolder, shown);
  }

  private async errorsIn(contents: Contents): Promise<readonly ValidationError[]> {
    const errors = this.store.errors(contents, contents);
    return [...errors, ...(await pictureErrors(this.repository.dataFolder, contents, errors))];
  }

  /** The run of git that has failed or has made the commit; null if nothing has changed. */
  private async commit(contents: Contents): Promise<GitRun | null> {
    const { repository } = this;
    const before = (await repository.published()) ?? {};
    const add = await repository.run("add", "--all", "--", ...dataPaths);
    if (!add.isSuccess) return add;
    const emptyDiff = await repository.run("diff", "--cached", "--quiet", "--", ...dataPaths);
    if (emptyDiff.isSuccess) return null;
    const message = commitMessage(before, contents);
    return repository.run("commit", "--quiet", "--message", message, "--", ...dataPaths);
  }

  private async mergeAndPush(
    isCommitted: boolean,
    upstream: Upstream,
    answer: PublishAnswer,
  ): Promise<Result> {
    const { repository } = this;
    this.setState({ status: "Sending…" });
    const hasUnsent = isCommitted || (await repository.unsentCommits()) > 0;
    const savedNote = hasUnsent ? "Saved on this computer, but not on the website yet. " : "";
    const merge = await this.upstreamMerge.merge(upstream, answer);
    if ("reason" in merge) {
      const { reason, ...details } = merge;
      return { ...failure(savedNote + reason), ...details };
    }
    const options = ["--quiet", "--set-upstream", "--end-of-options"];
    const refs = `HEAD:${upstream.ref}`;
    const push = await repository.run("push", ...options, upstream.remote, refs);
    if (!push.isSuccess) return failure(savedNote + remoteFailure(push));
    const messages: string[] = [];
    if (isCommitted) messages.push("Published. The website shows it in about ten minutes.");
    else if (hasUnsent) messages.push("Sent. The website shows it in about ten minutes.");
    const { theirChanges } = merge;
    if (theirChanges.length > 0) messages.push(`Others have changed: ${theirChanges.join("; ")}.`);
    return { message: messages.join(" ") || nothingNew, isSuccess: true };
  }
}

function failure(message: string): Result {
  return { message, isSuccess: false };
}

function commitMessage(before: Contents, after: Contents): string {
  const descriptions = dataChanges(before, after).map((change) =>
    changeDescription(change, before, after),
  );
  const [first, ...others] = descriptions;
  if (first === undefined) return "Change the catalogue's pictures";
  if (others.length === 0) return first;
  const list = descriptions.map((line) => `- ${line}`).join("\n");
  return `Make ${counted(descriptions.length, "change")} in the catalogue\n\n${list}\n`;
}
