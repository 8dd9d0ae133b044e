import { emptyContent, type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import { parsedData } from "../../src/data-check/data-files";
import { type Contents, isContentOf } from "../operations";
import { git, type GitRun } from "./git";

/** What the editor publishes of the data folder, as git's pathspecs. */
export const dataPaths: readonly string[] = [".", ":(exclude)schema"];

export interface Upstream {
  readonly remote: string;
  readonly ref: string;
}

export function fileNamesIn({ output }: GitRun): readonly string[] {
  return output.split("\0").filter((name) => name !== "");
}

export class Repository {
  private cached: { readonly head: string | null; readonly contents: Contents | null } | undefined;

  constructor(readonly dataFolder: string) {}

  run(...parameters: readonly string[]): Promise<GitRun> {
    return git(this.dataFolder, parameters);
  }

  /** Trimmed output of a git command; null if the command fails or the output is empty. */
  async outputOf(...parameters: readonly string[]): Promise<string | null> {
    const { isSuccess, output } = await this.run(...parameters);
    return isSuccess && output.trim() !== "" ? output.trim() : null;
  }

  /** Path of the data folder in the repository, such as `data/`; empty if it is the repository's root. */
  async prefix(): Promise<string> {
    return (await this.outputOf("rev-parse", "--show-prefix")) ?? "";
  }

  /** Texts of git objects, such as `HEAD:./bikes.json`; null for a missing object. */
  async objectTexts(names: readonly string[]): Promise<readonly (string | null)[]> {
    const input = names.map((name) => `${name}\n`).join("");
    const parameters = ["cat-file", "--batch"];
    // Git tells sizes in bytes; in Latin 1 each byte is one character.
    const { output } = await git(this.dataFolder, parameters, { input, encoding: "latin1" });
    let start = 0;
    return names.map(() => {
      const end = output.indexOf("\n", start);
      const [, size] = / blob (\d+)$/.exec(output.slice(start, end)) ?? [];
      start = end + 1;
      if (size === undefined) return null;
      const text = output.slice(start, start + Number(size));
      start += Number(size) + 1;
      return Buffer.from(text, "latin1").toString();
    });
  }

  /** Names of changed files that the editor does not publish. Parameters are those of `git diff`. */
  async filesOutsideData(...parameters: readonly string[]): Promise<readonly string[]> {
    const prefix = await this.prefix();
    const run = await this.run("diff", "--name-only", "-z", "--no-renames", ...parameters);
    const isData = (file: string) =>
      file.startsWith(prefix) && !file.startsWith(`${prefix}schema/`);
    return fileNamesIn(run).filter((file) => !isData(file));
  }

  head(): Promise<string | null> {
    return this.outputOf("rev-parse", "--verify", "--quiet", "HEAD");
  }

  branch(): Promise<string | null> {
    return this.outputOf("symbolic-ref", "--quiet", "--short", "HEAD");
  }

  async upstream(branch: string): Promise<Upstream | null> {
    const setting = (name: string) => this.outputOf("config", "--get", `branch.${branch}.${name}`);
    const remotes = ((await this.outputOf("remote")) ?? "").split("\n");
    const defaultRemote = remotes.includes("origin") ? "origin" : remotes[0];
    const remote = (await setting("remote")) ?? defaultRemote ?? "";
    if (remote === "") return null;
    return { remote, ref: (await setting("merge")) ?? `refs/heads/${branch}` };
  }

  /** Number of commits that change the data and were not pushed, as of the last fetch; 0 without a remote. */
  async unsentCommits(): Promise<number> {
    if ((await this.outputOf("remote")) === null) return 0;
    const range = ["HEAD", "--not", "--remotes", "--", ...dataPaths];
    return Number((await this.outputOf("rev-list", "--count", "--no-merges", ...range)) ?? 0);
  }

  /** Data of a commit, without the files that cannot be read. */
  async contentsOf(commit: string): Promise<Contents> {
    const texts = await this.objectTexts(dataFiles.map((file) => `${commit}:./${file}.json`));
    const entries = dataFiles.flatMap((file, index) => {
      const text = texts[index] ?? null;
      const content = text === null ? emptyContent(file) : parsedContent(file, text);
      return content === undefined ? [] : [[file, content] as const];
    });
    return Object.fromEntries(entries);
  }

  /** The data of the last commit; a file that is unreadable in it is from an earlier commit. Null if no commit has a readable Business. */
  async published(): Promise<Contents | null> {
    const head = await this.head();
    if (this.cached?.head === head) return this.cached.contents;
    this.cached = { head, contents: head === null ? null : await this.readableContents(head) };
    return this.cached.contents;
  }

  private async readableContents(head: string): Promise<Contents | null> {
    const contents = await this.contentsOf(head);
    const unreadable = dataFiles.filter((file) => contents[file] === undefined);
    const earlier = await Promise.all(
      unreadable.map(async (file) => [file, await this.earlierContent(file)] as const),
    );
    const all: Contents = { ...contents, ...Object.fromEntries(earlier) };
    return all.business === undefined ? null : all;
  }

  private async earlierContent(file: DataFile): Promise<unknown> {
    const log = await this.outputOf("log", "--max-count=100", "--format=%H", "--", `${file}.json`);
    const commits = (log ?? "").split("\n");
    const texts = await this.objectTexts(commits.map((commit) => `${commit}:./${file}.json`));
    const contents = texts.map((text) => parsedContent(file, text ?? ""));
    return contents.find((content) => content !== undefined);
  }
}

function parsedContent(file: DataFile, text: string): unknown {
  const result = parsedData(file, text);
  return "content" in result && isContentOf(file, result.content) ? result.content : undefined;
}
