import { useEffect, useState, useSyncExternalStore } from "react";
import type { DataFile } from "../../src/data-check/catalogue-data";
import type { ValidationError } from "../../src/data-check/validation-error";
import { operationsBetween } from "../data-changes";
import { type Contents, elementsOf, newId } from "../operations";
import { EditorStore, type ServerState } from "./editor-store";

/** What the page shows, and what it can do with it. */
export interface Editor {
  readonly store: EditorStore;
  readonly server: ServerState;
  /** The draft, with what was typed a moment ago. */
  readonly contents: Contents;
  /** What is wrong in the draft. */
  readonly errors: readonly ValidationError[];
  readonly isUnsent: boolean;
  readonly isReached: boolean;
  /** Why the last change was refused; null where it was not. */
  readonly refusal: string | null;
  /**
   * Changes a file of the draft.
   *
   * @param place what was edited, so that typing at one place is undone at once
   */
  readonly edit: (file: DataFile, content: unknown, place: string) => void;
  /** An id that no element of a file has or had. */
  readonly freeId: (file: DataFile) => number;
  /** Says something to whoever does not see the page change. */
  readonly say: (text: string) => void;
}

/** The data for this page to edit; null until the server has told it. */
export function useEditor(say: (text: string) => void): Editor | null {
  const [store] = useState(() => new EditorStore());
  const shown = useSyncExternalStore(store.subscribe, store.snapshot);
  useEffect(() => {
    store.open();
    // Each field that is left ends a step.
    const end = () => store.endStep();
    document.addEventListener("focusout", end);
    return () => {
      store.close();
      document.removeEventListener("focusout", end);
    };
  }, [store]);
  const { server, contents, isUnsent, isReached, refusal } = shown;
  if (server === null) return null;
  return {
    store,
    server,
    contents,
    errors: server.errors,
    isUnsent,
    isReached: isReached === true,
    refusal,
    edit: (file, content, place) => {
      const changed = { ...contents, [file]: content };
      store.change(operationsBetween(contents, changed), `${file} ${place}`);
    },
    freeId: (file) =>
      newId([
        ...elementsOf(contents[file]).map(({ id }) => id),
        ...(server.published.ids[file] ?? []),
      ]),
    say,
  };
}
