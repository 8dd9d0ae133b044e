import { execFile } from "node:child_process";
import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { checkedData } from "../../src/data-check/check-data";
import {
  type CatalogueData,
  type CatalogueName,
  dataFiles,
} from "../../src/data-check/catalogue-data";
import { counted } from "../../src/data-check/counted";
import { DataError } from "../../src/data-check/fault";
import { fitPictures, type UnfitPicture } from "../add/fit-pictures";
import { changeWords } from "./change-words";
import { dataChanges, isObject } from "./data-changes";
import type { Contents, PublishAnswer, PublishingState } from "./protocol";
import { shownImages } from "./shown-images";

/** The data folder in its repository: what was published, and publishing. */
export class Publishing {
  /** @param dataFolder folder with the data, below a git repository or not */
  constructor(private readonly dataFolder: string) {}

  /** Whether publishing makes a commit, and where it is pushed to. */
  async state(): Promise<PublishingState> {
    const canCommit = (await this.commit()) !== null;
    const remotes = canCommit ? await this.git("remote") : { isDone: false, output: "" };
    return { canCommit, remote: remotes.output.split("\n").find((name) => name !== "") ?? null };
  }

  /** The last commit, or null where there is none. */
  async commit(): Promise<string | null> {
    const { isDone, output } = await this.git("rev-parse", "HEAD");
    return isDone ? output.trim() : null;
  }

  /** The data of the last commit, or null where there is none. */
  async published(): Promise<Contents | null> {
    const contents: Record<string, unknown> = {};
    for (const file of dataFiles) {
      const { isDone, output } = await this.git("show", `HEAD:./${file}.json`);
      if (!isDone) continue;
      try {
        contents[file] = JSON.parse(output) as unknown;
      } catch {
        // A commit may hold a broken file; there is nothing to compare with, then.
      }
    }
    return Object.keys(contents).length === 0 ? null : contents;
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
   * Checks the data with its pictures, commits it and, where the repository has a remote, pushes it.
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
    const before = (await this.published()) ?? {};
    this.removeUnshown(shownImages(before), shownImages(data));
    const leftOut = unfit.map(({ image }) => `:(exclude,literal)${image}`);
    const own = [".", ":(exclude)schema", ...leftOut];
    const named = unfitWords(unfit);
    await this.git("add", "--all", "--", ...own);
    const isChanged = !(await this.git("diff", "--cached", "--quiet", "--", ...own)).isDone;
    if (isChanged) {
      const message = commitMessage(before, data);
      const commit = await this.git("commit", "--quiet", "--message", message, "--", ...own);
      if (!commit.isDone) return answer(commitFailure(commit.output));
    }
    if (remote === null) {
      return answer(
        `${isChanged ? onThisComputer : "Nothing has changed since the last publishing."}${named}`,
        true,
      );
    }
    const push = await this.pushed(remote);
    if (!push.isDone) return answer(pushFailure(push.output));
    return answer(`Published. The website shows it in about ten minutes.${named}`, true);
  }

  private async pushed(remote: string): Promise<GitRun> {
    const hasUpstream = (await this.git("rev-parse", "--abbrev-ref", "@{upstream}")).isDone;
    return hasUpstream
      ? this.git("push", "--quiet")
      : this.git("push", "--quiet", "--set-upstream", remote, "HEAD");
  }

  /** Removes those of some pictures that are not among the shown ones. */
  private removeUnshown(images: ReadonlySet<string>, shown: ReadonlySet<string>): void {
    const folder = path.join(this.dataFolder, "images");
    const present = new Set(existsSync(folder) ? readdirSync(folder) : []);
    for (const image of images) {
      const name = path.posix.basename(image);
      if (!shown.has(image) && image === `images/${name}` && present.has(name)) {
        rmSync(path.join(folder, name));
      }
    }
  }

  private git(...parameters: readonly string[]): Promise<GitRun> {
    return new Promise((resolve) => {
      execFile(
        "git",
        parameters,
        {
          cwd: this.dataFolder,
          maxBuffer: 64 * 1024 * 1024,
          // Git asks nobody for a password: there is nobody at the terminal.
          env: { ...process.env, GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" },
        },
        (error, stdout, stderr) => {
          resolve({ isDone: error === null, output: error === null ? stdout : stdout + stderr });
        },
      );
    });
  }
}

const onThisComputer =
  "Published on this computer. It was sent nowhere: no website is set up that would get it.";

/** The cause of what the page says in a helper's words, for whoever knows git. */
function sayCause(what: string, output: string): void {
  console.error(`Publishing failed at ${what}:\n${output.trim()}`);
}

const terminalSays = "The terminal in which the editor runs says why";

/** How many commits that have changed the pages are looked through for one. */
const mostCommits = 200;

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

interface GitRun {
  readonly isDone: boolean;
  readonly output: string;
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

function commitFailure(output: string): string {
  sayCause("git commit", output);
  return /tell me who you are|empty ident|unable to auto-detect email/i.test(output)
    ? 'Nothing was published: this computer does not know yet who publishes. Say it once in a terminal: git config --global user.name "Your name", and then: git config --global user.email you@example.com'
    : `Nothing was published: the changes could not be put together. ${terminalSays}.`;
}

function pushFailure(output: string): string {
  sayCause("git push", output);
  const kept = "Published on this computer, but not yet sent to the website.";
  if (/rejected|non-fast-forward|fetch first/i.test(output)) {
    return `${kept} Somebody else has published in the meantime: in Visual Studio Code, press Sync Changes.`;
  }
  if (/authentication|could not read username|permission denied|403/i.test(output)) {
    return `${kept} The shop's copy on the internet did not let this computer in: in Visual Studio Code, press Sync Changes once and sign in.`;
  }
  if (/could not resolve host|unable to access|connection|network|timed out/i.test(output)) {
    return `${kept} The shop's copy on the internet cannot be reached; press Publish again when there is a connection.`;
  }
  return `${kept} The shop's copy on the internet did not take it. ${terminalSays}; then press Publish again.`;
}
