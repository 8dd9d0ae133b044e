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
import { pathDescription } from "../change-description";
import { dataChanges } from "../data-changes";
import { isSame } from "../json-values";
import {
  applied,
  appliedWherePossible,
  changedPathKey,
  type Contents,
  elementsOf,
  hasElements,
  isContentOf,
  type Operation,
  OperationError,
  type Path,
  pathKey,
  valueAt,
} from "../operations";
import type { Change, Update } from "../protocol";
import { type Draft, saveDraft, savedDraft, type UndoStep, withChange } from "./draft";
import { formerSlugOperations } from "./former-slugs";
import { jsonText } from "./json-text";
import { mergedContents } from "./merged-contents";
import { restorePictures } from "./pictures";
import { fileContent, removeUnfinished, replaceFile } from "./regular-files";
import { writableContents } from "./writable-contents";

type StoreState = Omit<Update, "warnings" | "texts" | "publish" | "preview" | "schemas">;

/** The draft of all data files. Nothing else in the editor writes the files, except work in `withLockedFiles`. */
export class Store {
  onChange: () => void = () => undefined;
  private draft: Draft;
  private disk: Readonly<Record<DataFile, ReadResult>>;
  private readonly check: SchemaCheck;
  private areFilesLocked = false;
  private published: Contents | null = null;
  private isPublishedValid = false;
  private checked: Pick<StoreState, "errors" | "waiting" | "unreadable">;

  /** @param published data of the last commit; only a file without data there may be missing */
  constructor(
    private readonly dataFolder: string,
    private readonly editorFolder: string,
    published: Contents | null = null,
  ) {
    this.checked = { errors: [], waiting: [], unreadable: [] };
    for (const folder of [dataFolder, path.join(dataFolder, "images")]) removeUnfinished(folder);
    this.check = schemaCheck(path.join(dataFolder, "schema"));
    this.draft = savedDraft(editorFolder);
    this.disk = this.readFiles(published);
    this.replaceDraft(this.draftWithFileChanges());
  }

  setPublished(contents: Contents | null): void {
    if (contents === this.published) return;
    const hasChanged = this.published !== null && !isSame(this.published, contents);
    this.published = contents;
    this.isPublishedValid = contents !== null && this.errors(contents, contents).length === 0;
    const undo = hasChanged ? this.unpublishedSteps() : this.draft.undo;
    this.replaceDraft({ ...this.draft, undo });
  }

  /** Leaves out steps that would change published values: undo adds no `formerSlugs`, so published links would break. */
  private unpublishedSteps(): readonly UndoStep[] {
    const changes = dataChanges(this.published ?? {}, this.draft.contents);
    const keys = changes.filter(({ isOrder }) => isOrder !== true).map(pathKey);
    const isUnpublished = (operation: Operation) =>
      keys.some((key) => changedPathKey(operation).startsWith(key));
    return this.draft.undo.filter(({ operations }) => operations.every(isUnpublished));
  }

  state(): StoreState {
    const { published, checked } = this;
    const { revision, contents, undo } = this.draft;
    return { revision, contents, undo: undo.at(-1)?.operations ?? null, published, ...checked };
  }

  /** Contents of the files. An unreadable file has its last readable content, or else what is published, or is empty. */
  fileContents(): Contents {
    const { draft, published } = this;
    const contents = dataFiles.map((file) => {
      const empty = emptyContent(file) ?? (hasElements(file, []) ? [] : {});
      return [file, draft.files[file] ?? published?.[file] ?? empty];
    });
    return Object.fromEntries(contents) as Contents;
  }

  get isShopIncomplete(): boolean {
    return this.draft.isNewShop && this.checked.errors.length > 0;
  }

  warnings(data: CatalogueData | null): readonly DataWarning[] {
    if (data === null) return [];
    const isComparable = this.isPublishedValid && !this.draft.isNewShop;
    return dataWarnings(data, isComparable ? (this.published as unknown as CatalogueData) : null);
  }

  publishableData(): CatalogueData | null {
    const contents = this.fileContents();
    if (this.isShopIncomplete || this.errors(contents, contents).length > 0) return null;
    return contents as unknown as CatalogueData;
  }

  /** @param before contents of the files; if two items have one address, the error is at the item whose address is new */
  errors(contents: Contents, before: Contents): readonly ValidationError[] {
    const read = (file: DataFile) =>
      contents[file] === undefined ? parsedData(`${file}.json`, "") : { content: contents[file] };
    return checkedContents(read, this.check, before).errors;
  }

  change(change: Change): { readonly revision: number } {
    this.poll();
    const { contents } = this.draft;
    const operations = change.operations.map((operation) => this.withFormerKilometres(operation));
    const unreadable = operations.find(({ file }) => contents[file] === undefined)?.file;
    if (unreadable !== undefined) {
      throw new OperationError(`${unreadable}.json cannot be read: restore it first.`);
    }
    const formerName = (file: DataFile, path: Path) =>
      pathDescription(file, path, this.published?.[file]);
    const changed = applied(contents, operations, formerName);
    // "Begin with an empty shop" replaces the whole of Business.
    const isNewShop =
      this.draft.isNewShop ||
      operations.some(({ file, path: steps }) => file === "business" && steps.length === 0);
    // The published shop's addresses must not lead to a new shop.
    const slugOperations = isNewShop ? [] : formerSlugOperations(this.published, contents, changed);
    const next = applied(changed, slugOperations);
    this.replaceDraft(withChange(this.draft, change, next, isNewShop));
    return { revision: this.draft.revision };
  }

  /** Earlier states of the draft, newest first, and at the end the published data. */
  earlierContents(): readonly Contents[] {
    let { contents } = this.draft;
    const states = this.draft.undo.toReversed().map(({ operations }) => {
      contents = appliedWherePossible(contents, [operations]);
      return contents;
    });
    return [...states, this.published ?? {}];
  }

  /** A price that is typed again after its removal gets the kilometres that it had before. */
  private withFormerKilometres(operation: Operation): Operation {
    if (operation.do !== "insert" || operation.element.kms !== null) return operation;
    const { file, path: listPath, element } = operation;
    const row = this.earlierContents()
      .flatMap((contents) => elementsOf(valueAt(contents[file], listPath)))
      .find(({ duration }) => duration === element.duration);
    return row === undefined ? operation : { ...operation, element: { ...element, kms: row.kms } };
  }

  undo(): void {
    this.poll();
    const { draft } = this;
    const last = draft.undo.at(-1);
    if (last === undefined) return;
    this.replaceDraft({
      ...draft,
      revision: draft.revision + 1,
      contents: applied(draft.contents, last.operations),
      undo: draft.undo.slice(0, -1),
      isNewShop: draft.isNewShop && !last.startsNewShop,
    });
  }

  /** Copies unreadable files to the editor's folder, then replaces them with their last readable content. */
  restoreUnreadable(): void {
    this.poll();
    for (const file of this.checked.unreadable) {
      const name = `${file}.json`;
      const text = fileContent(this.dataFolder, name);
      if (text !== null) replaceFile(this.editorFolder, `unreadable-${Date.now()}-${name}`, text);
      replaceFile(this.dataFolder, name, jsonText(this.fileContents()[file]));
    }
    this.poll();
  }

  poll(): void {
    if (this.areFilesLocked) return;
    this.disk = this.readFiles();
    const draft = this.draftWithFileChanges();
    const isSameUnreadable = isSame(this.checked.unreadable, this.unreadableFiles());
    if (draft !== this.draft || !isSameUnreadable) this.replaceDraft(draft);
  }

  /** Runs work that changes the files itself, as git does. What pages post meanwhile is written afterwards. */
  async withLockedFiles<Result>(work: () => Promise<Result>): Promise<Result> {
    this.poll();
    this.areFilesLocked = true;
    try {
      return await work();
    } finally {
      this.areFilesLocked = false;
      this.disk = this.readFiles();
      this.replaceDraft(this.draftWithFileChanges());
    }
  }

  /** The draft, merged with the files that another program has changed; the same object if there is no such file. */
  private draftWithFileChanges(): Draft {
    const { draft } = this;
    const changed = dataFiles.flatMap((file) => {
      const result = this.disk[file];
      const isChanged = "content" in result && !isSame(result.content, draft.files[file]);
      return isChanged ? [[file, result.content] as const] : [];
    });
    if (changed.length === 0) return draft;
    const files: Contents = { ...draft.files, ...Object.fromEntries(changed) };
    const contents = mergedContents(draft.files, draft.contents, files);
    const isUnchanged = ({ file }: Operation) => isSame(contents[file], draft.contents[file]);
    return {
      ...draft,
      revision: draft.revision + 1,
      contents,
      files,
      // Steps in changed files could undo what another program has written.
      undo: draft.undo.filter(({ operations }) => operations.every(isUnchanged)),
    };
  }

  private readFiles(published = this.published): Readonly<Record<DataFile, ReadResult>> {
    const results = dataFiles.map((file) => {
      const contentIfAbsent = emptyContent(file);
      const mayBeAbsent = isSame(published?.[file] ?? contentIfAbsent, contentIfAbsent);
      const result = readDataFile(this.dataFolder, file, mayBeAbsent);
      const hasWrongType = "content" in result && !isContentOf(file, result.content);
      return [file, hasWrongType ? { errors: this.check(file, result.content) } : result];
    });
    return Object.fromEntries(results) as Record<DataFile, ReadResult>;
  }

  private unreadableFiles(): readonly DataFile[] {
    return dataFiles.filter((file) => !("content" in this.disk[file]));
  }

  /** Checks and saves a new draft, writes its valid values to the files, and tells the pages. */
  private replaceDraft(next: Draft): void {
    const { contents, files } = next;
    // Once its Business is published, the shop is no longer new.
    const isNewShop = next.isNewShop && !isSame(contents.business, this.published?.business);
    const draft = { ...next, isNewShop };
    restorePictures(this.dataFolder, this.editorFolder, contents);
    const unreadable = this.unreadableFiles();
    const errors = this.errors(contents, files);
    const newFiles = this.areFilesLocked ? files : this.newFiles(draft, errors, unreadable);
    const changed = dataFiles.filter((file) => !isSame(newFiles[file], files[file]));
    // The draft is saved first, so that after a kill in between, the next start writes the files.
    saveDraft(this.editorFolder, draft);
    for (const file of changed) {
      replaceFile(this.dataFolder, `${file}.json`, jsonText(newFiles[file]));
    }
    this.draft = { ...draft, files: { ...files, ...pick(newFiles, changed) } };
    if (changed.length > 0) saveDraft(this.editorFolder, this.draft);
    const waiting = dataChanges(newFiles, contents).map(({ file, path }) => ({ file, path }));
    this.checked = { errors, waiting, unreadable };
    this.onChange();
  }

  /** What the files should contain. A new shop is written only as a whole, without any value of the published shop. */
  private newFiles(
    { contents, files, isNewShop }: Draft,
    errors: readonly ValidationError[],
    unreadable: readonly DataFile[],
  ): Contents {
    if (isNewShop) return errors.length === 0 && unreadable.length === 0 ? contents : files;
    const unchanged = pick(files, unreadable);
    // A wrong field gets its published value, because its value in the file may be half typed, such as 49 of 499.
    const before = this.isPublishedValid ? { ...this.published, ...unchanged } : files;
    const errorsOf = (state: Contents) => this.errors(state, files);
    return writableContents({ ...contents, ...unchanged }, before, errorsOf, errorsOf(files));
  }
}

function pick(contents: Contents, files: readonly DataFile[]): Contents {
  return Object.fromEntries(files.map((file) => [file, contents[file]]));
}
