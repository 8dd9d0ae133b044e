import { createHash } from "node:crypto";
import { copyFileSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  type CatalogueData,
  type DataFile,
  dataFiles,
  isOptional,
} from "../../src/data-check/catalogue-data";
import { checkedContents, checkedData } from "../../src/data-check/check-data";
import { parsedData, readDataFile } from "../../src/data-check/data-files";
import {
  type DataWarning,
  dataWarnings,
  textWarnings,
  warningLine,
} from "../../src/data-check/data-warnings";
import { DataError, type Fault, faultLine, type FaultPlace } from "../../src/data-check/fault";
import { type SchemaCheck, schemaCheck } from "../../src/data-check/schema-check";
import type {
  Contents,
  FileState,
  FileStates,
  SyncAnswer,
  SyncRequest,
  TakeBackAnswer,
} from "./protocol";
import { replaceFile } from "./replace-file";
import { editedText } from "./edited-text";

/** How the names of files end that hold what could not be read. */
export const unreadableEnding = "-unreadable.txt";

/** Gives a text of JSON the layout that the project's own data has, or leaves it as it is. */
export type Layout = (text: string) => Promise<string>;

/** The data folder, as the editor reads and writes it. */
export class DataStore {
  private readonly check: SchemaCheck;
  /** The end of what is being written: one change after another. */
  private last: Promise<unknown> = Promise.resolve();

  /**
   * @param dataFolder folder with the JSON files, their schemas and pictures
   * @param layout how a file that has the project's layout keeps it
   */
  constructor(
    private readonly dataFolder: string,
    private readonly layout: Layout,
  ) {
    this.check = schemaCheck(path.join(dataFolder, "schema"));
  }

  /** Every file as it stands. */
  files(): FileStates {
    const states = dataFiles.map((file) => [file, fileState(file, this.text(file))]);
    return Object.fromEntries(states) as FileStates;
  }

  /** Whether every file is the one that a page knows. */
  isAt(versions: SyncRequest["versions"]): boolean {
    return dataFiles.every((file) => versionOf(this.text(file)) === versions[file]);
  }

  /** What is wrong in the files, with the changes of a page, the pictures aside. */
  faults(changed: Contents = {}): readonly Fault[] {
    return this.checked(changed).faults;
  }

  /** Likely mistakes, where nothing is wrong. */
  warnings(changed: Contents = {}): readonly DataWarning[] {
    const { contents, faults } = this.checked(changed);
    return faults.length > 0 ? [] : textWarnings(contents as unknown as CatalogueData);
  }

  /**
   * Likely mistakes in the pictures as they stand in the folder, where nothing is wrong. What publishing
   * mends by itself is none.
   */
  async pictureWarnings(): Promise<readonly DataWarning[]> {
    let data: CatalogueData;
    try {
      data = await checkedData(this.dataFolder);
    } catch (error) {
      if (error instanceof DataError) return [];
      throw error;
    }
    const texts = new Set(textWarnings(data).map(warningLine));
    const all = await dataWarnings(this.dataFolder, data).catch((error: unknown) => {
      // A picture was renamed or put away meanwhile; the page asks again once that is saved.
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
      throw error;
    });
    return all.filter(
      (warning) => !mendedByPublishing.has(warning.rule) && !texts.has(warningLine(warning)),
    );
  }

  /**
   * Writes the files that a page has changed, where they are right and nobody else has changed them,
   * and says what else there is to know.
   */
  sync(request: SyncRequest): Promise<SyncAnswer> {
    return this.inTurn(() => this.syncNow(request));
  }

  /**
   * Replaces the text of a file that cannot be read as JSON.
   *
   * @param version the version that the new text was written from
   * @returns whether it was replaced; not where somebody else has changed the file
   */
  mend(file: DataFile, version: string, text: string): Promise<boolean> {
    return this.inTurn(() => {
      if (versionOf(this.text(file)) !== version) return Promise.resolve(false);
      replaceFile(this.place(file), text);
      return Promise.resolve(true);
    });
  }

  /**
   * Puts another text in the place of a file that cannot be read. What could not be read is kept beside it.
   *
   * @param version the version that was seen and could not be read
   * @param text the text to take instead; null where there is none
   * @param whenTaken what is done before anybody can see the file as it is then
   */
  takeBack(
    file: DataFile,
    version: string,
    text: string | null,
    whenTaken: () => void = () => undefined,
  ): Promise<TakeBackAnswer> {
    return this.inTurn<TakeBackAnswer>(() => {
      const before = this.text(file);
      const isReadable = "content" in this.read(file);
      if (text === null || isReadable || versionOf(before) !== version) {
        return Promise.resolve({ isTakenBack: false, keptAs: null });
      }
      const keptAs = before === null ? null : this.freeName(file);
      if (keptAs !== null) copyFileSync(this.place(file), path.join(this.dataFolder, keptAs));
      replaceFile(this.place(file), text);
      whenTaken();
      return Promise.resolve({ isTakenBack: true, keptAs });
    });
  }

  private freeName(file: DataFile): string {
    for (let number = 1; ; number += 1) {
      const name = `${file}${number === 1 ? "" : `-${number}`}${unreadableEnding}`;
      if (!existsSync(path.join(this.dataFolder, name))) return name;
    }
  }

  /** Does something while no change of the data is being written. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.last.then(work, work);
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private async syncNow({ versions, changed }: SyncRequest): Promise<SyncAnswer> {
    const files = this.files();
    const stale = dataFiles.filter((file) => files[file].version !== versions[file]);
    const own = dataFiles.filter((file) => file in changed && !stale.includes(file));
    const writable = this.writable(changed, own);
    const saved: Partial<Record<DataFile, FileState>> = {};
    for (const file of own) {
      if (file in writable) saved[file] = await this.write(file, writable[file]);
    }
    const unsaved = Object.fromEntries(own.map((file) => [file, changed[file]])) as Contents;
    return {
      saved,
      elsewhere: Object.fromEntries(stale.map((file) => [file, files[file]])),
      faults: this.faults(unsaved),
      warnings: this.warnings(unsaved),
    };
  }

  /**
   * What may be written: everything where it is right together, and otherwise each file that is right
   * alone, or that is with the elements that are wrong as they were. Faults that stand in the data
   * already keep nobody from changing the rest.
   */
  private writable(changed: Contents, files: readonly DataFile[]): Contents {
    const known = new Set(this.faults().map(faultLine));
    const newFaults = (part: Contents) =>
      this.faults(part).filter((fault) => !known.has(faultLine(fault)));
    const all = Object.fromEntries(files.map((file) => [file, changed[file]])) as Contents;
    if (newFaults(all).length === 0) return all;
    const writable: Partial<Record<DataFile, unknown>> = {};
    for (const file of files) {
      const wrong = newFaults({ [file]: changed[file] })
        .flatMap((fault) => [fault, ...(fault.causes ?? [])])
        .filter((place) => place.file === `${file}.json`);
      const before = this.read(file);
      const part =
        wrong.length > 0 && "content" in before
          ? withoutWrong(changed[file], before.content, wrong)
          : changed[file];
      if (newFaults({ ...writable, [file]: part }).length === 0) writable[file] = part;
    }
    return writable;
  }

  private async write(file: DataFile, content: unknown): Promise<FileState> {
    const before = this.text(file) ?? emptyList;
    const text = await writtenText(before, content, this.layout);
    if (text !== before) replaceFile(this.place(file), text);
    return fileState(file, text);
  }

  private checked(changed: Contents) {
    return checkedContents(
      (file) =>
        file in changed
          ? parsedData(`${file}.json`, JSON.stringify(changed[file]))
          : this.read(file),
      this.check,
      Object.keys(changed).length === 0 ? {} : this.written(),
    );
  }

  /** What the files hold, as far as they can be read. */
  private written(): Contents {
    const contents = dataFiles.flatMap((file) => {
      const result = this.read(file);
      return "content" in result ? [[file, result.content] as const] : [];
    });
    return Object.fromEntries(contents);
  }

  private read(file: DataFile) {
    return readDataFile(this.dataFolder, file);
  }

  private text(file: DataFile): string | null {
    try {
      return readFileSync(this.place(file), "utf8");
    } catch {
      return null;
    }
  }

  private place(file: DataFile): string {
    return path.join(this.dataFolder, `${file}.json`);
  }
}

/** The text of a data file with another content: one that has the project's layout keeps it. */
export async function writtenText(
  before: string,
  content: unknown,
  layout: Layout,
): Promise<string> {
  const after = editedText(before, content);
  return (await layout(before)) === before ? layout(after) : after;
}

/** A catalogue whose file is missing, as it is written once it has an item. */
export const emptyList = "[]\n";

const mendedByPublishing = new Set<DataWarning["rule"]>(["unused-picture", "unprepared-picture"]);

function fileState(file: DataFile, text: string | null): FileState {
  const version = versionOf(text);
  if (text === null) return isOptional(file) ? { version, content: [] } : { version, text: "" };
  const result = parsedData(`${file}.json`, text);
  return "content" in result ? { version, content: result.content } : { version, text };
}

/** A list with the elements that are wrong as they were before; new ones that are wrong are left out. */
function withoutWrong(content: unknown, before: unknown, faults: readonly FaultPlace[]): unknown {
  if (!Array.isArray(content) || !Array.isArray(before)) return content;
  const wrong = new Set(faults.map(({ path: [place] }) => place));
  const idOf = (element: unknown) => (element as { readonly id?: unknown } | null)?.id;
  return content.flatMap((element: unknown, index): unknown[] =>
    wrong.has(index) ? before.filter((old: unknown) => idOf(old) === idOf(element)) : [element],
  );
}

function versionOf(text: string | null): string {
  return text === null ? "none" : createHash("sha256").update(text).digest("base64url");
}
