import { useEffect, useState, useSyncExternalStore } from "react";
import type { DataFile } from "../../src/data-check/catalogue-data";
import { operationsBetween } from "../data-changes";
import type { Update } from "../protocol";
import { EditorStore, type Snapshot } from "./editor-store";

export interface Editor extends Snapshot {
  readonly store: EditorStore;
  readonly server: Update;
  /** @param place what was edited, so that typing at one place is undone at once */
  readonly edit: (file: DataFile, content: unknown, place: string) => void;
}

export function useEditor(): Editor | null {
  const [store] = useState(() => new EditorStore());
  const shown = useSyncExternalStore(store.subscribe, store.snapshot);
  useEffect(() => {
    store.open();
    return () => store.close();
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
