import { emptyContent, type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import { parsedData } from "../../src/data-check/data-files";
import { type Contents, isContentOf } from "../operations";
import { git, type GitRun } from "./git";

export const ownPaths: readonly string[] = [".", ":(exclude)schema"];

export interface Upstream {
  readonly remote: string;
  readonly ref: string;
}

export function namesIn({ output }: GitRun): readonly string[] {
  return output.split("\0").filter((name) => name !== "");
}

export class Repository {
  private cached: { readonly head: string | null; readonly contents: Contents | null } | null =
    null;
  private folder: Promise<string | null> | undefined;

  constructor(readonly dataFolder: string) {}

  run(...parameters: readonly string[]): Promise<GitRun> {
    return git(this.dataFolder, parameters);
  }

  async line(...parameters: readonly string[]): Promise<string | null> {
    const { isDone, output } = await this.run(...parameters);
    return isDone && output.trim() !== "" ? output.trim() : null;
  }

  /** Where the data is in the repository, `data/`; empty where it is all of it. */
  async prefix(): Promise<string> {
    this.folder ??= this.line("rev-parse", "--show-prefix");
    return (await this.folder) ?? "";
  }

  /** Texts of objects, such as `HEAD:./bikes.json`; null for one that does not exist. */
  async texts(names: readonly string[]): Promise<readonly (string | null)[]> {
    const input = names.map((name) => `${name}\n`).join("");
    const parameters = ["cat-file", "--batch"];
    // A size is in bytes, of which each is a character of Latin 1.
    const { output } = await git(this.dataFolder, parameters, { input, encoding: "latin1" });
    let start = 0;
    return names.map(() => {
      const end = output.indexOf("\n", start);
      const [, size] = / blob (\d+)$/.exec(output.slice(start, end)) ?? [];
      const text = output.slice(end + 1, end + 1 + Number(size ?? 0));
      start = end + 1 + (size === undefined ? 0 : Number(size) + 1);
      return size === undefined ? null : Buffer.from(text, "latin1").toString();
    });
  }

  async otherFiles(...parameters: readonly string[]): Promise<readonly string[]> {
    const data = await this.prefix();
    const run = await this.run("diff", "--name-only", "-z", "--no-renames", ...parameters);
    const isOwn = (file: string) => file.startsWith(data) && !file.startsWith(`${data}schema/`);
    return namesIn(run).filter((file) => !isOwn(file));
  }

  head(): Promise<string | null> {
    return this.line("rev-parse", "--verify", "--quiet", "HEAD");
  }

  branch(): Promise<string | null> {
    return this.line("symbolic-ref", "--quiet", "--short", "HEAD");
  }

  async upstream(branch: string): Promise<Upstream | null> {
    const setting = (name: string) => this.line("config", "--get", `branch.${branch}.${name}`);
    const remotes = ((await this.line("remote")) ?? "").split("\n");
    const usual = remotes.includes("origin") ? "origin" : remotes[0];
    const remote = (await setting("remote")) ?? usual ?? "";
    return remote === ""
      ? null
      : { remote, ref: (await setting("merge")) ?? `refs/heads/${branch}` };
  }

  /** How many commits of the data the remote has not got, as of the last fetch; 0 where there is no remote. */
  async unsent(): Promise<number> {
    if ((await this.line("remote")) === null) return 0;
    const range = ["HEAD", "--not", "--remotes", "--", ...ownPaths];
    return Number((await this.line("rev-list", "--count", "--no-merges", ...range)) ?? 0);
  }

  async contentsOf(tree: string): Promise<Contents> {
    const texts = await this.texts(dataFiles.map((file) => `${tree}:./${file}.json`));
    return Object.fromEntries(
      dataFiles.flatMap((file, index) => {
        const text = texts[index] ?? null;
        const content = text === null ? emptyContent(file) : readable(file, text);
        return content === undefined ? [] : [[file, content] as const];
      }),
    );
  }

  /** The data of the last commit, or null. A file that cannot be read is as in the last commit in which it can. */
  async published(): Promise<Contents | null> {
    const head = await this.head();
    if (this.cached?.head === head) return this.cached.contents;
    const contents = head === null ? {} : await this.contentsOf(head);
    const lacking = head === null ? [] : dataFiles.filter((file) => contents[file] === undefined);
    const earlier = await Promise.all(
      lacking.map(async (file) => [file, await this.earlierContent(file)] as const),
    );
    const all: Contents = { ...contents, ...Object.fromEntries(earlier) };
    this.cached = { head, contents: all.business === undefined ? null : all };
    return this.cached.contents;
  }

  private async earlierContent(file: DataFile): Promise<unknown> {
    const log = await this.line("log", "--max-count=100", "--format=%H", "--", `${file}.json`);
    const commits = (log ?? "").split("\n");
    const texts = await this.texts(commits.map((commit) => `${commit}:./${file}.json`));
    return texts.map((text) => readable(file, text ?? "")).find((content) => content !== undefined);
  }
}

function readable(file: DataFile, text: string): unknown {
  const result = parsedData(file, text);
  return "content" in result && isContentOf(file, result.content) ? result.content : undefined;
}
