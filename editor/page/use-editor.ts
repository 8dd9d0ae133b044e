import { useEffect, useState, useSyncExternalStore } from "react";
import type { DataFile } from "../../src/data-check/catalogue-data";
import { type DataChange, dataChanges, operationsBetween } from "../data-changes";
import type { Update } from "../protocol";
import { EditorStore, type Snapshot } from "./editor-store";

export interface Editor extends Snapshot {
  readonly store: EditorStore;
  readonly server: Update;
  /** Differences from the published data. */
  readonly changes: readonly DataChange[];
  readonly edit: (file: DataFile, content: unknown, undoKey: string) => void;
}

export function useEditor(): Editor | null {
  const [store] = useState(() => new EditorStore());
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot);
  useEffect(() => {
    store.open();
    return () => store.close();
  }, [store]);
  const { server, contents } = snapshot;
  if (server === null) return null;
  return {
    ...snapshot,
    store,
    server,
    changes: dataChanges(server.published ?? contents, contents),
    edit: (file, content, undoKey) => {
      const operations = operationsBetween(contents, { ...contents, [file]: content });
      store.change(operations, `${file} ${undoKey}`);
    },
  };
}
