import type { DataFile } from "../../src/data-check/catalogue-data";
import type { DataWarning } from "../../src/data-check/data-warnings";
import type { Fault } from "../../src/data-check/fault";

/** Content of the data files by name. */
export type Contents = Readonly<Partial<Record<DataFile, unknown>>>;

/** A data file as it stands on the disk. */
export interface FileState {
  /** Digest of the text; it changes with every change of the file. */
  readonly version: string;
  /** What the file holds; absent where it cannot be read as JSON. */
  readonly content?: unknown;
  /** The text of a file that cannot be read as JSON, to be mended as it is. */
  readonly text?: string;
}
export type FileStates = Readonly<Record<DataFile, FileState>>;

/** What the page needs to begin. */
export interface EditorState {
  readonly files: FileStates;
  /** What tells the data folder from others; it does not say where the folder is. */
  readonly folder: string;
  /** The data of the last publishing, or null where there is none to compare with. */
  readonly published: Contents | null;
  /** The JSON Schemas by their file names. */
  readonly schemas: Readonly<Record<string, unknown>>;
  /** The commit that `published` is of, or null where there is none. */
  readonly commit: string | null;
  /** Whether publishing makes a commit, and where it is sent. */
  readonly publishing: PublishingState;
}

export interface PublishingState {
  readonly canCommit: boolean;
  /** Name of the remote that a publishing is pushed to, or null. */
  readonly remote: string | null;
}

/** What the page has, and what it wants written. */
export interface SyncRequest {
  /** The versions that the page knows. */
  readonly versions: Readonly<Record<DataFile, string>>;
  /** The files that the page has changed, as they are to be. */
  readonly changed: Contents;
}

export interface SyncAnswer {
  /**
   * The files that were written, as they stand now: an element that is wrong is in them as it was
   * before.
   */
  readonly saved: Readonly<Partial<Record<DataFile, FileState>>>;
  /** Files that somebody else has changed since the page read them; nothing of them was written. */
  readonly elsewhere: Readonly<Partial<Record<DataFile, FileState>>>;
  /** What is wrong in the data with the page's changes. */
  readonly faults: readonly Fault[];
  readonly warnings: readonly DataWarning[];
}

/** What the page hears each time it asks. */
export interface SyncReply extends SyncAnswer {
  /** The last commit, or null where there is none: another one is another publishing. */
  readonly commit: string | null;
}

export interface PictureAnswer {
  /** Path below the data folder, `images/dio-2.jpg`. */
  readonly image: string;
  /** What was done to it, one sentence each. */
  readonly notes: readonly string[];
}

/** What a page shows of the pictures that were made for it. */
export interface PicturesInUse {
  /** What tells the page from others. */
  readonly page: string;
  /** The pictures that its drafts show. */
  readonly drafted: readonly string[];
  /** Those, and what its drafts show again after steps back. */
  readonly remembered: readonly string[];
}

/** Likely mistakes in pictures, which take seconds to find. */
export interface PictureWarnings {
  readonly warnings: readonly DataWarning[];
}

export interface PublishAnswer {
  /** What was done, or why it was not, for the person who pressed the button. */
  readonly message: string;
  readonly isPublished: boolean;
  readonly faults: readonly Fault[];
}

/** The page of a catalogue as it was last published. */
export interface EarlierPage {
  readonly page: object | null;
}

export interface PreviewState {
  readonly status: "off" | "starting" | "on" | "failed";
  /** Port on which the preview answers. */
  readonly port: number;
  /** The last lines of the preview's output, where it failed. */
  readonly output: string;
}
