import { type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import type { DataWarning } from "../../src/data-check/data-warnings";
import type { Fault } from "../../src/data-check/fault";
import { changeWords } from "../server/change-words";
import { conflictInWords } from "../server/conflict-words";
import {
  type DataChange,
  dataChanges,
  hasPlace,
  isAbout,
  merged,
  standsAt,
  valueAt,
} from "../server/data-changes";
import { withFormerSlugs } from "./former-slugs";
import { withRemovedPlaces } from "./removed-places";
import { followed, renumbered, type Renumbering, type Renumberings } from "./renumbered";
import type {
  Contents,
  EditorState,
  FileState,
  HighestIds,
  MetConflict,
  SyncAnswer,
  SyncRequest,
} from "../server/protocol";
import { isSame } from "../server/json-values";

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
  readonly conflicts: readonly MetConflict[];
  /** Files that cannot be read as JSON. */
  readonly broken: Readonly<Partial<Record<DataFile, FileState>>>;
  /** The data that `faults` and `warnings` are about. */
  readonly checked: Contents;
  readonly faults: readonly Fault[];
  readonly warnings: readonly DataWarning[];
  /** What somebody else has changed, in words; empty where there is nothing new to say. */
  readonly news: readonly string[];
  /** The ids up to which new items stay clear. */
  readonly highestIds: HighestIds;
  /** The own items that got other ids, at each look for what others have changed. */
  readonly renumberings: Renumberings;
  /** The data of the publishing that the page began with, or null where there was none. */
  readonly firstPublished: Contents | null;
}

interface Step {
  readonly drafts: Contents;
  /** What was edited; one step after another at the same place is one step. Null once it is left. */
  readonly place: string | null;
  /** The conflicts that it has answered, which are open again when it is taken back. */
  readonly answers: readonly MetConflict[];
}

/**
 * What a page keeps of its own changes, in case it is closed before they are written: of the files that it has
 * changed, and of those that its conflicts are about.
 */
export interface KeptChanges {
  readonly base: Contents;
  readonly drafts: Contents;
  /** Own changes that met somebody else's, and that nobody has decided on. */
  readonly conflicts: readonly MetConflict[];
  /** The data of the publishing that the page began with; absent where there was none. */
  readonly published?: Contents;
}

const longestHistory = 200;

/** A session as it begins, with what earlier pages could not write. */
export function begun(state: EditorState, kept: readonly KeptChanges[]): EditSession {
  const contents = { ...unreadBases(state.files, kept), ...contentsOf(state.files) };
  const met: MetConflict[] = [];
  const earlier: MetConflict[] = [];
  const renumberings: Renumbering[] = [];
  let drafts = contents;
  for (const before of kept) {
    const own = renumbered(before, drafts, state.highestIds, before.published ?? null);
    renumberings.push(...own.renumberings);
    const found = merged(own.base, own.drafts, drafts);
    const questions = withRemovedPlaces(
      {
        earlier: before.conflicts.map((one) => followed(one, own.renumberings)),
        conflicts: found.conflicts,
      },
      dataChanges(own.base, drafts),
      own.drafts,
    );
    earlier.push(...questions.earlier);
    met.push(
      ...questions.conflicts.map((one) =>
        conflictInWords(one, { base: own.base, own: own.drafts, others: drafts }, found.contents),
      ),
    );
    drafts = found.contents;
  }
  const unmet = earlier.filter((one) => !met.some((other) => isAbout(one, other)));
  const { published, highestIds } = state;
  return {
    published,
    versions: versionsOf(state.files),
    base: contents,
    drafts: withFormerSlugs(null, { published, drafts }),
    history: [],
    conflicts: [...unmet.flatMap((one) => reopened(one, drafts)), ...met],
    broken: brokenOf(state.files),
    checked: contents,
    faults: [],
    warnings: [],
    news: [],
    highestIds,
    renumberings: withMade([], renumberings),
    firstPublished: published,
  };
}

function withMade(before: Renumberings, made: readonly Renumbering[]): Renumberings {
  return made.length === 0 ? before : [...before, made];
}

/** What the changes of earlier pages to files that cannot be read start from: they wait until those can be. */
function unreadBases(files: EditorState["files"], kept: readonly KeptChanges[]): Contents {
  const unread = dataFiles.filter((file) => files[file].content === undefined);
  return Object.fromEntries(
    unread.flatMap((file) => {
      const own = kept.find(({ base }) => base[file] !== undefined);
      return own === undefined ? [] : [[file, own.base[file]]];
    }),
  );
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
  const last = session.history.at(-1);
  const step =
    last?.place === place ? last : { drafts: session.drafts, place, answers: [] as const };
  const before = step === last ? session.history.slice(0, -1) : session.history;
  const after = answered({ ...session, drafts }, session.drafts);
  const answers = session.conflicts.filter((one) => !after.conflicts.includes(one));
  const history = [...before, { ...step, answers: [...step.answers, ...answers] }];
  return { ...after, history: history.slice(-longestHistory) };
}

/** The session without the conflicts at whose places something else stands by now, or that it has removed with them. */
function answered(session: EditSession, before: Contents): EditSession {
  const { conflicts, drafts } = session;
  const open = conflicts.filter(
    (one) =>
      standsAt(drafts, one, one.standing) && (hasPlace(drafts, one) || !hasPlace(before, one)),
  );
  return open.length === conflicts.length ? session : { ...session, conflicts: open };
}

/** A conflict of an earlier page, with what stands now; none where that is what its page wanted. */
function reopened(conflict: MetConflict, drafts: Contents): MetConflict[] {
  const standing = valueAt(drafts, conflict);
  if (standsAt(drafts, conflict, conflict.to)) return [];
  if (standsAt(drafts, conflict, conflict.standing)) return [{ ...conflict, standing }];
  const since: DataChange = { ...conflict, from: conflict.standing, to: standing };
  return [{ ...conflict, theirWords: [changeWords(since, drafts, drafts)], standing }];
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
  const conflicts = [...last.answers, ...session.conflicts];
  const history = session.history.slice(0, -1);
  return answered({ ...session, drafts: last.drafts, conflicts, history }, session.drafts);
}

/** Other drafts, with the published addresses of the items that get another one by them. */
function withAddresses(session: EditSession, drafts: Contents): Contents {
  return withFormerSlugs(session, { published: session.published, drafts });
}

/**
 * The session after a publishing, whoever has made it; items may have been renamed meanwhile, and own new ones
 * may have got other ids in it.
 */
export function republished(
  before: EditSession,
  { published, highestIds, files }: Pick<EditorState, "published" | "highestIds" | "files">,
): EditSession {
  const stale = dataFiles.filter((file) => files[file].version !== before.versions[file]);
  const elsewhere = Object.fromEntries(stale.map((file) => [file, files[file]]));
  // What has been published is told by the ids that it has in the files.
  const known: EditSession = { ...before, highestIds };
  const session = stale.length === 0 ? known : withOthersChanges(known, elsewhere);
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

function withOthersChanges(before: EditSession, elsewhere: SyncAnswer["elsewhere"]): EditSession {
  const { highestIds, firstPublished } = before;
  const inFiles = { ...before.base, ...contentsOf(elsewhere) };
  const own = renumbered(before, inFiles, highestIds, firstPublished);
  const conflictsBefore = before.conflicts.map((one) => followed(one, own.renumberings));
  const renumberings = withMade(before.renumberings, own.renumberings);
  const session: EditSession = { ...before, ...own, renumberings, conflicts: conflictsBefore };
  const found = Object.entries(elsewhere) as [DataFile, FileState][];
  const read = found.filter(([, { content }]) => content !== undefined);
  const others = { ...session.base, ...contentsOf(elsewhere) };
  const { contents: drafts, conflicts } = merged(session.base, session.drafts, others);
  const theirs = dataChanges(session.base, others);
  const questions = withRemovedPlaces(
    { earlier: session.conflicts, conflicts },
    theirs,
    session.drafts,
  );
  const wordsOf = (changes: readonly DataChange[]) =>
    changes.map((change) => changeWords(change, session.base, others));
  const words = wordsOf(theirs);
  const opens = questions.conflicts.map((one) =>
    conflictInWords(one, { base: session.base, own: session.drafts, others }, drafts),
  );
  // What stands at an earlier one may have been changed once more, to what its page wants, too.
  const earlier = questions.earlier
    .filter((one) => !opens.some((other) => isAbout(one, other)))
    .map((one) => {
      const again = theirs.filter((change) => isAbout(one, change));
      const theirWords = again.length === 0 ? one.theirWords : wordsOf(again);
      return { ...one, theirWords, standing: valueAt(drafts, one) };
    })
    .filter((one) => !standsAt(drafts, one, one.to));
  const versions = Object.fromEntries(read.map(([file, { version }]) => [file, version]));
  return {
    ...session,
    base: others,
    drafts: withAddresses(session, drafts),
    versions: { ...session.versions, ...versions },
    // Steps back would take the others' changes back, too.
    history: read.length > 0 ? [] : session.history,
    conflicts: [...earlier, ...opens],
    broken: Object.fromEntries(found.filter(([, { content }]) => content === undefined)),
    news: [...new Set([...session.news, ...words])],
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
