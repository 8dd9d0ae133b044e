import { type DataFile, dataFiles } from "../../../src/data-check/catalogue-data";
import type { DataWarning } from "../../../src/data-check/data-warnings";
import type { Fault } from "../../../src/data-check/fault";
import { changeWords } from "../change-words";
import { type DataChange, dataChanges, isSame, merged } from "../data-changes";
import { withFormerSlugs } from "./former-slugs";
import type { Contents, EditorState, FileState, SyncAnswer, SyncRequest } from "../protocol";

/** Everything the page knows about the data and its own changes. */
export interface EditSession {
  /** The data of the last publishing, or null where there is none. */
  readonly published: Contents | null;
  /** The versions of the files as the page last saw them on the disk. */
  readonly versions: SyncRequest["versions"];
  /** The data as the page last saw it on the disk. */
  readonly base: Contents;
  /** The data as the page shows it. */
  readonly drafts: Contents;
  /** Earlier drafts, the last one last. */
  readonly history: readonly Step[];
  /** Own changes that lost against somebody else's, to be taken anew or let go. */
  readonly conflicts: readonly DataChange[];
  /** Files that cannot be read as JSON. */
  readonly broken: Readonly<Partial<Record<DataFile, FileState>>>;
  /** The data that `faults` and `warnings` are about. */
  readonly checked: Contents;
  readonly faults: readonly Fault[];
  readonly warnings: readonly DataWarning[];
  /** What somebody else has changed, in words; empty where there is nothing new to say. */
  readonly news: readonly string[];
}

interface Step {
  readonly drafts: Contents;
  /** What was edited; one step after another at the same place is one step. Null once it is left. */
  readonly place: string | null;
}

/** What a page keeps of its own changes, in case it is closed before they are written. */
export interface KeptChanges {
  readonly base: Contents;
  readonly drafts: Contents;
}

const longestHistory = 200;

/** A session as it begins, with what earlier pages could not write. */
export function begun(state: EditorState, kept: readonly KeptChanges[]): EditSession {
  const contents = contentsOf(state.files);
  const conflicts: DataChange[] = [];
  let drafts = contents;
  for (const own of kept) {
    const found = merged(own.base, own.drafts, drafts);
    drafts = found.contents;
    conflicts.push(...found.conflicts);
  }
  const { published } = state;
  return {
    published,
    versions: versionsOf(state.files),
    base: contents,
    drafts: withFormerSlugs(null, { published, drafts }),
    history: [],
    conflicts,
    broken: brokenOf(state.files),
    checked: contents,
    faults: [],
    warnings: [],
    news: [],
  };
}

/**
 * The session with a file's content edited.
 *
 * @param place what was edited, so that typing at one place is undone at once
 */
export function edited(
  session: EditSession,
  file: DataFile,
  content: unknown,
  place: string,
): EditSession {
  if (isSame(session.drafts[file], content)) return session;
  return redrafted(session, { ...session.drafts, [file]: content }, `${file} ${place}`);
}

/** The session with other drafts, which one step takes back. */
export function redrafted(session: EditSession, changed: Contents, place: string): EditSession {
  const drafts = withAddresses(session, changed);
  const isSamePlace = session.history.at(-1)?.place === place;
  const step = { drafts: session.drafts, place };
  const history = isSamePlace ? session.history : [...session.history, step];
  return { ...session, drafts, history: history.slice(-longestHistory) };
}

/** The session after a field was left: what is typed there next is a step of its own. */
export function stepEnded(session: EditSession): EditSession {
  const last = session.history.at(-1);
  if (last === undefined || last.place === null) return session;
  return { ...session, history: session.history.with(-1, { ...last, place: null }) };
}

/** The session one step earlier. */
export function undone(session: EditSession): EditSession {
  const last = session.history.at(-1);
  if (last === undefined) return session;
  return { ...session, drafts: last.drafts, history: session.history.slice(0, -1) };
}

/** Other drafts, with the published addresses of the items that get another one by them. */
function withAddresses(session: EditSession, drafts: Contents): Contents {
  return withFormerSlugs(session, { published: session.published, drafts });
}

/** The session after a publishing, whoever has made it; items may have been renamed meanwhile. */
export function republished(session: EditSession, published: Contents | null): EditSession {
  const addressed = (drafts: Contents) =>
    withFormerSlugs({ published: session.published, drafts }, { published, drafts });
  return {
    ...session,
    published,
    drafts: addressed(session.drafts),
    history: session.history.map((step) => ({ ...step, drafts: addressed(step.drafts) })),
  };
}

/** The files that the page has changed, as they are to be written. */
export function unsavedContents({ base, drafts }: EditSession): Contents {
  const files = dataFiles.filter((file) => file in drafts && !isSame(base[file], drafts[file]));
  return Object.fromEntries(files.map((file) => [file, drafts[file]]));
}

/**
 * The session after the server has answered.
 *
 * @param asked the drafts that it was asked about; more may have been typed since
 */
export function synced(
  session: EditSession,
  answer: SyncAnswer,
  asked: Contents = session.drafts,
): EditSession {
  const { saved, elsewhere, faults, warnings } = answer;
  const savedFiles = dataFiles.flatMap((file) => {
    const state = saved[file];
    return state === undefined ? [] : [[file, state] as const];
  });
  const written = Object.fromEntries(savedFiles.map(([file, { content }]) => [file, content]));
  const versions = Object.fromEntries(savedFiles.map(([file, { version }]) => [file, version]));
  const own: EditSession = {
    ...session,
    base: { ...session.base, ...written },
    versions: { ...session.versions, ...versions },
    checked: { ...asked, ...contentsOf(elsewhere) },
    faults,
    warnings,
  };
  const changed = dataFiles.filter((file) => elsewhere[file] !== undefined);
  return changed.length === 0 && Object.keys(session.broken).length === 0
    ? own
    : withOthersChanges(own, elsewhere);
}

function withOthersChanges(session: EditSession, elsewhere: SyncAnswer["elsewhere"]): EditSession {
  const found = Object.entries(elsewhere) as [DataFile, FileState][];
  const read = found.filter(([, { content }]) => content !== undefined);
  const others = { ...session.base, ...contentsOf(elsewhere) };
  const { contents: drafts, conflicts } = merged(session.base, session.drafts, others);
  const words = dataChanges(session.base, others).map((change) =>
    changeWords(change, session.base, others),
  );
  const versions = Object.fromEntries(read.map(([file, { version }]) => [file, version]));
  return {
    ...session,
    base: others,
    drafts: withAddresses(session, drafts),
    versions: { ...session.versions, ...versions },
    // Steps back would take the others' changes back, too.
    history: read.length > 0 ? [] : session.history,
    conflicts: [...session.conflicts, ...conflicts],
    broken: Object.fromEntries(found.filter(([, { content }]) => content === undefined)),
    news: words.length > 0 ? words : session.news,
  };
}

/** What those of some files hold that can be read. */
function contentsOf(files: SyncAnswer["elsewhere"]): Contents {
  const known = dataFiles.filter((file) => files[file]?.content !== undefined);
  return Object.fromEntries(known.map((file) => [file, files[file]?.content]));
}

/** A file that cannot be read has no version that the page knows: it is told when it can be. */
function versionsOf(files: EditorState["files"]): SyncRequest["versions"] {
  const versions = dataFiles.map((file) => [
    file,
    files[file].content === undefined ? "" : files[file].version,
  ]);
  return Object.fromEntries(versions) as SyncRequest["versions"];
}

function brokenOf(files: EditorState["files"]): EditSession["broken"] {
  const broken = dataFiles.filter((file) => files[file].content === undefined);
  return Object.fromEntries(broken.map((file) => [file, files[file]]));
}
