import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { DataFile } from "../../src/data-check/catalogue-data";
import type { Contents, EditorState, SyncReply, UnaskedConflict } from "../server/protocol";
import { api, Refused, Unreachable } from "./api";
import {
  begun,
  edited,
  type EditSession,
  redrafted,
  republished,
  synced,
  undone,
  unsavedContents,
} from "./edit-session";
import { fieldFaults, oncePerLine } from "./field-faults";
import { KeptStore } from "./kept-changes";
import { withMetConflicts } from "./met-conflicts";
import { areBeingChecked, withShownFaults } from "./shown-faults";
import { isSame } from "../server/json-values";

/** Milliseconds of rest after which what was typed is written. */
const restMs = 700;
/** Milliseconds between two looks at whether somebody else has changed the files. */
const lookMs = 3000;

/** What the page can do with the data. */
export interface Editing {
  readonly session: EditSession;
  readonly state: EditorState;
  /** Whether everything that the page shows is written, is being written, or cannot be. */
  readonly saving:
    | "saved"
    | "saving"
    | "checking"
    | "faults"
    | "refused"
    | "wrong"
    | "broken"
    | "conflict"
    | "unreachable";
  readonly edit: (file: DataFile, content: unknown, place: string) => void;
  /** Takes other drafts over as one step. */
  readonly redraft: (drafts: Contents, place: string) => void;
  readonly undo: () => void;
  readonly change: (change: (session: EditSession) => EditSession) => void;
  /** Writes what is to be written at once, and looks what others have changed. */
  readonly sync: () => Promise<EditSession | null>;
  /** Reads the editor's state anew, after publishing. */
  readonly reload: () => Promise<void>;
  /** Hears that the answer of a publishing is shown: it is said once. */
  readonly answerIsShown: (number: number) => void;
}

/** What the page knows of publishings. */
type Known = Pick<SyncReply, "commit" | "unsent" | "doing">;

function knownOf({ commit, publishing: { unsent, doing } }: EditorState): Known {
  return { commit, unsent, doing };
}

/** The data as this page edits it, once it is there; until then, what keeps it from coming. */
interface EditorStart {
  readonly editing: Editing | null;
  /** Why there is nothing to edit, for the person at the page; null while nothing is wrong. */
  readonly failure: string | null;
  /** Whether something is here that an earlier page has not written. */
  readonly isRestored: boolean;
}

/** Reads the data for this page to edit, and writes it. */
export function useEditor(): EditorStart {
  const [failure, setFailure] = useState<string | null>(null);
  const store = useRef<KeptStore | null>(null);
  const known = useRef<Known | null>(null);
  /** What the page is to ask about, once it has read the files after it has heard of this. */
  const unasked = useRef<readonly UnaskedConflict[]>([]);
  const [state, setState] = useState<EditorState | null>(null);
  const [session, setSession] = useState<EditSession | null>(null);
  const [isRestored, setRestored] = useState(false);
  const [isReached, setReached] = useState(true);
  const [isRefused, setRefused] = useState(false);
  const current = useRef<EditSession | null>(null);
  const running = useRef<Promise<unknown> | null>(null);

  const change = useCallback((make: (session: EditSession) => EditSession) => {
    if (current.current === null) return;
    current.current = make(current.current);
    setSession(current.current);
  }, []);

  const takePublished = useCallback(
    (read: EditorState) => {
      known.current = knownOf(read);
      unasked.current = read.publishing.met;
      setState(read);
      change((now) => republished(now, read));
    },
    [change],
  );

  const askAbout = useCallback(
    (met: readonly UnaskedConflict[]) => {
      if (met.length === 0) return;
      change((now) => withMetConflicts(now, met));
      // Kept before the server forgets it.
      if (current.current !== null) store.current?.keep(current.current);
      void api.metIsKnown(met.map(({ number }) => number)).catch(() => undefined);
    },
    [change],
  );

  /** Asks the server about the data while nothing else does: what is being written is no change of others. */
  const inTurn = useCallback(async <Result>(work: () => Promise<Result>): Promise<Result> => {
    // Another one may have begun while this one waited.
    while (running.current !== null) await running.current.catch(() => undefined);
    const turn = work().finally(() => (running.current = null));
    running.current = turn;
    return turn;
  }, []);

  const sync = useCallback(async (): Promise<EditSession | null> => {
    return inTurn(async () => {
      const before = current.current;
      if (before === null) return null;
      const changed = unsavedContents(before);
      const met = unasked.current;
      try {
        const answer = await api.sync({ versions: before.versions, changed });
        change((now) => synced(now, answer, before.drafts));
        askAbout(met);
        unasked.current = unasked.current.filter((one) => !met.includes(one));
        setReached(true);
        setRefused(false);
        store.current?.isAnswered(true);
        const { commit, unsent, doing } = answer;
        if (!isSame({ commit, unsent, doing }, known.current)) takePublished(await api.state());
      } catch (error) {
        const isAnswered = !(error instanceof Unreachable);
        setReached(isAnswered);
        setRefused(isAnswered);
        store.current?.isAnswered(isAnswered);
        if (isAnswered) console.error(error);
      }
      return current.current;
    });
  }, [change, takePublished, askAbout, inTurn]);

  const reload = useCallback(async () => {
    await inTurn(async () => takePublished(await api.state()));
    await sync();
  }, [takePublished, sync, inTurn]);

  const answerIsShown = useCallback((number: number) => {
    setState((now) =>
      now?.publishing.answer?.number === number
        ? { ...now, publishing: { ...now.publishing, answer: null } }
        : now,
    );
    void api.answerIsShown(number).catch(() => undefined);
  }, []);

  useEffect(() => {
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = async () => {
      try {
        const read = await api.state();
        const kept = new KeptStore(read.folder);
        const changes = await kept.taken();
        if (isLeft) {
          kept.close();
          return;
        }
        store.current = kept;
        known.current = knownOf(read);
        current.current = begun(read, changes);
        setState(read);
        setRestored(changes.some((own) => !isSame(own.base, own.drafts)));
        unasked.current = read.publishing.met;
        setSession(current.current);
        void sync();
      } catch (error) {
        if (isLeft) return;
        console.error(error);
        setFailure(
          error instanceof Refused
            ? error.message
            : "The editor does not answer. Start it with npm run edit, and open the address that the terminal shows.",
        );
        timer = setTimeout(() => void begin(), lookMs);
      }
    };
    void begin();
    return () => {
      isLeft = true;
      clearTimeout(timer);
      store.current?.close();
    };
  }, [sync]);

  const drafts = session?.drafts;
  const base = session?.base;
  const conflicts = session?.conflicts;
  useEffect(() => {
    if (session !== null) store.current?.keep(session);
    // These are all that is kept.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [drafts, base, conflicts]);
  useEffect(() => {
    if (session === null) return;
    const isUnsaved = Object.keys(unsavedContents(session)).length > 0;
    if (!isUnsaved && isSame(session.checked, session.drafts)) return;
    // What is again as it is saved is only checked: that waits for nobody to stop typing.
    const timer = setTimeout(() => void sync(), isUnsaved ? restMs : 0);
    return () => clearTimeout(timer);
    // The drafts and what stands on the disk are all that decides.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [drafts, base, sync]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void sync();
    };
    const timer = setInterval(look, lookMs);
    document.addEventListener("visibilitychange", look);
    // Whoever comes back from another program has seen the page all the time.
    window.addEventListener("focus", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("focus", look);
    };
  }, [sync]);

  const schemas = state?.schemas;
  const shown = useMemo(() => {
    if (session === null || schemas === undefined) return null;
    const now = withShownFaults(session, isReached && !isRefused);
    return { ...now, faults: oncePerLine(fieldFaults(now.faults, schemas)) };
  }, [session, schemas, isReached, isRefused]);
  if (session === null || shown === null || state === null) {
    return { editing: null, failure, isRestored };
  }
  const isUnsaved = Object.keys(unsavedContents(session)).length > 0;
  const editing: Editing = {
    session: shown,
    state,
    saving: !isReached
      ? "unreachable"
      : session.conflicts.length > 0
        ? "conflict"
        : areBeingChecked(shown.faults)
          ? "checking"
          : isUnsaved
            ? shown.faults.length > 0
              ? "faults"
              : isRefused
                ? "refused"
                : "saving"
            : Object.keys(session.broken).length > 0
              ? "broken"
              : shown.faults.length > 0
                ? "wrong"
                : "saved",
    edit: (file, content, place) => change((now) => edited(now, file, content, place)),
    redraft: (contents, place) => change((now) => redrafted(now, contents, place)),
    undo: () => change(undone),
    change,
    sync,
    reload,
    answerIsShown,
  };
  return { editing, failure: null, isRestored };
}
