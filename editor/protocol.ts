import type { DataFile } from "../src/data-check/catalogue-data";
import type { DataWarning } from "../src/data-check/data-warnings";
import type { ValidationError } from "../src/data-check/messages/validation-error";
import type { DataTexts } from "../src/data-check/rules/words-check";
import type { DataChange } from "./data-changes";
import type { Contents, Element, Operation } from "./operations";

/* What the page and the server tell each other. The page gets an `Update` whenever something changes. */

export interface Change {
  readonly page: string;
  /** Consecutive changes of one page with the same key are one undo step. */
  readonly undoKey: string;
  readonly operations: readonly Operation[];
}

export interface Accepted {
  /** The revision of the draft with the change: what is shown by events from there on has it. */
  readonly revision: number;
}

export interface Refused {
  readonly message: string;
}

export interface Update {
  readonly revision: number;
  /** The draft; a file that could not be read yet is missing. */
  readonly contents: Contents;
  readonly errors: readonly ValidationError[];
  readonly warnings: readonly DataWarning[] | null;
  readonly texts: DataTexts;
  readonly waiting: readonly Pick<DataChange, "file" | "path">[];
  readonly undo: readonly Operation[] | null;
  /** Files that another program has changed so that they cannot be read: what they held last can be taken back. */
  readonly questions: readonly DataFile[];
  readonly publish: PublishState;
  readonly preview: PreviewState;
  readonly published: Contents | null;
  readonly schemas: Readonly<Record<string, unknown>>;
}

export interface PublishState {
  readonly unsent: number;
  readonly status: "Checking pictures…" | "Sending…" | null;
  readonly result: PublishResult | null;
}

/** What there is to decide before anything is published, or what others have pushed is taken. */
export interface PublishQuestion {
  readonly warnings?: readonly string[];
  /** What is otherwise with theirs than with mine, in words by item: the page asks which of theirs is right. */
  readonly others?: readonly string[];
}

export interface PublishAnswer {
  readonly isMeant?: boolean;
  readonly theirs?: readonly string[];
}

export interface PublishResult extends PublishQuestion {
  /** The draft's revision of which it is the result. */
  readonly revision: number;
  readonly message: string;
  readonly isDone: boolean;
  readonly errors: readonly ValidationError[];
}

export interface RemovedEntry {
  readonly file: DataFile;
  readonly entry: Element;
  readonly following: readonly number[];
  readonly isPublished: boolean;
}

export interface PictureAnswer {
  readonly image: string;
}

export interface PreviewState {
  /** "unavailable" when other devices can open the editor, because the preview has no token. */
  readonly status: "unavailable" | "off" | "starting" | "on" | "failed";
  readonly port: number;
}
