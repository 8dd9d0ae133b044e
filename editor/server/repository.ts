import { contentWithout, type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import { parsedData } from "../../src/data-check/data-files";
import type { Contents } from "../operations";
import { git, type GitRun } from "./git";

/** What of the data folder is committed: not its schemas. */
export const ownPaths: readonly string[] = [".", ":(exclude)schema"];

export interface Upstream {
  readonly remote: string;
  /** `refs/heads/main` */
  readonly ref: string;
}

/** The parts of what git prints with `-z`. */
export function namesIn({ output }: GitRun): readonly string[] {
  return output.split("\0").filter((name) => name !== "");
}

export class Repository {
  private cached: { readonly head: string | null; readonly contents: Contents | null } | null =
    null;

  constructor(readonly dataFolder: string) {}

  run(...parameters: readonly string[]): Promise<GitRun> {
    return git(this.dataFolder, parameters);
  }

  /** What a command prints, or null where it fails or prints nothing. */
  async line(...parameters: readonly string[]): Promise<string | null> {
    const { isDone, output } = await this.run(...parameters);
    return isDone && output.trim() !== "" ? output.trim() : null;
  }

  /** Where the data is in the repository, `data/`; empty where it is all of it. */
  async prefix(): Promise<string> {
    return (await this.line("rev-parse", "--show-prefix")) ?? "";
  }

  /** Files beside the data that `git diff` names, from the top of the repository. */
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

  /** Where the branch is pushed to; null where the repository has no remote. */
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

  /** The data of a commit or a tree, as far as it can be read. */
  async contentsOf(tree: string): Promise<Contents> {
    const found = dataFiles.map(async (file) => [file, await this.contentOf(tree, file)] as const);
    return Object.fromEntries(
      (await Promise.all(found)).filter(([, content]) => content !== undefined),
    );
  }

  private async contentOf(tree: string, file: DataFile): Promise<unknown> {
    const { isDone, output } = await this.run("show", `${tree}:./${file}.json`);
    if (!isDone) return contentWithout(file);
    const result = parsedData(file, output);
    return "content" in result ? result.content : undefined;
  }

  /** The data of the last commit, or null where there is none. It is read once for each commit. */
  async published(): Promise<Contents | null> {
    const head = await this.head();
    if (this.cached?.head === head) return this.cached.contents;
    const contents = head === null ? {} : await this.contentsOf(head);
    this.cached = { head, contents: contents.business === undefined ? null : contents };
    return this.cached.contents;
  }
}
