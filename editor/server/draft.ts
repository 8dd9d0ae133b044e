import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { DataFile } from "../../src/data-check/catalogue-data";
import { isObject } from "../json-values";
import type { Contents, Operation } from "../operations";
import { plainPlace, readPlain, removeUnfinished, replacePlain } from "./plain-files";

/** The data as the owner has typed it, wrong values included, with what takes it back. */
export interface Draft {
  /** Counted up with each change. */
  readonly revision: number;
  /** A file that could not be read yet is missing. */
  readonly contents: Contents;
  /** The last step last. */
  readonly undo: readonly UndoStep[];
  /**
   * Digests of each file's text as the editor has last read it, and is about to write it: a file with another one
   * was changed by another program.
   */
  readonly digests: Readonly<Partial<Record<DataFile, readonly string[]>>>;
  /** Files of which something waits in the draft. */
  readonly unwritten: readonly DataFile[];
  /** Numbers of the last changes by the names of their pages. */
  readonly lastChanges: Readonly<Record<string, number>>;
}

export interface UndoStep {
  readonly page: string;
  readonly place: string;
  readonly operations: readonly Operation[];
}

export const emptyDraft: Draft = {
  revision: 0,
  contents: {},
  undo: [],
  digests: {},
  unwritten: [],
  lastChanges: {},
};

const name = "draft.json";
export const mostUndoSteps = 200;

/** The folder beside the data in which the editor stores what is its own; git ignores it. */
export function editorFolder(dataFolder: string): string {
  const folder = path.join(path.dirname(path.resolve(dataFolder)), ".editor");
  plainPlace(folder, name);
  mkdirSync(path.join(folder, "pictures"), { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  writeFileSync(plainPlace(folder, ".gitignore"), "*\n");
  removeUnfinished(folder);
  return folder;
}

/** The draft as it was last saved; an empty one before the first. */
export function savedDraft(folder: string): Draft {
  try {
    const draft: unknown = JSON.parse(String(readPlain(folder, name)));
    return isObject(draft) ? { ...emptyDraft, ...draft } : emptyDraft;
  } catch {
    return emptyDraft;
  }
}

export function saveDraft(folder: string, draft: Draft): void {
  const undo = draft.undo.slice(-mostUndoSteps);
  const lastChanges = Object.fromEntries(Object.entries(draft.lastChanges).slice(-50));
  replacePlain(folder, name, JSON.stringify({ ...draft, undo, lastChanges }));
}

/** A change as a step of undo: what one page types at one place is one step. */
export function withUndoStep(
  undo: readonly UndoStep[],
  { page, place, operations }: UndoStep,
): readonly UndoStep[] {
  const last = undo.at(-1);
  if (last?.page !== page || last.place !== place || place === "") {
    return [...undo, { page, place, operations }].slice(-mostUndoSteps);
  }
  // The place is set back to what it was before the first keystroke.
  const isSetBack = ({ do: what, file, path: steps }: Operation) =>
    what === "set" &&
    last.operations.some(
      (one) => one.file === file && JSON.stringify(one.path) === JSON.stringify(steps),
    );
  const others = operations.filter((operation) => !isSetBack(operation));
  return [...undo.slice(0, -1), { ...last, operations: [...others, ...last.operations] }];
}
