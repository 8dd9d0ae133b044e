import type { CatalogueName, DataFile } from "../../src/data-check/catalogue-data";
import type { DataWarning } from "../../src/data-check/data-warnings";
import type { Fault } from "../../src/data-check/fault";
import type { Conflict } from "./data-changes";

/** A change of this computer that met another one's publishing, whose value stands. */
export interface MetConflict extends Conflict {
  /** The own changes in words. */
  readonly ownWords: readonly string[];
  /** The other's changes in words. */
  readonly theirWords: readonly string[];
  /** The other's value, which stands; another one there is somebody's answer to the conflict. */
  readonly standing: unknown;
}

/** A conflict that the server names until a page asks about it. */
export interface UnaskedConflict extends MetConflict {
  readonly number: number;
}

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

/** The highest id that an item of each catalogue has had in the last publishings; 0 where there are none. */
export type HighestIds = Readonly<Record<CatalogueName, number>>;

/** What the page needs to begin. */
export interface EditorState {
  readonly files: FileStates;
  /** What tells the data folder from others; it does not say where the folder is. */
  readonly folder: string;
  /**
   * The data of the last publishing, or null where there is none to compare with; what two publishings are
   * together, while they are being put together.
   */
  readonly published: Contents | null;
  /** The JSON Schemas by their file names. */
  readonly schemas: Readonly<Record<string, unknown>>;
  /** What tells `published` from other publishings, or null where there is none. */
  readonly commit: string | null;
  /** The ids up to which new items have to stay clear. */
  readonly highestIds: HighestIds;
  /** Whether publishing makes a commit, where it is sent, what runs of it, and what came of the last time. */
  readonly publishing: PublishingState & PublishingRunState;
}

export interface PublishingState {
  readonly canCommit: boolean;
  /** Name of the remote that a publishing is pushed to, or null. */
  readonly remote: string | null;
  /** How many publishings stand on this computer alone. */
  readonly unsent: number;
  /** Why the last sending failed and what to do about it, or null where this editor has not tried. */
  readonly unsentReason: string | null;
  /**
   * What is being put together with another publishing: what the next publishing finishes, or what another
   * program has begun and has to finish.
   */
  readonly open: "none" | "merge" | "other";
  /** The files that another program has written two publishings into, one beside the other. */
  readonly inConflict: readonly DataFile[];
  /** What of this computer's has met another publishing, as long as no page has said that it asks about it. */
  readonly met: readonly UnaskedConflict[];
}

/** What is being published or sent at this moment, and what came of the last time. */
export interface PublishingRunState {
  /** What runs, whichever page has asked for it, or null where nothing does. */
  readonly doing: "publishing" | "sending" | null;
  /** The last answer, as long as no page has said that it shows it; null where there is none. */
  readonly answer: (PublishAnswer & { readonly number: number }) | null;
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

/** What would be wrong in the data with some changes, which are not written. */
export interface CheckAnswer {
  readonly faults: readonly Fault[];
}

/** What the page hears each time it asks. */
export interface SyncReply extends SyncAnswer {
  /** What tells the last publishing from others, or null where there is none. */
  readonly commit: string | null;
  /** How many publishings stand on this computer alone; other programs send them, too. */
  readonly unsent: number;
  readonly doing: PublishingRunState["doing"];
}

/** What came of taking a file back that cannot be read. */
export interface TakeBackAnswer {
  /** Whether it is as it was last published; not where somebody else has changed it, or it never was. */
  readonly isTakenBack: boolean;
  /** Name of the file beside it that holds what could not be read, or null where there was nothing. */
  readonly keptAs: string | null;
  /** Whether two publishings were put together in it. What of this computer's met the other's is in the state. */
  readonly isPutTogether?: true;
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
  /** Whether nothing was published because this computer does not know who publishes. */
  readonly isPublisherUnknown?: boolean;
  readonly faults: readonly Fault[];
  /** What of this computer's met another publishing that was put together with it. */
  readonly conflicts?: readonly MetConflict[];
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
