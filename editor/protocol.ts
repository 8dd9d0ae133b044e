import type { DataFile } from "../src/data-check/catalogue-data";
import type { DataWarning } from "../src/data-check/data-warnings";
import type { ValidationError } from "../src/data-check/messages/validation-error";
import type { DataTexts } from "../src/data-check/rules/words-check";
import type { DataChange } from "./data-changes";
import type { Fields } from "./json-values";
import type { Contents, Operation } from "./operations";

/*
 * What the page (api.ts) and the server (server.ts) say to each other, below the address with the token. The page hears
 * an `Update` by server-sent events whenever something changes; what is refused is answered with a status from 400.
 */

export interface Change {
  readonly page: string;
  /** What was edited; one change after another of one page at the same place is one step of undo. */
  readonly place: string;
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
  /** Null while they are being looked for. */
  readonly warnings: readonly DataWarning[] | null;
  /** What the dictionary has to say in other languages. */
  readonly texts: DataTexts;
  /** What is in the draft and not in the files yet, because it is wrong. */
  readonly waiting: readonly Pick<DataChange, "file" | "path">[];
  /** What the next step of undo does; null where there is none. */
  readonly undo: readonly Operation[] | null;
  readonly questions: readonly FileQuestion[];
  readonly publish: PublishState;
  readonly preview: PreviewState;
  /** The data of the last commit, or null where there is none to compare with. */
  readonly published: Contents | null;
  readonly schemas: Readonly<Record<string, unknown>>;
}

/** A file that another program has changed so that it cannot be read: what it held last can be taken back. */
export interface FileQuestion {
  readonly file: DataFile;
  readonly unreadable: string;
}

export interface PublishState {
  /** How many commits of the data are on this computer alone. */
  readonly unsent: number;
  /** What runs, whichever page has started it; null where nothing does. */
  readonly status: "Checking pictures…" | "Sending…" | null;
  /** What came of the last time; null before the first. */
  readonly result: PublishResult | null;
}

/** What there is to decide before what others have pushed is taken. */
export interface PublishQuestion {
  /** What is otherwise with theirs than with mine, in words by item: the page asks which of theirs is right. */
  readonly others?: readonly string[];
}

export interface PublishAnswer {
  /** Those of `PublishQuestion.others` that are taken as they are with the others. */
  readonly theirs?: readonly string[];
}

export interface PublishResult extends PublishQuestion {
  /** The draft's revision of which it is the result. */
  readonly revision: number;
  /** What was done, or why it was not, for the person at the page. */
  readonly message: string;
  /** Whether everything was done; where not, what is committed here is in `unsent`. */
  readonly isDone: boolean;
  /** What is wrong with the pictures, so that nothing was published. */
  readonly errors: readonly ValidationError[];
  /** What git says of it, for whoever knows git. */
  readonly gitWords?: string;
}

/** An element, or a question, that was published once and is not in the draft any more. */
export interface RemovedEntry {
  readonly file: DataFile;
  readonly entry: Fields;
  /** Ids that it was before in its list, the next one first. */
  readonly following: readonly number[];
  /** The day of the commit without it, `2026-12-02`; null where there is none yet. */
  readonly day: string | null;
}

export interface PictureAnswer {
  /** Path below the data folder, `images/dio-2.jpg`. */
  readonly image: string;
}

export interface PreviewState {
  /** "none" where other devices can open the editor: the preview has no token. */
  readonly status: "none" | "off" | "starting" | "on" | "failed";
  /** Port on 127.0.0.1 on which the preview answers. */
  readonly port: number;
}
