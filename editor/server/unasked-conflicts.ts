import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { replaceFile } from "./replace-file";
import { isAbout } from "./data-changes";
import { git } from "./git";
import type { MetConflict, UnaskedConflict } from "./protocol";

/**
 * What of this computer's has met another publishing, as long as no page has said that it asks about it. It is
 * kept beside the repository's own files: the editor may end before there is a page to ask.
 */
export class UnaskedConflicts {
  private named: readonly UnaskedConflict[] = [];
  /** The number of the last one: another one in each run of the editor, because a page may outlive it. */
  private soFar = Date.now();
  /** Where they are kept; null where there is no repository. */
  private file: string | null = null;
  private beginning: Promise<void> | null = null;

  /** @param dataFolder folder with the data, below a git repository or not */
  constructor(private readonly dataFolder: string) {}

  /** Reads what an earlier editor has kept; before that, nothing can be named. */
  ready(): Promise<void> {
    this.beginning ??= this.begin();
    return this.beginning;
  }

  /** Those that are to be asked about. */
  list(): readonly UnaskedConflict[] {
    return this.named;
  }

  /**
   * Keeps what is about to meet another publishing, for the case that the editor ends in the middle. Where what
   * would stand then does not, no page asks about it.
   */
  expect(coming: readonly MetConflict[]): void {
    if (coming.length > 0) this.keep(withOthers<MetConflict>(this.named, coming));
  }

  /** Names conflicts to the pages. The one that has asked may be gone: the next one hears of them, then. */
  name(conflicts: readonly MetConflict[]): void {
    this.named = withOthers(this.named, this.numbered(conflicts));
    this.keep(this.named);
  }

  /** Hears that a page asks about some, by their numbers. */
  areAsked(numbers: readonly number[]): void {
    this.named = this.named.filter(({ number }) => !numbers.includes(number));
    this.keep(this.named);
  }

  private async begin(): Promise<void> {
    const { isDone, output } = await git(this.dataFolder, "rev-parse", "--git-path", fileName);
    if (!isDone) return;
    this.file = path.resolve(this.dataFolder, output.trim());
    this.named = this.numbered(kept(this.file));
  }

  private numbered(conflicts: readonly MetConflict[]): readonly UnaskedConflict[] {
    return conflicts.map((one) => ({ ...one, number: (this.soFar += 1) }));
  }

  private keep(conflicts: readonly MetConflict[]): void {
    if (this.file === null) return;
    try {
      if (conflicts.length === 0) rmSync(this.file, { force: true });
      else replaceFile(this.file, JSON.stringify(conflicts));
    } catch (error) {
      // They are still asked about, as long as this editor runs.
      console.error(`${fileName} cannot be written.`, error);
    }
  }
}

const fileName = "catalogue-editor-questions.json";

function withOthers<One extends MetConflict>(
  before: readonly One[],
  conflicts: readonly One[],
): readonly One[] {
  return [...before.filter((one) => !conflicts.some((other) => isAbout(one, other))), ...conflicts];
}

function kept(file: string): readonly MetConflict[] {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return [];
  }
  try {
    return JSON.parse(text) as readonly MetConflict[];
  } catch (error) {
    console.error(`${fileName} cannot be read.`, error);
    return [];
  }
}
