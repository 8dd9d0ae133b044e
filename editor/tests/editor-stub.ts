import { readdirSync, readFileSync } from "node:fs";
import { dataChanges } from "../data-changes";
import type { Contents, Operation } from "../operations";
import type { EditorStore } from "../page/editor-store";
import type { Editor } from "../page/use-editor";
import type { PublishState, Update } from "../protocol";

/** The schemas of the data, as the server sends them. */
export const schemas: Readonly<Record<string, unknown>> = Object.fromEntries(
  readdirSync("data/schema").map((name) => [
    name,
    JSON.parse(readFileSync(`data/schema/${name}`, "utf8")) as unknown,
  ]),
);

/** Differences from the editor of a shop without changes. */
interface EditorParts extends Partial<Omit<Editor, "server" | "store">> {
  readonly server?: Partial<Omit<Update, "publish">>;
  readonly publish?: Partial<PublishState>;
  readonly published?: Contents | null;
}

/** An editor for components, with lists of the changes and edits that they make. */
export function editorStub(contents: Contents, parts: EditorParts = {}) {
  const { server, publish, published = contents, ...others } = parts;
  const changes: (readonly Operation[])[] = [];
  const edits: unknown[][] = [];
  const store: Pick<EditorStore, "change" | "flush"> = {
    change: (operations) => void changes.push(operations),
    flush: () => Promise.resolve(),
  };
  const editor: Editor = {
    store: store as EditorStore,
    server: {
      revision: 1,
      contents,
      errors: [],
      warnings: [],
      texts: { phrases: [], names: [] },
      waiting: [],
      undo: null,
      unreadable: [],
      preview: { status: "off", port: 0 },
      schemas,
      published,
      publish: { unsentCommits: 0, status: null, result: null, ...publish },
      ...server,
    },
    changes: dataChanges(published ?? contents, contents),
    contents,
    hasUnsent: false,
    isConnected: true,
    refusal: null,
    edit: (...edit) => void edits.push(edit),
    ...others,
  };
  return { editor, changes, edits };
}
