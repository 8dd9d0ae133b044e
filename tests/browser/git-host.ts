import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { BrowserContext, Route } from "@playwright/test";

const digest = (content: Buffer | string) => createHash("sha1").update(content).digest("hex");

interface GraphQuery {
  readonly query: string;
  readonly variables: {
    readonly path?: string;
    readonly input?: {
      readonly fileChanges: { readonly additions: readonly { path: string; contents: string }[] };
    };
  };
}

/** Answers the requests that the CMS sends to GitHub's API, with this project's data files. */
export class GitHost {
  readonly files = new Map(
    readdirSync("data")
      .filter((name) => name.endsWith(".json"))
      .map((name) => [`data/${name}`, readFileSync(`data/${name}`)]),
  );
  /** Paths of the files of each commit by the CMS. */
  readonly commits: string[][] = [];
  private head = digest("first commit");

  async answer(context: BrowserContext): Promise<void> {
    await context.route("https://api.github.com/**", (route) => this.respond(route));
  }

  /** The text of a data file. */
  text(name: string): string {
    return String(this.files.get(`data/${name}.json`));
  }

  private async respond(route: Route): Promise<void> {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const json = (content: object) => route.fulfill({ json: content });
    if (pathname.includes("/collaborators/")) return route.fulfill({ status: 204 });
    if (pathname === "/user")
      return json({ id: 1, login: "owner", name: "Owner", email: "owner@example.com" });
    if (pathname.includes("/git/trees/")) {
      const tree = [...this.files].map(([path, content]) => {
        return { type: "blob", path, sha: digest(content), size: content.length };
      });
      return json({ tree });
    }
    if (pathname === "/graphql") return json(this.graph(request.postDataJSON() as GraphQuery));
    return route.fulfill({ status: 404 });
  }

  private graph({ query, variables }: GraphQuery): object {
    const { input, path = "" } = variables;
    if (input !== undefined) {
      const { additions } = input.fileChanges;
      for (const file of additions) this.files.set(file.path, Buffer.from(file.contents, "base64"));
      this.commits.push(additions.map((file) => file.path));
      this.head = digest(this.head);
      const stored = additions.map(
        (file, index) => [`file_${index}`, this.file(file.path)] as const,
      );
      const files = Object.fromEntries<object>(stored);
      const commit = { oid: this.head, committedDate: new Date().toISOString(), ...files };
      return { data: { createCommitOnBranch: { commit } } };
    }
    const contents = [...query.matchAll(/(\w+): object\(oid: "(\w+)"/g)].map(
      ([, name = "", oid]) => {
        const content = [...this.files.values()].find((file) => digest(file) === oid);
        return [name, { text: String(content) }] as const;
      },
    );
    const commits = [...query.matchAll(/(\w+):\s+ref[\s\S]*?path: "([^"]+)"/g)].map(
      ([, name = "", file = ""]) => [name, this.branch(file)] as const,
    );
    const repository = {
      ...Object.fromEntries<object>([...contents, ...commits]),
      defaultBranchRef: { name: "main" },
      ref: this.branch(path),
    };
    return { data: { repository } };
  }

  private file(path: string) {
    const content = this.files.get(path) ?? "";
    return { oid: digest(content), object: { oid: digest(content), text: String(content) } };
  }

  private branch(path: string) {
    const author = { name: "Owner", email: "", user: { id: 1, login: "owner" } };
    const node = { oid: this.head, message: "", author, committedDate: "2026-11-27T00:00:00Z" };
    return { target: { history: { nodes: [node] }, file: this.file(path) } };
  }
}
