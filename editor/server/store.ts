import path from "node:path";
import { type CatalogueData, type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import { checkedContents } from "../../src/data-check/check-data";
import { readDataFile } from "../../src/data-check/data-files";
import { textWarnings } from "../../src/data-check/data-warnings";
import type { ValidationError } from "../../src/data-check/validation-error";
import { type SchemaCheck, schemaCheck } from "../../src/data-check/schema-check";
import { changeWords, placeName } from "../change-words";
import { dataChanges, operationsBetween } from "../data-changes";
import { isSame } from "../json-values";
import { applied, type Contents, type Operation, OperationError, withPending } from "../operations";
import type { Change, FileAnswer, FileQuestion, Update } from "../protocol";
import { type Draft, saveDraft, savedDraft, withUndoStep } from "./draft";
import { formerSlugOperations } from "./former-slugs";
import { bringPicturesBack } from "./pictures";
import { DataFolder, digestOf, type FilesOnDisk } from "./data-folder";
import { jsonText } from "./json-text";
import { removeUnfinished, replacePlain } from "./plain-files";
import { differingPlaces, writable } from "./writable";

/** What the draft is, checked. */
export type StoreState = Pick<
  Update,
  "revision" | "contents" | "errors" | "warnings" | "waiting" | "undoSteps" | "questions"
>;

/** The one draft of all data files, and the one writer of them. */
export class Store {
  /** The data of the last commit, or null. */
  published: Contents | null = null;
  /** Hears that the state has changed. */
  onChange: () => void = () => undefined;
  private draft: Draft;
  private disk: FilesOnDisk;
  private readonly files: DataFolder;
  private readonly check: SchemaCheck;
  private isHeld = false;
  private checked: Omit<StoreState, "revision" | "contents" | "undoSteps">;

  /**
   * @param dataFolder folder with the JSON files, their schemas and pictures
   * @param ownFolder folder of the draft
   */
  constructor(
    private readonly dataFolder: string,
    private readonly ownFolder: string,
  ) {
    removeUnfinished(dataFolder);
    this.checked = { errors: [], warnings: [], waiting: [], questions: [] };
    this.files = new DataFolder(dataFolder);
    this.check = schemaCheck(path.join(dataFolder, "schema"));
    this.draft = savedDraft(ownFolder);
    this.disk = this.files.read();
    this.settle(this.withForeignChanges(this.draft));
  }

  state(): StoreState {
    const { revision, contents, undo } = this.draft;
    return { revision, contents, undoSteps: undo.length, ...this.checked };
  }

  /** What the files hold, as far as they can be read. */
  written(): Contents {
    return Object.fromEntries(
      dataFiles.flatMap((file) => {
        const { content } = this.disk[file];
        return content === undefined ? [] : [[file, content]];
      }),
    );
  }

  /**
   * Makes a change of a page.
   *
   * @returns the revision with it
   * @throws OperationError where a place is gone
   */
  change({ page, number, place, operations }: Change): number {
    // Posted again, because the answer was lost.
    if ((this.draft.lastChanges[page] ?? 0) >= number) return this.draft.revision;
    this.poll();
    const unreadable = operations.find(({ file }) => this.draft.contents[file] === undefined);
    if (unreadable !== undefined) {
      throw new OperationError(`${unreadable.file}.json cannot be read: take it back first.`);
    }
    const { contents } = this.draft;
    const name = (file: DataFile, steps: Operation["path"]) => this.earlierName(file, steps);
    const made = applied(contents, operations, name);
    const slugs = formerSlugOperations(this.published, contents, made.contents);
    const whole = applied(made.contents, slugs);
    this.settle({
      ...this.draft,
      revision: this.draft.revision + 1,
      contents: whole.contents,
      undo: withUndoStep(this.draft.undo, {
        page,
        place,
        operations: [...whole.inverse, ...made.inverse],
      }),
      lastChanges: { ...this.draft.lastChanges, [page]: number },
    });
    return this.draft.revision;
  }

  /** Takes the last step back, whichever page has made it. */
  undo(): number {
    this.poll();
    const last = this.draft.undo.at(-1);
    if (last === undefined) return this.draft.revision;
    this.settle({
      ...this.draft,
      revision: this.draft.revision + 1,
      contents: applied(this.draft.contents, last.operations).contents,
      undo: this.draft.undo.slice(0, -1),
    });
    return this.draft.revision;
  }

  /**
   * Answers the question of a file that another program has changed.
   *
   * @throws OperationError where there is nothing to take
   */
  take({ file, take }: FileAnswer): void {
    this.poll();
    if (!this.checked.questions.some((question) => question.file === file)) return;
    const found = this.disk[file];
    if (take === "theirs") {
      if (found.content === undefined) throw new OperationError("The file cannot be read.");
      this.settle(withContent(this.draft, file, found.content, found.digest));
      return;
    }
    const mine = this.draft.contents[file] ?? this.published?.[file];
    if (mine === undefined) {
      throw new OperationError("There is no earlier state of this file to take back.");
    }
    if (found.content === undefined) this.replaceUnreadable(file, mine);
    this.settle({
      ...this.draft,
      revision: this.draft.revision + 1,
      contents: { ...this.draft.contents, [file]: mine },
      digests: { ...this.draft.digests, [file]: [this.disk[file].digest] },
    });
  }

  /** Takes over what other programs have changed. */
  poll(): void {
    // What git has written is taken over as a whole.
    if (this.isHeld) return;
    const disk = this.files.read();
    if (dataFiles.every((file) => disk[file].digest === this.disk[file].digest)) return;
    this.disk = disk;
    this.settle(this.withForeignChanges(this.draft));
  }

  /**
   * Does something that changes the files itself, as git does. Changes of pages wait in the draft meanwhile, and
   * what waits there is changed in the new files, too, as far as its places are still there.
   */
  async held<Result>(work: () => Promise<Result>): Promise<Result> {
    const before = this.written();
    this.isHeld = true;
    try {
      return await work();
    } finally {
      this.isHeld = false;
      this.disk = this.files.read();
      let { draft } = this;
      for (const file of dataFiles) {
        const { content, digest } = this.disk[file];
        if (content === undefined || isSame(content, before[file])) continue;
        const [own, mine] = [{ [file]: before[file] }, { [file]: draft.contents[file] }];
        const waiting = operationsBetween(own, mine).map((operation) => [operation]);
        const contents = withPending({ [file]: content }, waiting);
        draft = withContent(draft, file, contents[file], digest);
      }
      this.settle(this.withForeignChanges(draft));
    }
  }

  private withForeignChanges(draft: Draft): Draft {
    return dataFiles.reduce((now, file) => {
      const { digest, content } = this.disk[file];
      if (now.digests[file]?.includes(digest) === true || content === undefined) return now;
      const isOwn = isSame(now.contents[file], content);
      const isAsked = now.unwritten.includes(file) && !isOwn;
      if (isAsked) return now;
      if (isOwn) return { ...now, digests: { ...now.digests, [file]: [digest] } };
      return withContent(now, file, content, digest);
    }, draft);
  }

  /** Checks a draft, saves it, and writes what of it is right. */
  private settle(draft: Draft): void {
    bringPicturesBack(this.dataFolder, this.ownFolder, draft.contents);
    const questions = this.questions(draft);
    const files = this.written();
    const fixed = new Set(questions.map(({ file }) => file));
    const wanted = Object.fromEntries(
      dataFiles.map((file) => [file, fixed.has(file) ? files[file] : draft.contents[file]]),
    ) as Contents;
    const right = this.isHeld
      ? files
      : writable(wanted, files, (contents) => this.errors(contents, files));
    const changed = dataFiles.filter((file) => !isSame(right[file], files[file]));
    const texts = changed.map((file) => {
      const text = jsonText(right[file]);
      return { file, text, digest: digestOf(text) };
    });
    const digests = dataFiles.flatMap((file) => {
      const { digest } = this.disk[file];
      const written = texts.find((one) => one.file === file);
      if (fixed.has(file) || this.isHeld) return [[file, draft.digests[file]]];
      return [[file, written === undefined ? [digest] : [digest, written.digest]]];
    });
    const unwritten = dataFiles.filter((file) => !isSame(draft.contents[file], right[file]));
    this.draft = {
      ...draft,
      digests: Object.fromEntries(digests) as Draft["digests"],
      unwritten,
    };
    saveDraft(this.ownFolder, this.draft);
    for (const { file, text } of texts) replacePlain(this.dataFolder, `${file}.json`, text);
    if (texts.length > 0) this.disk = this.files.read();
    const errors = this.errors(draft.contents, files);
    this.checked = {
      errors,
      warnings: errors.length > 0 ? [] : textWarnings(draft.contents as unknown as CatalogueData),
      waiting: differingPlaces(right, draft.contents),
      questions,
    };
    this.onChange();
  }

  private questions(draft: Draft): FileQuestion[] {
    return dataFiles.flatMap((file): FileQuestion[] => {
      const { digest, content, unreadable = null } = this.disk[file];
      const isKnown = draft.digests[file]?.includes(digest) === true;
      if (unreadable === null && isKnown) return [];
      const [mine, theirs] = [{ [file]: draft.contents[file] }, { [file]: content }] as Contents[];
      const changes =
        unreadable !== null || mine === undefined || theirs === undefined
          ? []
          : dataChanges(mine, theirs).map((change) => changeWords(change, mine, theirs));
      return [{ file, changes, unreadable }];
    });
  }

  /** @param before what the files hold: of two that want one address, the one that has it stays right */
  private errors(contents: Contents, before: Contents): readonly ValidationError[] {
    const read = (file: DataFile) =>
      contents[file] === undefined
        ? readDataFile(this.dataFolder, file)
        : { content: contents[file] };
    return checkedContents(read, this.check, before).errors;
  }

  /** Stores what could not be read, and puts a text in its place that can. */
  private replaceUnreadable(file: DataFile, content: unknown): void {
    const name = `${file}.json`;
    const { text, digest } = this.disk[file];
    if (text !== null) {
      replacePlain(this.ownFolder, `unreadable-${digest.slice(0, 8)}-${name}`, text);
    }
    replacePlain(this.dataFolder, name, jsonText(this.published?.[file] ?? content));
    this.disk = this.files.read();
  }

  /** What something was called that was removed, as far as a step of undo or the last commit knows it. */
  private earlierName(file: DataFile, steps: Operation["path"]): string | null {
    const [first] = steps;
    const removed = this.draft.undo
      .flatMap(({ operations }) => operations)
      .flatMap((operation) =>
        operation.do === "insert" && operation.file === file ? operation.element : [],
      )
      .find(({ id }) => typeof first === "object" && id === first.id);
    const states = [removed === undefined ? [] : [removed], this.published?.[file]];
    const names = states.map((state) => placeName(file, steps, state));
    return names.find((name) => name !== null) ?? null;
  }
}

/** The draft with another program's content of a file; steps back would undo what is not there any more. */
function withContent(draft: Draft, file: DataFile, content: unknown, digest: string): Draft {
  return {
    ...draft,
    revision: draft.revision + 1,
    contents: { ...draft.contents, [file]: content },
    undo: draft.undo.filter(({ operations }) => operations.every((one) => one.file !== file)),
    digests: { ...draft.digests, [file]: [digest] },
    unwritten: draft.unwritten.filter((name) => name !== file),
  };
}
