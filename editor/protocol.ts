import type { DataFile } from "../src/data-check/catalogue-data";
import type { DataWarning } from "../src/data-check/data-warnings";
import type { ValidationError } from "../src/data-check/messages/validation-error";
import type { DataTexts } from "../src/data-check/rules/words-check";
import type { DataChange } from "./data-changes";
import type { Contents, Element, Operation } from "./operations";

/* Messages between page and server. The server sends an `Update` whenever something changes. */

export interface Change {
  /** A random id of the open page that posts the change. */
  readonly pageId: string;
  /** Consecutive changes of one page with the same key are one undo step. */
  readonly undoKey: string;
  readonly operations: readonly Operation[];
}

export interface Update {
  readonly revision: number;
  readonly contents: Contents;
  readonly errors: readonly ValidationError[];
  readonly warnings: readonly DataWarning[];
  readonly texts: DataTexts;
  /** Changes that are not written to the files, because of errors. */
  readonly waiting: readonly Pick<DataChange, "file" | "path">[];
  /** Operations that take back the last step; null if there is none. */
  readonly undo: readonly Operation[] | null;
  /** Files that another program has changed so that they cannot be read. */
  readonly unreadable: readonly DataFile[];
  readonly publish: PublishState;
  readonly preview: PreviewState;
  readonly published: Contents | null;
  readonly schemas: Readonly<Record<string, unknown>>;
}

export interface PublishState {
  readonly unsentCommits: number;
  readonly status: "Checking pictures…" | "Sending…" | null;
  readonly result: PublishResult | null;
}

export interface PublishAnswer {
  readonly confirmsWarnings?: boolean;
  /** Lines of `conflicts` in which the other computer's value is to be published. */
  readonly theirs?: readonly string[];
}

export interface PublishResult {
  /** The draft's revision at the end of the attempt. */
  readonly revision: number;
  readonly message: string;
  readonly isSuccess: boolean;
  readonly errors?: readonly ValidationError[];
  /** Warnings that have to be confirmed before anything is published. */
  readonly warnings?: readonly string[];
  /** Lines with conflicting values, "mine → theirs". The owner chooses a side for each line. */
  readonly conflicts?: readonly string[];
}

export interface RemovedEntry {
  readonly file: DataFile;
  readonly entry: Element;
  /** Ids of the elements after the entry, the nearest first. */
  readonly following: readonly number[];
  readonly isStillPublished: boolean;
}

export interface PreviewState {
  /** "unavailable" with `--network`, because the preview has no token. */
  readonly status: "unavailable" | "off" | "starting" | "on" | "ended";
  readonly port: number;
}
