import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { BrowserContext, Request } from "@playwright/test";

const digest = (content: Buffer | string) => createHash("sha1").update(content).digest("hex");

interface GraphQuery {
  readonly query: string;
  readonly variables: {
    readonly input?: { fileChanges: { additions: { path: string; contents: string }[] } };
  };
}

const user = { id: 1, login: "owner", name: "Owner", email: "owner@example.com" };
const author = { ...user, user };
const commit = {
  oid: digest("commit"),
  author,
  message: "",
  committedDate: "2026-11-27T00:00:00Z",
};
/** A branch whose only commit changed every file. */
const ref = { target: { oid: commit.oid, history: { nodes: [commit] } } };

/** Answers the requests that the CMS sends to GitHub's API, with this project's data files. */
export class GitHost {
  readonly files = new Map(
    readdirSync("data")
      .filter((name) => name.endsWith(".json"))
      .map((name) => [`data/${name}`, readFileSync(`data/${name}`)]),
  );
  /** Paths of the files of each commit by the CMS. */
  readonly commits: string[][] = [];

  async answer(context: BrowserContext): Promise<void> {
    await context.route("https://api.github.com/**", async (route) => {
      const json = this.answerTo(route.request());
      // No content says that the user may commit.
      await route.fulfill(json === null ? { status: 204 } : { json });
    });
  }

  /** The text of a data file. */
  text(name: string): string {
    return String(this.files.get(`data/${name}.json`));
  }

  private answerTo(request: Request): object | null {
    const { pathname } = new URL(request.url());
    if (pathname === "/user") return user;
    if (pathname === "/graphql") return { data: this.data(request.postDataJSON() as GraphQuery) };
    if (!pathname.includes("/git/trees/")) return null;
    const files = [...this.files];
    return { tree: files.map(([path, content]) => ({ type: "blob", path, sha: digest(content) })) };
  }

  private data({ query, variables }: GraphQuery): object {
    if (variables.input !== undefined) {
      const { additions } = variables.input.fileChanges;
      for (const file of additions) this.files.set(file.path, Buffer.from(file.contents, "base64"));
      this.commits.push(additions.map((file) => file.path));
      return { createCommitOnBranch: { commit } };
    }
    // Texts of files by digest, and the last commits of files.
    const parts = query.matchAll(/(\w+):\s+(?:object\(oid: "(\w+)"|ref)/g);
    const answers = Array.from(parts, ([, name = "", oid]) => {
      const content = [...this.files.values()].find((file) => digest(file) === oid);
      return [name, oid === undefined ? ref : { text: String(content) }] as const;
    });
    return { repository: { ref, ...Object.fromEntries<object>(answers) } };
  }
}
