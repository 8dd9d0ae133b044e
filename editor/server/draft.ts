import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync } from "node:fs";
import path from "node:path";
import { operationsBetween } from "../data-changes";
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

export interface UndoStep extends Omit<Change, "operations"> {
  /** Operations that take the step back. */
  readonly operations: readonly Operation[];
  readonly startsNewShop: boolean;
}

const emptyDraft: Draft = { revision: 0, contents: {}, files: {}, undo: [], isNewShop: false };

const fileName = "draft.json";
const maxUndoSteps = 200;

/** Creates the editor's folder, in `.git` so that git never pushes it, or without git beside the data. Returns its path. */
export function prepareEditorFolder(dataFolder: string): string {
  const project = path.dirname(path.resolve(dataFolder));
  const parameters = ["rev-parse", "--git-path", "catalogue-editor"];
  const { status, stdout } = spawnSync("git", parameters, { cwd: project, encoding: "utf8" });
  const folder = path.resolve(project, status === 0 ? stdout.trim() : ".editor");
  mkdirSync(path.join(folder, "pictures"), { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  removeUnfinished(folder);
  return folder;
}

/** An empty draft if the file is missing or is not JSON. */
export function savedDraft(folder: string): Draft {
  try {
    const text = fileContent(folder, fileName)?.toString() ?? "";
    return { ...emptyDraft, ...(JSON.parse(text) as Draft) };
  } catch {
    return emptyDraft;
  }
}

export function saveDraft(folder: string, draft: Draft): void {
  replaceFile(folder, fileName, JSON.stringify(draft), 0o600);
}

/** The draft with `contents`. The last undo step is extended if it has the change's page and key; an empty key begins a step. */
export function withChange(
  draft: Draft,
  { pageId, undoKey }: Change,
  contents: Contents,
  isNewShop: boolean,
): Draft {
  const last = draft.undo.at(-1);
  const extendsLastStep = last?.pageId === pageId && last.undoKey === undoKey && undoKey !== "";
  const before = extendsLastStep ? applied(draft.contents, last.operations) : draft.contents;
  const operations = operationsBetween(contents, before);
  const startsNewShop = isNewShop && !draft.isNewShop;
  const step: UndoStep = { pageId, undoKey, operations, startsNewShop };
  const steps = extendsLastStep ? draft.undo.slice(0, -1) : draft.undo;
  return {
    ...draft,
    revision: draft.revision + 1,
    contents,
    isNewShop,
    undo: operations.length === 0 ? steps : [...steps, step].slice(-maxUndoSteps),
  };
}
