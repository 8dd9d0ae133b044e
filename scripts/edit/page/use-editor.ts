import { useCallback, useEffect, useRef, useState } from "react";
import type { DataFile } from "../../../src/data-check/catalogue-data";
import type { Contents, EditorState } from "../protocol";
import { api, Refused } from "./api";
import {
  begun,
  edited,
  type EditSession,
  type KeptChanges,
  redrafted,
  synced,
  undone,
  unsavedContents,
} from "./edit-session";

/** Milliseconds of rest after which what was typed is written. */
const restMs = 700;
/** Milliseconds between two looks at whether somebody else has changed the files. */
const lookMs = 3000;
const keptKey = "unsaved-changes";

/** What the page can do with the data. */
export interface Editing {
  readonly session: EditSession;
  readonly state: EditorState;
  /** Whether everything that the page shows is written, is being written, or cannot be. */
  readonly saving: "saved" | "saving" | "faults" | "unreachable";
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

/** The data as this page edits it; null until it is there. */
export function useEditor(): Editing | null {
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

  const sync = useCallback(async (): Promise<EditSession | null> => {
    // Another one may have begun while this one waited.
    while (running.current !== null) await running.current;
    const work = async () => {
      const before = current.current;
      if (before === null) return null;
      const changed = unsavedContents(before);
      try {
        const answer = await api.sync({ versions: before.versions, changed });
        change((now) => synced(now, answer));
        setReached(true);
      } catch (error) {
        setReached(error instanceof Refused);
        if (error instanceof Refused) console.error(error);
      }
      return current.current;
    };
    running.current = work().finally(() => (running.current = null));
    return running.current;
  }, [change]);

  const reload = useCallback(async () => {
    const read = await api.state();
    setState(read);
    change((now) => ({ ...now, published: read.published }));
    await sync();
  }, [change, sync]);

  useEffect(() => {
    void api.state().then((read) => {
      current.current = begun(read, keptChanges());
      setState(read);
      setSession(current.current);
      void sync();
    });
  }, [sync]);

  const drafts = session?.drafts;
  const base = session?.base;
  useEffect(() => {
    if (session === null) return;
    keepChanges(session);
    if (Object.keys(unsavedContents(session)).length === 0) return;
    const timer = setTimeout(() => void sync(), restMs);
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
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [sync]);

  if (session === null || state === null) return null;
  const isUnsaved = Object.keys(unsavedContents(session)).length > 0;
  return {
    session,
    state,
    saving: !isReached
      ? "unreachable"
      : !isUnsaved
        ? "saved"
        : session.faults.length > 0
          ? "faults"
          : "saving",
    edit: (file, content, place) => change((now) => edited(now, file, content, place)),
    redraft: (contents, place) => change((now) => redrafted(now, contents, place)),
    undo: () => change(undone),
    change,
    sync,
    reload,
  };
}

/** Keeps unwritten changes in the browser: they are there again when the editor is opened anew. */
function keepChanges(session: EditSession): void {
  const changed = unsavedContents(session);
  if (Object.keys(changed).length === 0) {
    localStorage.removeItem(keptKey);
    return;
  }
  const base = Object.fromEntries(
    Object.keys(changed).map((file) => [file, session.base[file as DataFile]]),
  );
  const kept: KeptChanges = { base, drafts: changed };
  localStorage.setItem(keptKey, JSON.stringify(kept));
}

function keptChanges(): KeptChanges | null {
  const text = localStorage.getItem(keptKey);
  return text === null ? null : (JSON.parse(text) as KeptChanges);
}
