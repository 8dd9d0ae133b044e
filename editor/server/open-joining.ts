import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  catalogueNames,
  type DataFile,
  dataFiles,
  isOptional,
} from "../../src/data-check/catalogue-data";
import { emptyList, type Layout, writtenText } from "./data-store";
import { git, type GitRun } from "./git";
import { joinedContents, joinedData, type JoinedData, parsed, textIn } from "./joined-data";
import { filesInConflict, settlePictureNames } from "./joining";
import { type Sides, withOwnPictures } from "./own-ids";
import type { MetConflict } from "./protocol";
import { isSame } from "./json-values";

/** What stands in the place of a file that cannot be read. */
export interface StandIn {
  /** Null where there is nothing. */
  readonly text: string | null;
  /** What of this computer's met another publishing; absent where there is only one. */
  readonly conflicts?: readonly MetConflict[];
}

/**
 * What somebody has begun with git, from whatever program, and has not finished: most often a pull that ended in
 * a conflict. A publishing that the editor could not put together without mistakes is one, too.
 */
export class OpenJoining {
  private known: { readonly key: string; readonly data: JoinedData | null } | null = null;

  constructor(
    private readonly dataFolder: string,
    private readonly layout: Layout,
  ) {}

  /** Whether two publishings are being put together, in the way that a publishing finishes, or in another. */
  async kind(): Promise<"none" | "merge" | "other"> {
    const [merge, ...others] = await this.places();
    if (others.some((place) => existsSync(place))) return "other";
    if (merge === undefined || !existsSync(merge)) return "none";
    return this.heads(merge).length === 1 ? "merge" : "other";
  }

  /** What tells this state from others; empty where nothing is open. */
  async key(): Promise<string> {
    const [merge = ""] = await this.places();
    const heads = existsSync(merge) ? this.heads(merge) : [];
    const kind = await this.kind();
    return [...(kind === "other" ? [kind] : []), ...heads, ...(await this.inConflict())].join(" ");
  }

  /** The data files into which git has written two states, one beside the other. */
  async inConflict(): Promise<readonly DataFile[]> {
    const files = await filesInConflict(this.dataFolder);
    return dataFiles.filter(
      (file) => files.includes(`${file}.json`) && parsed(this.text(file)) === undefined,
    );
  }

  /** The data of both, while two publishings are being put together; null where none are, or cannot be. */
  async data(): Promise<JoinedData | null> {
    const commits = await this.commits();
    if (commits === null) return null;
    const key = Object.values(commits).join(" ");
    if (this.known?.key !== key) {
      this.known = { key, data: await joinedData(this.dataFolder, commits) };
    }
    return this.known.data;
  }

  /** What a file is when both are put together; null where there is nothing to put together. */
  async standIn(file: DataFile): Promise<StandIn | null> {
    const commits = await this.commits();
    const data = await this.data();
    if (commits !== null && data !== null) {
      const theirs = await this.git("show", `${commits.others}:./${file}.json`);
      const before = theirs.isDone ? theirs.output : emptyList;
      const text = await writtenText(before, data.contents[file], this.layout);
      return { text, conflicts: data.conflicts.filter((one) => one.file === file) };
    }
    return this.standInOfStages(file);
  }

  /**
   * Gives pictures that both have under one name two names, in the folder and in the files that can be read.
   * Nothing is done where git has no picture in conflict.
   */
  async settlePictures(): Promise<void> {
    const files = await filesInConflict(this.dataFolder);
    const commits = await this.commits();
    const data = await this.data();
    if (commits === null || data === null) return;
    if (!files.some((file) => data.pictures.has(file))) return;
    await settlePictureNames(this.dataFolder, commits.others, data);
    const names = new Map([...data.pictures].map(([image, own]) => [image, own.image]));
    for (const file of catalogueNames) {
      const text = textIn(this.dataFolder, file);
      const content = text === null ? undefined : parsed(text);
      if (text === null || content === undefined) continue;
      // What shows the other's picture in the other's publishing keeps it.
      const renamed = withOwnPictures({ base: data.sides.others, own: { [file]: content } }, names)[
        file
      ];
      if (isSame(renamed, content)) continue;
      const written = await writtenText(text, renamed, this.layout);
      writeFileSync(path.join(this.dataFolder, `${file}.json`), written);
    }
  }

  /** A file of which git has kept three states, whatever it was doing. */
  private async standInOfStages(file: DataFile): Promise<StandIn | null> {
    const stages = [1, 2, 3].map((stage) => this.git("show", `:${stage}:./${file}.json`));
    const texts = (await Promise.all(stages)).map(({ isDone, output }) => (isDone ? output : null));
    const [, , above = null] = texts;
    if (texts.every((text) => text === null)) return null;
    const [base, second, third] = texts.map((text) =>
      text === null ? (isOptional(file) ? [] : undefined) : parsed(text),
    );
    if (second === undefined || third === undefined) return null;
    const isTurned = await this.isOwnOnTop();
    const [own, others] = isTurned ? [third, second] : [second, third];
    const state = (content: unknown) => ({ [file]: content });
    const { contents, conflicts } = joinedContents({
      base: state(base ?? []),
      own: state(own),
      others: state(others),
    });
    const before = (isTurned ? texts[1] : above) ?? emptyList;
    return { text: await writtenText(before, contents[file], this.layout), conflicts };
  }

  /**
   * Whether git puts what is one's own on top of the other's, of which the second state is then theirs: while it
   * rebases, and with what a stash has kept, after which nothing is open.
   */
  private async isOwnOnTop(): Promise<boolean> {
    const [, ...others] = await this.places();
    const isRebase = others.slice(0, 2).some((place) => existsSync(place));
    if (isRebase || (await this.kind()) !== "none") return isRebase;
    // What is merged to be committed as one's own leaves nothing open, either.
    const { output } = await this.git("rev-parse", "--git-path", "SQUASH_MSG");
    return !existsSync(path.resolve(this.dataFolder, output.trim()));
  }

  /** The commits that are being put together, and the last one that both come from. */
  private async commits(): Promise<Sides<string> | null> {
    if ((await this.kind()) !== "merge") return null;
    const [merge = ""] = await this.places();
    const [others = ""] = this.heads(merge);
    const [own, base] = [
      await this.git("rev-parse", "HEAD"),
      await this.git("merge-base", "HEAD", others),
    ];
    if (!own.isDone || !base.isDone) return null;
    return { base: base.output.trim(), own: own.output.trim(), others };
  }

  private heads(merge: string): readonly string[] {
    return readFileSync(merge, "utf8")
      .split("\n")
      .filter((line) => line !== "");
  }

  /** Where git says what it has begun: a merge first. */
  private async places(): Promise<readonly string[]> {
    const names = ["MERGE_HEAD", "rebase-merge", "rebase-apply", "CHERRY_PICK_HEAD", "REVERT_HEAD"];
    const { isDone, output } = await this.git(
      "rev-parse",
      ...names.flatMap((name) => ["--git-path", name]),
    );
    const found = isDone ? output.split("\n").filter((line) => line !== "") : [];
    return found.map((place) => path.resolve(this.dataFolder, place));
  }

  private text(file: DataFile): string {
    return textIn(this.dataFolder, file) ?? "";
  }

  private git(...parameters: readonly string[]): Promise<GitRun> {
    return git(this.dataFolder, ...parameters);
  }
}
