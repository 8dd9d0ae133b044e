import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { dataFiles, isOptional } from "../../src/data-check/catalogue-data";
import { checkedContents } from "../../src/data-check/check-data";
import { parsedData } from "../../src/data-check/data-files";
import { schemaCheck } from "../../src/data-check/schema-check";
import type { Side } from "../protocol";
import { git } from "./git";
import { shownImages } from "./pictures";
import type { Repository } from "./repository";

/** Two commits that are merged. */
export interface Commits {
  readonly ours: string;
  readonly theirs: string;
}

/** A tree in which both are merged; or that somebody has to choose; or why neither can be done. */
export type Merged =
  | { readonly kind: "merged"; readonly tree: string }
  | { readonly kind: "question" }
  | {
      readonly kind: "failed";
      readonly cause: "too old" | "other files" | "link" | "wrong";
      readonly output: string;
    };

/** A file in a tree; null where it is not there. */
type Entry = { readonly mode: string; readonly oid: string } | null;
type Entries = ReadonlyMap<string, Entry>;

/** A file in which git cannot merge both: the entries of the common ancestor, ours and theirs. */
interface Conflict {
  readonly file: string;
  readonly stages: Readonly<Partial<Record<"1" | "2" | "3", NonNullable<Entry>>>>;
}

/** Merges commits as trees of git's store: neither the files nor the index nor any branch are touched. */
export class Merge {
  constructor(
    private readonly repository: Repository,
    private readonly dataFolder: string,
    private readonly ownFolder: string,
  ) {}

  /**
   * @param side whose values are taken where both have changed the same; without it, that is a question. Where the
   *   result is not right, the conflicting files are taken from that side as a whole, and then all the data
   */
  async merged({ ours, theirs }: Commits, side?: Side): Promise<Merged> {
    // From the top: paths are said from where git runs.
    const top = (await this.repository.line("rev-parse", "--show-toplevel")) ?? this.dataFolder;
    const run = await this.repository.run(
      ...["-C", top, "merge-tree"],
      "--write-tree",
      "-z",
      "--no-messages",
      ours,
      theirs,
    );
    const [tree = "", ...lines] = run.output.split("\0");
    if (!/^[0-9a-f]{40,}$/.test(tree))
      return { kind: "failed", cause: "too old", output: run.output };
    const conflicts = conflictsIn(lines);
    const prefix = await this.repository.prefix();
    const others = conflicts.filter(({ file }) => !file.startsWith(prefix));
    if (others.length > 0) {
      const output = others.map(({ file }) => file).join("\n");
      return { kind: "failed", cause: "other files", output };
    }
    if (side === undefined) {
      return conflicts.length > 0 ? { kind: "question" } : this.checked(tree, { ours, theirs });
    }
    const own = await this.entries(side === "mine" ? ours : theirs);
    const whole = new Map(conflicts.map(({ file }) => [file, own.get(file) ?? null]));
    const all = [...(await this.entries(tree)).keys(), ...own.keys()];
    const attempts: (() => Promise<Entries>)[] = [
      () => this.resolved(conflicts, side),
      () => Promise.resolve(whole),
      () => Promise.resolve(new Map(all.map((file) => [file, own.get(file) ?? null]))),
    ];
    let last: Merged = { kind: "question" };
    for (const attempt of attempts) {
      last = await this.checked(await this.withEntries(tree, await attempt()), { ours, theirs });
      if (last.kind !== "question") return last;
    }
    return { kind: "failed", cause: "wrong", output: "No side has right data" };
  }

  /** A tree where its data is right, with the pictures that one side has removed and the other still shows. */
  private async checked(tree: string, { ours, theirs }: Commits): Promise<Merged> {
    const entries = await this.entries(tree);
    const links = [...entries].filter(([, entry]) => entry?.mode.startsWith("100") === false);
    if (links.length > 0) {
      return { kind: "failed", cause: "link", output: links.map(([file]) => file).join("\n") };
    }
    const contents = await this.repository.contentsOf(tree);
    const check = schemaCheck(path.join(this.dataFolder, "schema"));
    const { errors } = checkedContents((file) => {
      if (contents[file] !== undefined) return { content: contents[file] };
      return isOptional(file) ? { content: [] } : parsedData(`${file}.json`, "");
    }, check);
    const prefix = await this.repository.prefix();
    const missing = [...shownImages(contents)]
      .map((image) => prefix + image)
      .filter((file) => !entries.has(file));
    if (missing.length === 0)
      return errors.length > 0 ? { kind: "question" } : { kind: "merged", tree };
    const sides = [await this.entries(ours), await this.entries(theirs)];
    const found = missing.map(
      (file) => [file, sides.map((one) => one.get(file)).find(Boolean) ?? null] as const,
    );
    if (errors.length > 0 || found.some(([, entry]) => entry === null)) return { kind: "question" };
    return { kind: "merged", tree: await this.withEntries(tree, new Map(found)) };
  }

  /** Conflicting files with the lines of one side where both have changed the same. */
  private async resolved(conflicts: readonly Conflict[], side: Side): Promise<Entries> {
    const entries = new Map<string, Entry>();
    for (const { file, stages } of conflicts) {
      const { 1: base, 2: ours, 3: theirs } = stages;
      const own = (side === "mine" ? ours : theirs) ?? null;
      const isText = dataFiles.some(
        (name) => file.endsWith(`/${name}.json`) || file === `${name}.json`,
      );
      if (!isText || base === undefined || ours === undefined || theirs === undefined) {
        entries.set(file, own);
        continue;
      }
      const texts = await Promise.all([ours, base, theirs].map(({ oid }) => this.blob(oid)));
      const places = texts.map((_, index) => path.join(this.ownFolder, `merge-${index}`));
      texts.forEach((text, index) => writeFileSync(places[index] ?? "", text));
      const flag = side === "mine" ? "--ours" : "--theirs";
      const { isDone, output } = await this.repository.run(
        "merge-file",
        "-p",
        "--quiet",
        flag,
        ...places,
      );
      for (const place of places) rmSync(place);
      const oid = isDone ? await this.written(output) : null;
      entries.set(file, oid === null ? own : { mode: ours.mode, oid });
    }
    return entries;
  }

  private async blob(oid: string): Promise<string> {
    return (await this.repository.run("cat-file", "blob", oid)).output;
  }

  private async written(content: string): Promise<string | null> {
    const { isDone, output } = await git(this.dataFolder, ["hash-object", "-w", "--stdin"], {
      input: content,
    });
    return isDone ? output.trim() : null;
  }

  /** The files of the data folder in a tree, by their paths in the repository. */
  private async entries(tree: string): Promise<Entries> {
    const prefix = await this.repository.prefix();
    const { output } = await this.repository.run(
      "ls-tree",
      "-r",
      "-z",
      "--full-tree",
      tree,
      "--",
      prefix === "" ? "." : prefix,
    );
    const lines = [...output.matchAll(/(\d{6}) \w+ ([0-9a-f]+)\t([^\0]*)\0/g)];
    return new Map(lines.map(([, mode = "", oid = "", file = ""]) => [file, { mode, oid }]));
  }

  /** A tree with other files in some places, made in an index of its own. */
  private async withEntries(tree: string, entries: Entries): Promise<string> {
    const index = path.join(this.ownFolder, "merge-index");
    rmSync(index, { force: true });
    const env = { GIT_INDEX_FILE: index };
    const nothing = "0".repeat(40);
    const input = [...entries]
      .map(([file, entry]) => `${entry?.mode ?? "0"} ${entry?.oid ?? nothing}\t${file}\0`)
      .join("");
    await git(this.dataFolder, ["read-tree", tree], { env });
    await git(this.dataFolder, ["update-index", "-z", "--index-info"], { env, input });
    const { output } = await git(this.dataFolder, ["write-tree"], { env });
    rmSync(index, { force: true });
    return output.trim();
  }
}

function conflictsIn(lines: readonly string[]): Conflict[] {
  const conflicts = new Map<string, Conflict["stages"]>();
  for (const line of lines) {
    const [, mode, oid, stage, file] = /^(\d{6}) ([0-9a-f]+) ([123])\t(.*)$/s.exec(line) ?? [];
    if (mode === undefined || oid === undefined || stage === undefined || file === undefined)
      continue;
    conflicts.set(file, { ...conflicts.get(file), [stage]: { mode, oid } });
  }
  return [...conflicts].map(([file, stages]) => ({ file, stages }));
}
