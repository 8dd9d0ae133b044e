import path from "node:path";
import {
  type CatalogueData,
  emptyContent,
  type DataFile,
  dataFiles,
} from "../../src/data-check/catalogue-data";
import { checkedContents } from "../../src/data-check/check-data";
import { parsedData, readDataFile, type ReadResult } from "../../src/data-check/data-files";
import { type DataWarning, dataWarnings } from "../../src/data-check/data-warnings";
import { type SchemaCheck, schemaCheck } from "../../src/data-check/schema-check";
import type { ValidationError } from "../../src/data-check/messages/validation-error";
import { placeName } from "../change-description";
import { dataChanges } from "../data-changes";
import { isSame } from "../json-values";
import {
  applied,
  type Contents,
  elementsOf,
  isContentOf,
  type Operation,
  OperationError,
  type Path,
  placeOf,
  valueAt,
  withPending,
} from "../operations";
import type { Accepted, Change, Update } from "../protocol";
import { beginsShop, type Draft, saveDraft, savedDraft, withChange } from "./draft";
import { formerSlugOperations } from "./former-slugs";
import { jsonText } from "./json-text";
import { mergedContents } from "./merged-contents";
import { restorePictures } from "./pictures";
import { fileContent, removeUnfinished, replaceFile } from "./regular-files";
import { writable } from "./writable";

type StoreState = Omit<Update, "warnings" | "texts" | "publish" | "preview" | "schemas">;

/** The one draft of all data files, and the one writer of them. */
export class Store {
  onChange: () => void = () => undefined;
  private draft: Draft;
  private disk: Readonly<Record<DataFile, ReadResult>>;
  private readonly check: SchemaCheck;
  private isHeld = false;
  private lastPublished: Contents | null = null;
  private isPublishedRight = false;
  private checked: Pick<StoreState, "errors" | "waiting" | "questions">;

  constructor(
    private readonly dataFolder: string,
    private readonly editorFolder: string,
    published: Contents | null = null,
  ) {
    for (const folder of [dataFolder, path.join(dataFolder, "images")]) removeUnfinished(folder);
    this.checked = { errors: [], waiting: [], questions: [] };
    this.check = schemaCheck(path.join(dataFolder, "schema"));
    this.draft = savedDraft(editorFolder);
    this.disk = this.filesOnDisk(published);
    this.settle(this.withForeignChanges());
  }

  get published(): Contents | null {
    return this.lastPublished;
  }

  setPublished(contents: Contents | null): void {
    if (contents === this.lastPublished) return;
    // Published values are never undone silently: their addresses lead on once they are changed by hand.
    const isNew = this.lastPublished !== null && !isSame(this.lastPublished, contents);
    this.lastPublished = contents;
    this.isPublishedRight = contents !== null && this.errors(contents, contents).length === 0;
    const undo = isNew ? this.draft.undo.filter(this.isUnpublished) : this.draft.undo;
    this.settle({ ...this.draft, undo });
  }

  /** Whether a step is about nothing but what waits, and is not published yet. */
  private readonly isUnpublished = ({ operations }: Draft["undo"][number]) => {
    const changes = dataChanges(this.lastPublished ?? {}, this.draft.contents);
    const waiting = changes.filter(({ isOrder }) => isOrder !== true).map(placeOf);
    return operations.every((one) => waiting.some((place) => placeOf(one).startsWith(place)));
  };

  state(): StoreState {
    const { published, checked } = this;
    const { revision, contents, undo } = this.draft;
    return { revision, contents, undo: undo.at(-1)?.operations ?? null, published, ...checked };
  }

  /** What the files hold; one that cannot be read, what it held before, or what is published, or nothing. */
  written(): Contents {
    const { draft, published } = this;
    const contents = dataFiles.map((file) => {
      const content = draft.files[file] ?? published?.[file] ?? emptyContent(file);
      return [file, content ?? (file === "pages" ? [] : {})];
    });
    return Object.fromEntries(contents) as Contents;
  }

  get isShopIncomplete(): boolean {
    return this.draft.isNewShop && this.checked.errors.length > 0;
  }

  warnings(data: CatalogueData | null): readonly DataWarning[] {
    const isKnown = this.isPublishedRight && !this.draft.isNewShop;
    const published = isKnown ? (this.lastPublished as unknown as CatalogueData) : null;
    return data === null ? [] : dataWarnings(data, published);
  }

  publishable(): CatalogueData | null {
    const written = this.written();
    const isRight = !this.isShopIncomplete && this.errors(written, written).length === 0;
    return isRight ? (written as unknown as CatalogueData) : null;
  }

  /** @param before what the files hold: of two that want one address, the one that has it is right */
  errors(contents: Contents, before: Contents): readonly ValidationError[] {
    const read = (file: DataFile) =>
      contents[file] === undefined ? parsedData(`${file}.json`, "") : { content: contents[file] };
    return checkedContents(read, this.check, before).errors;
  }

  /** @throws OperationError where a place is gone */
  change(change: Change): Accepted {
    this.poll();
    const { contents } = this.draft;
    const operations = change.operations.map((one) => this.withKilometres(one));
    const unreadable = operations.find(({ file }) => contents[file] === undefined);
    if (unreadable !== undefined) {
      throw new OperationError(`${unreadable.file}.json cannot be read: take it back first.`);
    }
    const name = (file: DataFile, steps: Path) => placeName(file, steps, this.published?.[file]);
    const changed = applied(contents, operations, name);
    // No address of the published shop leads to one of another shop.
    const isNewShop = this.draft.isNewShop || beginsShop(change);
    const slugs = isNewShop ? [] : formerSlugOperations(this.published, contents, changed);
    return this.settle(withChange(this.draft, change, applied(changed, slugs)));
  }

  earlier(): readonly Contents[] {
    let { contents } = this.draft;
    const states = this.draft.undo.toReversed().map(({ operations }) => {
      contents = withPending(contents, [operations]);
      return contents;
    });
    return [...states, this.published ?? {}];
  }

  private withKilometres(operation: Operation): Operation {
    if (operation.do !== "insert" || operation.element.kms !== null) return operation;
    const { file, path: list, element } = operation;
    const row = this.earlier()
      .flatMap((contents) => elementsOf(valueAt(contents[file], list)))
      .find(({ duration }) => duration === element.duration);
    return row === undefined ? operation : { ...operation, element: { ...element, kms: row.kms } };
  }

  undo(): Accepted {
    this.poll();
    const { draft } = this;
    const last = draft.undo.at(-1);
    if (last === undefined) return { revision: draft.revision };
    return this.settle({
      ...draft,
      revision: draft.revision + 1,
      contents: applied(draft.contents, last.operations),
      undo: draft.undo.slice(0, -1),
      isNewShop: draft.isNewShop && last.beginsShop !== true,
    });
  }

  takeBack(): void {
    this.poll();
    for (const file of this.checked.questions) {
      const name = `${file}.json`;
      const text = fileContent(this.dataFolder, name);
      if (text !== null) replaceFile(this.editorFolder, `unreadable-${Date.now()}-${name}`, text);
      replaceFile(this.dataFolder, name, jsonText(this.written()[file]));
    }
    this.poll();
  }

  poll(): void {
    if (this.isHeld) return;
    this.disk = this.filesOnDisk();
    const draft = this.withForeignChanges();
    if (draft !== this.draft || !isSame(this.checked.questions, this.questions()))
      this.settle(draft);
  }

  /** Does something that changes the files itself, as git does; changes of pages wait in the draft meanwhile. */
  async held<Result>(work: () => Promise<Result>): Promise<Result> {
    this.poll();
    this.isHeld = true;
    try {
      return await work();
    } finally {
      this.isHeld = false;
      this.disk = this.filesOnDisk();
      this.settle(this.withForeignChanges());
    }
  }

  private withForeignChanges(): Draft {
    const { draft } = this;
    const found = dataFiles.flatMap((file) => {
      const result = this.disk[file];
      const isNew = "content" in result && !isSame(result.content, draft.files[file]);
      return isNew ? [[file, result.content] as const] : [];
    });
    if (found.length === 0) return draft;
    const files: Contents = { ...draft.files, ...Object.fromEntries(found) };
    const contents = mergedContents(draft.files, draft.contents, files);
    const isKnown = ({ file }: Operation) => isSame(contents[file], draft.contents[file]);
    return {
      ...draft,
      revision: draft.revision + 1,
      contents,
      files,
      // Steps back would undo what is not there any more.
      undo: draft.undo.filter(({ operations }) => operations.every(isKnown)),
    };
  }

  private filesOnDisk(published = this.lastPublished): Readonly<Record<DataFile, ReadResult>> {
    const read = dataFiles.map((file) => {
      const absent = emptyContent(file);
      const isUnpublished = isSame(published?.[file] ?? absent, absent);
      const result = readDataFile(this.dataFolder, file, isUnpublished);
      const isRead = !("content" in result) || isContentOf(file, result.content);
      return [file, isRead ? result : { errors: this.check(file, result.content) }];
    });
    return Object.fromEntries(read) as Record<DataFile, ReadResult>;
  }

  private questions(): readonly DataFile[] {
    return dataFiles.filter((file) => !("content" in this.disk[file]));
  }

  private settle(settled: Draft): Accepted {
    const { contents, files } = settled;
    // Another shop is one until it is published.
    const isNewShop = settled.isNewShop && !isSame(contents.business, this.lastPublished?.business);
    const draft = { ...settled, isNewShop };
    restorePictures(this.dataFolder, this.editorFolder, contents);
    const questions = this.questions();
    const errors = this.errors(contents, files);
    const right = this.isHeld ? files : this.rightOf(draft, errors, questions);
    const changed = dataFiles.filter((file) => !isSame(right[file], files[file]));
    // Before the files: a program that is killed between knows by the old ones what it was about to write.
    saveDraft(this.editorFolder, draft);
    for (const file of changed) {
      replaceFile(this.dataFolder, `${file}.json`, jsonText(right[file]));
    }
    this.draft = { ...draft, files: { ...files, ...picked(right, changed) } };
    if (changed.length > 0) saveDraft(this.editorFolder, this.draft);
    const waiting = dataChanges(right, contents).map((one) => ({ file: one.file, path: one.path }));
    this.checked = { errors, waiting, questions };
    this.onChange();
    return { revision: draft.revision };
  }

  /** What of a draft is to be in the files. Another shop has nothing of the published one: it is written whole. */
  private rightOf(
    { contents, files, isNewShop }: Draft,
    errors: readonly ValidationError[],
    questions: readonly DataFile[],
  ): Contents {
    if (isNewShop) return errors.length === 0 && questions.length === 0 ? contents : files;
    // Nothing is written over what cannot be read.
    const unread = picked(files, questions);
    // What is wrong leaves its place as it is published: in the file may be what was typed on the way to it.
    const before = this.isPublishedRight ? { ...this.lastPublished, ...unread } : files;
    const errorsOf = (state: Contents) => this.errors(state, files);
    return writable({ ...contents, ...unread }, before, errorsOf, errorsOf(files));
  }
}

function picked(contents: Contents, files: readonly DataFile[]): Contents {
  return Object.fromEntries(files.map((file) => [file, contents[file]]));
}
