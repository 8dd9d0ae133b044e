import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { DataFile } from "../../../src/data-check/catalogue-data";
import { isSame } from "../data-changes";
import type { Contents, EditorState } from "../protocol";
import { api, Refused } from "./api";
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
import { fieldFaults } from "./field-faults";
import { KeptStore } from "./kept-changes";
import { withShownFaults } from "./shown-faults";

/** Milliseconds of rest after which what was typed is written. */
const restMs = 700;
/** Milliseconds between two looks at whether somebody else has changed the files. */
const lookMs = 3000;

/** What the page can do with the data. */
export interface Editing {
  readonly session: EditSession;
  readonly state: EditorState;
  /** Whether everything that the page shows is written, is being written, or cannot be. */
  readonly saving: "saved" | "saving" | "faults" | "wrong" | "broken" | "unreachable";
  readonly edit: (file: DataFile, content: unknown, place: string) => void;
  /** Takes other drafts over as one step. */
  readonly redraft: (drafts: Contents, place: string) => void;
  readonly undo: () => void;
  readonly change: (change: (session: EditSession) => EditSession) => void;
  /** Writes what is to be written at once, and looks what others have changed. */
  readonly sync: () => Promise<EditSession | null>;
  /** Reads the editor's state anew, after publishing. */
  readonly reload: () => Promise<void>;
}

/** The data as this page edits it, once it is there; until then, what keeps it from coming. */
interface EditorStart {
  readonly editing: Editing | null;
  /** Why there is nothing to edit, for the person at the page; null while nothing is wrong. */
  readonly failure: string | null;
}

/** Reads the data for this page to edit, and writes it. */
export function useEditor(): EditorStart {
  const [failure, setFailure] = useState<string | null>(null);
  const store = useRef<KeptStore | null>(null);
  const commit = useRef<string | null>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const [session, setSession] = useState<EditSession | null>(null);
  const [isReached, setReached] = useState(true);
  const current = useRef<EditSession | null>(null);
  const running = useRef<Promise<EditSession | null> | null>(null);

  const change = useCallback((make: (session: EditSession) => EditSession) => {
    if (current.current === null) return;
    current.current = make(current.current);
    setSession(current.current);
  }, []);

  const takePublished = useCallback(
    (read: EditorState) => {
      commit.current = read.commit;
      setState(read);
      change((now) => republished(now, read.published));
    },
    [change],
  );

  const sync = useCallback(async (): Promise<EditSession | null> => {
    // Another one may have begun while this one waited.
    while (running.current !== null) await running.current;
    const work = async () => {
      const before = current.current;
      if (before === null) return null;
      const changed = unsavedContents(before);
      try {
        const answer = await api.sync({ versions: before.versions, changed });
        change((now) => synced(now, answer, before.drafts));
        setReached(true);
        if (answer.commit !== commit.current) takePublished(await api.state());
      } catch (error) {
        setReached(error instanceof Refused);
        if (error instanceof Refused) console.error(error);
      }
      return current.current;
    };
    running.current = work().finally(() => (running.current = null));
    return running.current;
  }, [change, takePublished]);

  const reload = useCallback(async () => {
    takePublished(await api.state());
    await sync();
  }, [takePublished, sync]);

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
        commit.current = read.commit;
        current.current = begun(read, changes);
        setState(read);
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
  useEffect(() => {
    if (session === null) return;
    store.current?.keep(session);
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
    const now = withShownFaults(session);
    return { ...now, faults: fieldFaults(now.faults, schemas) };
  }, [session, schemas]);
  if (session === null || shown === null || state === null) return { editing: null, failure };
  const isUnsaved = Object.keys(unsavedContents(session)).length > 0;
  const editing: Editing = {
    session: shown,
    state,
    saving: !isReached
      ? "unreachable"
      : isUnsaved
        ? shown.faults.length > 0
          ? "faults"
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
  };
  return { editing, failure: null };
}
