import { changeDescription, fileLabels, itemName } from "../change-description";
import { type DataChange, operationsBetween, operationsOf, reversed } from "../data-changes";
import { type Operation } from "../operations";
import { focusHeading, say } from "./attention";
import { ErrorList } from "./error-list";
import { PublishPanel } from "./publish-panel";
import type { Editor } from "./use-editor";

interface ChangesViewProps {
  readonly editor: Editor;
  readonly changes: readonly DataChange[];
}

export function ChangesView({ editor, changes }: ChangesViewProps) {
  const { contents, server, store } = editor;
  const published = server.published ?? contents;
  const waiting = new Set(server.waiting.map(({ file, path }) => JSON.stringify([file, path])));
  const warnings = server.warnings?.filter(({ reason }) => reason === null) ?? [];
  const make = (operations: readonly Operation[], words: string) => {
    store.change(operations, words);
    say(words);
    focusHeading();
  };
  const undo = (change: DataChange, words: string) => {
    // An element comes back to its place of today, a field to the one that it had.
    const among = typeof change.path.at(-1) === "object" ? contents : published;
    make(operationsOf(reversed(change), among), `Taken back: ${words}`);
  };
  const undoAll = () =>
    make(operationsBetween(contents, { ...contents, ...published }), "All changes are taken back.");
  return (
    <>
      <PublishPanel editor={editor} />
      {server.errors.length > 0 && <h3>Not published until it is right</h3>}
      <ErrorList errors={server.errors} contents={contents} />
      {server.warnings === null && <p role="status">Looking for what may be a mistake…</p>}
      {warnings.length > 0 && <h3>Warnings</h3>}
      <ul className="lines">
        {warnings.map(({ rule, message, acknowledgedBy: { file, id } }) => {
          const name = id === null ? null : itemName(file, id, contents);
          const words = `${fileLabels(contents)[file]}${name === null ? "" : `, ${name}`}: ${message}`;
          const path = [...(id === null ? [] : [{ id }]), "acknowledged", rule];
          return (
            <li key={`${file} ${id} ${message}`}>
              <span>{words}</span>
              <button
                type="button"
                aria-label={`It is meant so: ${words}`}
                onClick={() => {
                  const value = window.prompt(`${words}\nWhy is it meant so?`)?.trim() ?? "";
                  if (value === "") return;
                  make([{ do: "set", file, path, value }], "Noted: it is meant so.");
                }}
              >
                It is meant so
              </button>
            </li>
          );
        })}
      </ul>
      <h3>What you have changed</h3>
      {changes.length === 0 && <p>Nothing has changed.</p>}
      <ul className="lines">
        {changes.map((change) => {
          const words = changeDescription(change, published, contents);
          return (
            <li key={JSON.stringify([change.file, change.path, change.isOrder])}>
              <span>
                {words}
                {waiting.has(JSON.stringify([change.file, change.path])) && (
                  <strong className="count"> – waits until it is right</strong>
                )}
              </span>
              <button
                type="button"
                aria-label={`Undo: ${words}`}
                onClick={() => undo(change, words)}
              >
                Undo
              </button>
            </li>
          );
        })}
      </ul>
      {changes.length > 1 && (
        <button type="button" onClick={undoAll}>
          Undo all
        </button>
      )}
    </>
  );
}
