import path from "node:path";
import {
  type CatalogueName,
  catalogueNames,
  type DataFile,
  dataFiles,
} from "../../src/data-check/catalogue-data";
import { isObject } from "../json-values";
import { type Contents, elementsOf } from "../operations";
import type { Published } from "../protocol";
import { git, type GitRun } from "./git";

/** How many of the commits that have changed a file are looked through. */
const mostCommits = 200;

/** What of the data folder is committed: not its schemas. */
export const ownPaths: readonly string[] = [".", ":(exclude)schema"];

/** Where a branch is pushed to. */
export interface Upstream {
  readonly remote: string;
  /** `refs/heads/main` */
  readonly ref: string;
}

/** The repository of the data folder, as far as it is read. */
export class Repository {
  private known: { readonly head: string | null; readonly published: Published } | null = null;

  constructor(private readonly dataFolder: string) {}

  run(...parameters: readonly string[]): Promise<GitRun> {
    return git(this.dataFolder, parameters);
  }

  /** What a command prints, or null where it fails or prints nothing. */
  async line(...parameters: readonly string[]): Promise<string | null> {
    const { isDone, output } = await this.run(...parameters);
    return isDone && output.trim() !== "" ? output.trim() : null;
  }

  /** The last commit, or null where there is none. */
  head(): Promise<string | null> {
    return this.line("rev-parse", "--verify", "--quiet", "HEAD");
  }

  /** Where something of git's own is, `index.lock`. */
  async gitPath(name: string): Promise<string> {
    return path.resolve(
      this.dataFolder,
      (await this.line("rev-parse", "--git-path", name)) ?? name,
    );
  }

  /** Name of the branch, or null where HEAD is detached. */
  branch(): Promise<string | null> {
    return this.line("symbolic-ref", "--quiet", "--short", "HEAD");
  }

  /** Where the branch is pushed to; null where the repository has no remote. */
  async upstream(branch: string): Promise<Upstream | null> {
    const own = await this.line("config", "--get", `branch.${branch}.remote`);
    const remotes = ((await this.line("remote")) ?? "").split("\n").filter((name) => name !== "");
    const remote = own ?? (remotes.includes("origin") ? "origin" : remotes[0]);
    if (remote === undefined) return null;
    const ref =
      (await this.line("config", "--get", `branch.${branch}.merge`)) ?? `refs/heads/${branch}`;
    return { remote, ref };
  }

  /** How many commits of the data the remote has not got, as far as is known here; 0 where there is no remote. */
  async unsent(): Promise<number> {
    if ((await this.line("remote")) === null) return 0;
    const count = async (...range: readonly string[]) =>
      this.line("rev-list", "--count", "--no-merges", ...range, "--", ...ownPaths);
    // Before the first push there is no upstream.
    return Number(
      (await count("@{upstream}..HEAD")) ?? (await count("HEAD", "--not", "--remotes")) ?? 0,
    );
  }

  /** The data of a commit or a tree, as far as it can be read. */
  async contentsOf(tree: string): Promise<Contents> {
    const prefix = await this.prefix();
    const found = dataFiles.map(async (file) => {
      const { isDone, output } = await this.run("show", `${tree}:${prefix}${file}.json`);
      return [file, isDone ? parsed(output) : undefined] as const;
    });
    return Object.fromEntries(
      (await Promise.all(found)).filter(([, content]) => content !== undefined),
    );
  }

  /** Path of the data folder in the repository, with a slash at its end: `data/`. */
  async prefix(): Promise<string> {
    return (await this.line("rev-parse", "--show-prefix")) ?? "";
  }

  /** What the last commits have published. It is read once for each commit. */
  async published(): Promise<Published> {
    const head = await this.head();
    if (this.known?.head === head) return this.known.published;
    const contents = head === null ? {} : await this.contentsOf(head);
    const lists = [...catalogueNames, "pages"] as const;
    const ids = await Promise.all(lists.map(async (file) => [file, await this.ids(file)] as const));
    const published: Published = {
      contents: Object.keys(contents).length === 0 ? null : contents,
      ids: Object.fromEntries(ids),
      earlierPages: await this.earlierPages(contents),
    };
    this.known = { head, published };
    return published;
  }

  /**
   * The ids that a file's elements have had in the last commits. What visitors have starred is known by its id, so
   * that of an item that was removed is no other item's. Those of price rows among them harm nobody.
   */
  private async ids(file: DataFile): Promise<readonly number[]> {
    const plain = ["--unified=0", "--no-color", "--no-ext-diff", "--no-textconv"];
    const { output } = await this.run(
      ...["log", `--max-count=${mostCommits}`, "--format=", ...plain, "--", `./${file}.json`],
    );
    return [...new Set([...output.matchAll(/"id"\s*:\s*(\d+)/g)].map(([, id]) => Number(id)))];
  }

  private async earlierPages(now: Contents): Promise<Published["earlierPages"]> {
    const pages: Partial<Record<CatalogueName, object>> = {};
    const commits = (
      (await this.line("log", "--format=%H", `--max-count=${mostCommits}`, "--", "./pages.json")) ??
      ""
    ).split("\n");
    const missing = () => catalogueNames.filter((name) => !(name in pages));
    for (const content of [now.pages]) take(content);
    for (const commit of commits) {
      if (missing().length === 0 || commit === "") break;
      const { isDone, output } = await this.run("show", `${commit}:./pages.json`);
      if (isDone) take(parsed(output));
    }
    return pages;

    function take(content: unknown) {
      for (const page of elementsOf(content)) {
        const name = missing().find((catalogue) => catalogue === page.catalogue);
        if (name !== undefined) pages[name] = page;
      }
    }
  }
}

/** What a text of JSON holds; undefined where it holds none: a commit may have a broken file. */
export function parsed(text: string): unknown {
  try {
    const content: unknown = JSON.parse(text);
    return isObject(content) || Array.isArray(content) ? content : undefined;
  } catch {
    return undefined;
  }
}
