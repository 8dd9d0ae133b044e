import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { checkedData } from "../../src/data-check/check-data";
import {
  type CatalogueData,
  type CatalogueName,
  catalogueNames,
  type DataFile,
  dataFiles,
} from "../../src/data-check/catalogue-data";
import { fileWords } from "../../src/data-check/field-words";
import { counted } from "../../src/data-check/counted";
import { DataError } from "../../src/data-check/fault";
import { changeWords } from "./change-words";
import { dataChanges } from "./data-changes";
import { type DataStore, type Layout, unreadableEnding } from "./data-store";
import { git, type GitRun, mostCommits, remoteGit } from "./git";
import { filesInConflict, isSettledHere, joinMessage } from "./joining";
import { parsed } from "./joined-data";
import { OpenJoining, type StandIn } from "./open-joining";
import type {
  Contents,
  HighestIds,
  PublishAnswer,
  PublishingState,
  TakeBackAnswer,
} from "./protocol";
import { highestPublishedId } from "./published-ids";
import type { Publisher } from "./publisher";
import { sayCause, terminalSays } from "./say-cause";
import { mistakesTogether, type Sent, Sending } from "./sending";
import { shownImages } from "./shown-images";
import { UnaskedConflicts } from "./unasked-conflicts";
import { replaceFile } from "./replace-file";
import { fitPictures, type UnfitPicture } from "./fit-pictures";
import { isObject } from "./json-values";

/** The data folder in its repository: what was published, and publishing. */
export class Publishing {
  /** Why the last sending failed, for the person at the page. */
  private unsentReason: string | null = null;
  private known: { readonly commit: string | null; readonly highestIds: HighestIds } | null = null;
  private readonly unasked: UnaskedConflicts;
  private readonly open: OpenJoining;
  private readonly sending: Sending;

  /**
   * @param dataFolder folder with the data, below a git repository or not
   * @param layout how a file that has the project's layout keeps it
   */
  constructor(
    private readonly dataFolder: string,
    layout: Layout = (text) => Promise.resolve(text),
  ) {
    this.open = new OpenJoining(dataFolder, layout);
    this.unasked = new UnaskedConflicts(dataFolder);
    this.sending = new Sending(dataFolder, layout, (conflicts) => this.unasked.expect(conflicts));
  }

  /** Whether publishing makes a commit, and where it is pushed to. */
  async state(): Promise<PublishingState> {
    const canCommit = (await this.commit()) !== null;
    const remote = canCommit ? await this.remote() : null;
    const unsent = await this.unsent();
    const open = await this.open.kind();
    const unsentReason = unsent === 0 ? null : open === "merge" ? sentTogether : this.unsentReason;
    const inConflict = await this.open.inConflict();
    await this.unasked.ready();
    const met = this.unasked.list();
    return { canCommit, remote, unsent, unsentReason, open, inConflict, met };
  }

  /**
   * How many publishings of the data the remote has not got, as far as is known here; 0 where there is no
   * remote. A commit that only puts them together with another one is none of its own.
   */
  async unsent(): Promise<number> {
    if ((await this.remote()) === null) return 0;
    const list = (...from: readonly string[]) =>
      this.git("rev-list", "--parents", ...from, "--", ...ownPaths);
    const sinceUpstream = await list("@{upstream}..HEAD");
    // Before the first push there is no upstream.
    const run = sinceUpstream.isDone ? sinceUpstream : await list("HEAD", "--not", "--remotes");
    const commits = run.isDone ? run.output.split("\n").filter((line) => line !== "") : [];
    const own = commits.filter((line) => line.split(" ").length < 3);
    return own.length === 0 ? Math.min(commits.length, 1) : own.length;
  }

  /** The last commit, or null where there is none. */
  async commit(): Promise<string | null> {
    const { isDone, output } = await this.git("rev-parse", "HEAD");
    return isDone ? output.trim() : null;
  }

  /** What tells what was published, and what is being put together with it, from other publishings. */
  async standing(): Promise<string | null> {
    const commit = await this.commit();
    if (commit === null) return null;
    const open = await this.open.key();
    return open === "" ? commit : `${commit} ${open}`;
  }

  /**
   * The data of the last commit, or null where there is none; what it is with another one that it is being
   * put together with, but for the files in which that is still to be done.
   */
  async published(): Promise<Contents | null> {
    const committed = await this.committed();
    const joined = await this.open.data();
    if (joined === null) return committed;
    const left = await this.open.inConflict();
    const own = left.map((file) => [file, committed?.[file]] as const);
    return { ...joined.contents, ...(Object.fromEntries(own) as Contents) };
  }

  private async committed(): Promise<Contents | null> {
    const contents: Record<string, unknown> = {};
    for (const file of dataFiles) {
      // A commit may hold a broken file; there is nothing to compare with, then.
      const content = parsed((await this.publishedText(file)) ?? "");
      if (content !== undefined) contents[file] = content;
    }
    return Object.keys(contents).length === 0 ? null : contents;
  }

  /** The text of a file in the last commit, or null where there is none. */
  async publishedText(file: DataFile): Promise<string | null> {
    const { isDone, output } = await this.git("show", `HEAD:./${file}.json`);
    return isDone ? output : null;
  }

  /**
   * What is to stand in the place of a file that cannot be read: what was last published, or what two
   * publishings are together, where another program has written both into it.
   */
  private async standIn(file: DataFile): Promise<StandIn> {
    return (await this.open.standIn(file)) ?? { text: await this.publishedText(file) };
  }

  /**
   * Puts that in the place of a file that cannot be read. What of this computer's has met another publishing is
   * named until a page asks about it.
   *
   * @param version the version that was seen and could not be read
   */
  async takeBack(store: DataStore, file: DataFile, version: string): Promise<TakeBackAnswer> {
    const { text, conflicts } = await this.standIn(file);
    await this.unasked.ready();
    // Whoever sees the file as it is then hears of its conflicts.
    const name = () => this.unasked.name(conflicts ?? []);
    const answer = await store.takeBack(file, version, text, name);
    if (!answer.isTakenBack || conflicts === undefined) return answer;
    await store.inTurn(() => this.open.settlePictures());
    return { ...answer, isPutTogether: true };
  }

  /** The highest ids that items have had in the last publishings. */
  async highestIds(): Promise<HighestIds> {
    const commit = await this.commit();
    if (this.known?.commit === commit) return this.known.highestIds;
    const found = catalogueNames.map(async (name) => {
      return [name, await highestPublishedId(this.dataFolder, name)] as const;
    });
    const highestIds = Object.fromEntries(await Promise.all(found)) as HighestIds;
    this.known = { commit, highestIds };
    return highestIds;
  }

  /** The page of a catalogue as it last stood in a commit, or null where none of the last ones has it. */
  async earlierPage(catalogue: CatalogueName): Promise<object | null> {
    const { output } = await this.git(
      "log",
      "--format=%H",
      `--max-count=${mostCommits}`,
      "--",
      "./pages.json",
    );
    for (const commit of output.split("\n").filter((line) => /^[0-9a-f]+$/.test(line))) {
      const { isDone, output: text } = await this.git("show", `${commit}:./pages.json`);
      const page = isDone ? pageIn(text, catalogue) : undefined;
      if (page !== undefined) return page;
    }
    return null;
  }

  /**
   * Checks the data with its pictures, commits it and, where the repository has a remote, pushes it. What
   * somebody else has pushed before is put together with it.
   *
   * Nothing outside the data folder becomes part of the commit, nor does a picture that no page can
   * show; such a picture is named. Pictures that the last commit shows and the data no longer does are
   * removed, and git keeps them.
   *
   * @param isAsSeen whether the data is still what the person who publishes it has seen; other programs
   *   may write it while it is checked
   */
  async publish(isAsSeen: () => boolean = () => true): Promise<PublishAnswer> {
    const answer = (message: string, isPublished = false): PublishAnswer => ({
      message,
      isPublished,
      faults: [],
    });
    const hindrance = await this.hindrance();
    if (hindrance !== null) return answer(`Nothing was published: ${hindrance}`);
    await this.open.settlePictures();
    // However a photo has come into the folder, it is committed upright, small and without its place.
    const { unfit } = await fitPictures(this.dataFolder);
    let data: CatalogueData;
    try {
      data = await checkedData(this.dataFolder);
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      return { ...answer("Nothing was published: the data has mistakes."), faults: error.faults };
    }
    if (!isAsSeen()) {
      return answer(
        "Nothing was published: the files have changed in the meantime. See the changes, and press Publish again.",
      );
    }
    const { canCommit, remote } = await this.state();
    if (!canCommit) {
      const { output } = await this.git("rev-parse", "HEAD");
      sayCause("finding the last commit", output);
      return answer(
        "Nothing was published: publishing is not set up for this folder. Ask whoever has set up this computer.",
      );
    }
    const { failure, isChanged, theirWords } = await this.commitData(data, unfit);
    if (failure !== null) return { ...answer(""), ...failure };
    const named = unfitWords(unfit);
    if (remote === null) {
      return answer(`${isChanged ? onThisComputer : nothingChanged}${named}`, true);
    }
    const isNew = isChanged || (await this.unsent()) > 0;
    const sent = await this.sent(remote, theirWords);
    const { reason, conflicts, faults } = sent;
    const done =
      sent.met === "only another"
        ? onlyTheirs(sent)
        : isNew || sent.met !== "nothing"
          ? `Published${togetherWords(sent)}. ${await this.whenShown(remote)}`
          : nothingChanged;
    return {
      message:
        reason === null
          ? `${done}${metWords(sent)}${named}`
          : `${isNew ? "Published on this computer, but not yet sent to the website." : nothingChanged} ${reason}${metWords(sent)}`,
      isPublished: reason === null,
      conflicts,
      faults,
    };
  }

  /** What keeps anything from being published or sent, for the person at the page; null where nothing does. */
  private async hindrance(): Promise<string | null> {
    const foreign = (await filesInConflict(this.dataFolder)).filter((file) => !isSettledHere(file));
    if (foreign.length > 0) {
      sayCause("putting both together", `In conflict: ${foreign.join(", ")}`);
      return `in files that are not the shop's data, two publishings do not fit together. Nothing is lost: ask whoever has set up this computer. ${terminalSays}.`;
    }
    if ((await this.open.kind()) !== "other") return this.lackOfBranch();
    sayCause("an unfinished rebase, cherry-pick or revert", (await this.git("status")).output);
    return "another program has begun to put two publishings together, and has not finished. Nothing is lost: in Visual Studio Code, open Source Control and finish it there (Continue, where it is offered), or ask whoever has set up this computer; then press Publish.";
  }

  /** What is published on no branch, the next change of branches leaves behind. */
  private async lackOfBranch(): Promise<string | null> {
    const isOnBranch = (await this.git("symbolic-ref", "--quiet", "HEAD")).isDone;
    if (isOnBranch || (await this.commit()) === null) return null;
    sayCause("finding the branch", "HEAD is detached");
    return `another program has put the shop's folder back to an earlier state, to which nothing can be added. Nothing is lost: in Visual Studio Code, press what stands at the lower left and choose the website's line of work (most often “main”), or ask whoever has set up this computer; then press Publish. ${terminalSays}.`;
  }

  /** Commits what has changed; what is being put together with another publishing, it finishes. */
  private async commitData(data: CatalogueData, unfit: readonly UnfitPicture[]) {
    const isJoined = (await this.open.kind()) === "merge";
    const joined = await this.open.data();
    const theirWords = joined?.theirWords ?? [];
    const before = (await this.committed()) ?? {};
    const shownBefore = [before, ...(joined === null ? [] : [joined.sides.others])];
    const images = new Set(shownBefore.flatMap((contents) => [...shownImages(contents)]));
    const removed = this.removeUnshown(images, shownImages(data));
    const failed = ({ output }: GitRun) => {
      // Nothing was published: whoever takes a step back shows them again.
      for (const [place, content] of removed) replaceFile(place, content);
      return commitFailure(output);
    };
    const leftOut = unfit.map(({ image }) => `:(exclude,literal)${image}`);
    const own = [...ownPaths, ...leftOut];
    const added = await this.git("add", "--all", "--", ...own);
    if (!added.isDone) {
      return { failure: failed(added), isChanged: false, theirWords };
    }
    const isChanged =
      isJoined || !(await this.git("diff", "--cached", "--quiet", "--", ...own)).isDone;
    if (!isChanged) return { failure: null, isChanged, theirWords };
    const message = isJoined ? joinMessage(theirWords) : commitMessage(before, data);
    // Git takes no part of what finishes a merge.
    const part = isJoined ? [] : ["--", ...own];
    const commit = await this.git("commit", "--quiet", "--message", message, ...part);
    const failure = commit.isDone ? null : failed(commit);
    return { failure, isChanged, theirWords };
  }

  /**
   * Keeps in the repository alone whose name stands beside each publishing.
   *
   * @throws Error where git does not keep it
   */
  async setPublisher({ name, email }: Publisher): Promise<void> {
    const settings = { "user.name": name.trim(), "user.email": email.trim() };
    for (const [setting, value] of Object.entries(settings)) {
      const { isDone, output } = await this.git("config", "--local", "--", setting, value);
      if (!isDone) throw new Error(`git config ${setting} failed:\n${output}`);
    }
  }

  /** Hears that a page asks about what has met another publishing, by the numbers. */
  async metIsKnown(numbers: readonly number[]): Promise<void> {
    await this.unasked.ready();
    this.unasked.areAsked(numbers);
  }

  /** Sends the publishings that stand on this computer alone. */
  async send(): Promise<PublishAnswer> {
    const answer = (reason: string): PublishAnswer => ({
      message: `Not yet sent to the website. ${reason}`,
      isPublished: false,
      faults: [],
    });
    const hindrance = await this.hindrance();
    if (hindrance !== null) return answer(`Not now: ${hindrance}`);
    if ((await this.open.kind()) === "merge") return this.unfinished(answer);
    const remote = await this.remote();
    if (remote === null) return answer(noWebsite);
    const sent = await this.sent(remote);
    const { reason, conflicts, faults } = sent;
    if (reason !== null) return { ...answer(`${reason}${metWords(sent)}`), conflicts, faults };
    return {
      message: `Sent${togetherWords(sent)}. ${await this.whenShown(remote)}${metWords(sent)}`,
      isPublished: true,
      conflicts,
      faults,
    };
  }

  /** What is to be done with another publishing, of which nothing can be sent before. */
  private async unfinished(answer: (reason: string) => PublishAnswer): Promise<PublishAnswer> {
    const [file] = await this.open.inConflict();
    if (file !== undefined) {
      return answer(
        `Another program has written two publishings into “${fileWords[file]}”, one beside the other: choose it above, press “Put both together”, and then Publish, which sends both.`,
      );
    }
    try {
      await checkedData(this.dataFolder);
      return answer(sentTogether);
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      return { ...answer(mistakesTogether), faults: error.faults };
    }
  }

  /**
   * Sends the last commit.
   *
   * @param theirWords what another publishing has changed that was put together with it before
   */
  private async sent(remote: string, theirWords: readonly string[] = []): Promise<Sent> {
    await this.unasked.ready();
    const sent = await this.sending.send(remote);
    this.unsentReason = sent.reason;
    this.unasked.name(sent.conflicts);
    return theirWords.length === 0
      ? sent
      : { ...sent, met: "another", theirWords: [...theirWords, ...sent.theirWords] };
  }

  /** When the website shows what was sent; not where it was sent to another branch than the one that a clone has. */
  private async whenShown(remote: string): Promise<string> {
    const usual = await this.usualBranch(remote);
    const own = await this.git("rev-parse", "--abbrev-ref", "@{upstream}");
    const sentTo = own.isDone ? own.output.trim().slice(remote.length + 1) : null;
    if (usual === null || sentTo === null || usual === sentTo) return inTenMinutes;
    sayCause("finding the branch", `It was sent to ${sentTo}, and ${remote}/HEAD is ${usual}`);
    return `It was sent to “${sentTo}” and not to “${usual}”, of which the website is most often made: ask whoever has set up this computer whether visitors see it.`;
  }

  private async usualBranch(remote: string): Promise<string | null> {
    const known = await this.git("symbolic-ref", "--short", `refs/remotes/${remote}/HEAD`);
    if (known.isDone) return known.output.trim().slice(remote.length + 1);
    // Only a clone knows it.
    const { output } = await remoteGit(this.dataFolder, "ls-remote", "--symref", remote, "HEAD");
    return /^ref: refs\/heads\/(\S+)\s+HEAD$/m.exec(output)?.[1] ?? null;
  }

  private async remote(): Promise<string | null> {
    const { isDone, output } = await this.git("remote");
    return isDone ? (output.split("\n").find((name) => name !== "") ?? null) : null;
  }

  /**
   * Removes those of some pictures that are not among the shown ones.
   *
   * @returns what they were, by their places
   */
  private removeUnshown(
    images: ReadonlySet<string>,
    shown: ReadonlySet<string>,
  ): ReadonlyMap<string, Buffer> {
    const folder = path.join(this.dataFolder, "images");
    const present = new Set(existsSync(folder) ? readdirSync(folder) : []);
    const removed = new Map<string, Buffer>();
    for (const image of images) {
      const name = path.posix.basename(image);
      if (shown.has(image) || image !== `images/${name}` || !present.has(name)) continue;
      const place = path.join(folder, name);
      removed.set(place, readFileSync(place));
      rmSync(place);
    }
    return removed;
  }

  private git(...parameters: readonly string[]): Promise<GitRun> {
    return git(this.dataFolder, ...parameters);
  }
}

/** What of the data folder is published: not its schemas, nor what could not be read. */
const ownPaths: readonly string[] = [".", ":(exclude)schema", `:(exclude)*${unreadableEnding}`];

/** How the publishings of this computer are sent while they are being put together with another one. */
const sentTogether =
  "Somebody else has published, too. Publish puts both together and sends them, as soon as nothing is wrong here.";

const noWebsite = "It was sent nowhere: no website is set up that would get it.";

const nothingChanged = "Nothing has changed since the last publishing.";

const onThisComputer = `Published on this computer. ${noWebsite}`;

const inTenMinutes = "The website shows it in about ten minutes.";

const mostLines = 8;

/** Changes in words, in one sentence. */
function listed(lines: readonly string[]): string {
  const rest = lines.length - mostLines;
  const more = rest > 0 ? [`and ${counted(rest, "more change", "more changes")}`] : [];
  return [...lines.slice(0, mostLines), ...more].join("; ");
}

/** What was put together with the publishings of this computer, as the end of a sentence. */
function togetherWords({ met, theirWords }: Sent): string {
  if (met === "nothing") return "";
  const list = theirWords.length === 0 ? "" : `: ${listed(theirWords)}`;
  return `, together with what somebody else has published${list}`;
}

function onlyTheirs({ theirWords }: Sent): string {
  const list = theirWords.length === 0 ? "" : `: ${listed(theirWords)}`;
  return `Nothing here was new. What somebody else has published is here now${list}.`;
}

/** Where both have changed the same, what does not stand; empty where they have not. */
function metWords({ conflicts }: Sent): string {
  if (conflicts.length === 0) return "";
  const words = listed(conflicts.flatMap(({ ownWords }) => ownWords));
  return ` Where both have changed the same, theirs stands. Yours was: ${words}. The page asks which is right.`;
}

function pageIn(text: string, catalogue: CatalogueName): object | undefined {
  try {
    const pages = JSON.parse(text) as unknown;
    return Array.isArray(pages)
      ? pages.filter(isObject).find((page) => page.catalogue === catalogue)
      : undefined;
  } catch {
    // A commit may hold a broken file; an earlier one has the page.
    return undefined;
  }
}

/** Pictures that no page can show, as the sentences that follow what was done; empty where there is none. */
function unfitWords(unfit: readonly UnfitPicture[]): string {
  return unfit
    .map(
      ({ image, rule }) =>
        ` Left out: the picture ${path.posix.basename(image)}, which no item shows: ${rule}.`,
    )
    .join("");
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

function commitFailure(output: string): Pick<PublishAnswer, "message" | "isPublisherUnknown"> {
  sayCause("git commit", output);
  if (output.includes("index.lock")) {
    return {
      message: `Nothing was published: another program is at work in the shop's folder, or was cut off there. Wait a minute, then press Publish again. If it says the same, ask whoever has set up this computer. ${terminalSays}.`,
    };
  }
  return /tell me who you are|empty ident|unable to auto-detect email/i.test(output)
    ? {
        message: "Nothing was published yet: this computer does not know who publishes.",
        isPublisherUnknown: true,
      }
    : {
        message: `Nothing was published: the changes could not be put together. ${terminalSays}.`,
      };
}
