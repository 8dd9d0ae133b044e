import { useEffect, useState, useSyncExternalStore } from "react";
import type { DataFile } from "../../src/data-check/catalogue-data";
import { operationsBetween } from "../data-changes";
import { EditorStore, type ServerState, type Snapshot } from "./editor-store";

export interface Editor extends Snapshot {
  readonly store: EditorStore;
  readonly server: ServerState;
  /**
   * Changes a file of the draft.
   *
   * @param place what was edited, so that typing at one place is undone at once
   */
  readonly edit: (file: DataFile, content: unknown, place: string) => void;
}

/** The data for this page to edit; null until the server has told it. */
export function useEditor(): Editor | null {
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
  const { server, contents } = shown;
  if (server === null) return null;
  return {
    ...shown,
    store,
    server,
    edit: (file, content, place) => {
      const changed = { ...contents, [file]: content };
      store.change(operationsBetween(contents, changed), `${file} ${place}`);
    },
  };
}
