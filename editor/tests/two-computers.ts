import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { jsonText } from "../server/json-text";
import { DataCopy } from "../../tests/support/data-copy";

/** Fields of an item that the tests read. */
export interface Item {
  readonly id: number;
  readonly name: string;
  readonly image: string;
  readonly priceDetails: readonly {
    readonly id: number;
    readonly duration: string;
    readonly price: number;
  }[];
}

/** A computer with the shop's repository, the data in its folder `data`. */
export class Computer {
  readonly data: string;

  constructor(readonly folder: string) {
    this.data = path.join(folder, "data");
  }

  git(...parameters: readonly string[]): string {
    return execFileSync("git", parameters, { cwd: this.folder, encoding: "utf8", stdio: "pipe" });
  }

  /** Text of a data file. */
  text(name: string): string {
    return readFileSync(path.join(this.data, `${name}.json`), "utf8");
  }

  items(name: string): Item[] {
    return JSON.parse(this.text(name)) as Item[];
  }

  edit(name: string, change: (items: readonly Item[]) => readonly Item[]): void {
    const text = jsonText(change(this.items(name)));
    writeFileSync(path.join(this.data, `${name}.json`), text);
  }

  /** Commits everything and pushes it, as another program does. */
  push(message = "Change"): void {
    this.git("add", "--all");
    this.git("commit", "--quiet", "--allow-empty", "--message", message);
    this.git("push", "--quiet");
  }
}

/** Two computers of one shop, and the repository to which both push; copied from a template, because git is slow. */
export class TwoComputers {
  private static template: string | null = null;
  readonly here: Computer;
  readonly there: Computer;
  readonly website: string;
  private readonly folder = mkdtempSync(path.join(os.tmpdir(), "shop-"));

  constructor() {
    TwoComputers.template ??= templateIn(mkdtempSync(path.join(os.tmpdir(), "shop-")));
    cpSync(TwoComputers.template, this.folder, { recursive: true });
    this.here = new Computer(path.join(this.folder, "here"));
    this.there = new Computer(path.join(this.folder, "there"));
    this.website = path.join(this.folder, "website.git");
  }

  static disposeTemplate(): void {
    if (TwoComputers.template !== null) rmSync(TwoComputers.template, { recursive: true });
    TwoComputers.template = null;
  }

  /** Text of a file in the repository to which both push. */
  published(file: string): string {
    return this.here.git("-C", this.website, "show", `main:${file}`);
  }

  publishedItems(name: string): Item[] {
    return JSON.parse(this.published(`data/${name}.json`)) as Item[];
  }

  dispose(): void {
    rmSync(this.folder, { recursive: true });
  }
}

/** Makes both computers and the website in a folder, with relative paths, so that copies of the folder work. */
function templateIn(folder: string): string {
  const here = new Computer(path.join(folder, "here"));
  const there = new Computer(path.join(folder, "there"));
  mkdirSync(here.data, { recursive: true });
  new DataCopy(here.data);
  writeFileSync(path.join(here.folder, "README.md"), "The shop\n");
  // Git's own template has samples of hooks, which nobody needs.
  here.git("init", "--quiet", "--template=", "--initial-branch", "main");
  setUser(here, "Here");
  here.git("add", "--all");
  here.git("commit", "--quiet", "--message", "Begin");
  const bare = ["--bare", "--initial-branch", "main", "../website.git"];
  here.git("init", "--quiet", "--template=", ...bare);
  here.git("remote", "add", "origin", "../website.git");
  here.git("push", "--quiet", "--set-upstream", "origin", "main");
  here.git("clone", "--quiet", "--template=", "../website.git", there.folder);
  there.git("remote", "set-url", "origin", "../website.git");
  setUser(there, "There");
  here.git("gc", "--quiet");
  return folder;
}

function setUser(computer: Computer, name: string): void {
  computer.git("config", "user.name", name);
  computer.git("config", "user.email", `${name.toLowerCase()}@example.com`);
}
