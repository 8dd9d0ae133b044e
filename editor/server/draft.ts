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
  /** Contents of the files when the editor last read or wrote them; a difference is another program's change. */
  readonly files: Contents;
  readonly undo: readonly UndoStep[];
  /** Whether the data is for a new shop; such data is written only when all of it is valid. */
  readonly isNewShop: boolean;
}

export interface UndoStep {
  readonly page: string;
  readonly undoKey: string;
  readonly operations: readonly Operation[];
  readonly startsNewShop?: boolean;
}

const emptyDraft: Draft = { revision: 0, contents: {}, files: {}, undo: [], isNewShop: false };

const fileName = "draft.json";
const maxUndoSteps = 200;

/** Creates the editor's folder and tidies it: in `.git`, which is never pushed or pulled, or else beside the data. */
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
    const draft: unknown = JSON.parse(fileContent(folder, fileName)?.toString() ?? "");
    return isObject(draft) && isObject(draft.files) ? { ...emptyDraft, ...draft } : emptyDraft;
  } catch {
    return emptyDraft;
  }
}

export function saveDraft(folder: string, draft: Draft): void {
  replaceFile(folder, fileName, JSON.stringify(draft), 0o600);
}

/** Extends the last undo step if it has the change's page and key; an empty key begins a step. */
export function withChange(draft: Draft, change: Change, contents: Contents): Draft {
  const { page, undoKey } = change;
  const last = draft.undo.at(-1);
  const extendsLastStep = last?.page === page && last.undoKey === undoKey && undoKey !== "";
  const before = extendsLastStep ? applied(draft.contents, last.operations) : draft.contents;
  const operations = operationsBetween(contents, before);
  const startsNewShop = !draft.isNewShop && replacesBusiness(change);
  const step: UndoStep = { page, undoKey, operations, startsNewShop };
  const steps = extendsLastStep ? draft.undo.slice(0, -1) : draft.undo;
  return {
    ...draft,
    revision: draft.revision + 1,
    contents,
    isNewShop: draft.isNewShop || startsNewShop,
    undo: operations.length === 0 ? steps : [...steps, step].slice(-maxUndoSteps),
  };
}

/** Whether a change replaces the whole of Business, as "Begin with an empty shop" does. */
export function replacesBusiness({ operations }: Change): boolean {
  return operations.some(({ file, path }) => file === "business" && path.length === 0);
}
