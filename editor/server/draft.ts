import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync } from "node:fs";
import path from "node:path";
import { operationsBetween } from "../data-changes";
import { isObject } from "../json-values";
import { applied, type Contents, type Operation } from "../operations";
import type { Change } from "../protocol";
import { fileContent, removeUnfinished, replaceFile } from "./regular-files";

export interface Draft {
  readonly revision: number;
  readonly contents: Contents;
  /** What the files held when they were last read or written: what they hold otherwise is another program's. */
  readonly files: Contents;
  readonly undo: readonly UndoStep[];
  /** Whether it is the data of another shop than the published one: it is written when all of it is right. */
  readonly isNewShop: boolean;
}

interface UndoStep {
  readonly page: string;
  readonly undoKey: string;
  readonly operations: readonly Operation[];
  readonly beginsShop?: boolean;
}

const emptyDraft: Draft = { revision: 0, contents: {}, files: {}, undo: [], isNewShop: false };

const name = "draft.json";
const mostUndoSteps = 200;

/** The editor's folder: in git's, where nothing that others push comes, or beside data that is in no repository. */
export function editorFolderOf(dataFolder: string): string {
  const project = path.dirname(path.resolve(dataFolder));
  const parameters = ["rev-parse", "--git-path", "catalogue-editor"];
  const { status, stdout } = spawnSync("git", parameters, { cwd: project, encoding: "utf8" });
  const folder = path.resolve(project, status === 0 ? stdout.trim() : ".editor");
  mkdirSync(path.join(folder, "pictures"), { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  removeUnfinished(folder);
  return folder;
}

export function savedDraft(folder: string): Draft {
  try {
    const draft: unknown = JSON.parse(String(fileContent(folder, name)));
    return isObject(draft) && isObject(draft.files) ? { ...emptyDraft, ...draft } : emptyDraft;
  } catch {
    return emptyDraft;
  }
}

export function saveDraft(folder: string, draft: Draft): void {
  replaceFile(folder, name, JSON.stringify(draft), 0o600);
}

/** The draft after a change, which extends the last undo step when page and key are the same. */
export function withChange(draft: Draft, change: Change, contents: Contents): Draft {
  const { page, undoKey } = change;
  const last = draft.undo.at(-1);
  const extendsLastStep = last?.page === page && last.undoKey === undoKey && undoKey !== "";
  const before = extendsLastStep ? applied(draft.contents, last.operations) : draft.contents;
  const steps = extendsLastStep ? draft.undo.slice(0, -1) : draft.undo;
  const isNewShop = draft.isNewShop || beginsShop(change);
  const beginning = isNewShop && !draft.isNewShop ? { beginsShop: true } : {};
  const step = { page, undoKey, operations: operationsBetween(contents, before), ...beginning };
  return {
    ...draft,
    revision: draft.revision + 1,
    contents,
    isNewShop,
    undo: [...steps, step].filter(({ operations }) => operations.length > 0).slice(-mostUndoSteps),
  };
}

/** Whether a change sets Business as a whole, as the page does to begin another shop. */
export function beginsShop({ operations }: Change): boolean {
  return operations.some(({ file, path }) => file === "business" && path.length === 0);
}
