import { changeDescription, fileLabels } from "../change-description";
import { type DataChange, operationsOf, reversed } from "../data-changes";
import { focusHeading, say } from "./attention";
import { ErrorList } from "./error-list";
import { PublishPanel } from "./publish-panel";
import type { Editor } from "./use-editor";
import { fieldAddress } from "./use-place";

interface ChangesViewProps {
  readonly editor: Editor;
  readonly changes: readonly DataChange[];
}

export function ChangesView({ editor, changes }: ChangesViewProps) {
  const { contents, server, store } = editor;
  const warnings = server.warnings ?? [];
  const published = server.published ?? contents;
  const waiting = new Set(server.waiting.map(({ file, path }) => JSON.stringify([file, path])));
  const undo = (change: DataChange, words: string) => {
    // An element comes back to its place of today, a field to the one that it had.
    const among = typeof change.path.at(-1) === "object" ? contents : published;
    store.change(operationsOf(reversed(change), among), `undo ${words}`);
    say(`Taken back: ${words}`);
    focusHeading();
  };
  return (
    <>
      <PublishPanel editor={editor} />
      {server.errors.length > 0 && <h3>Not published until it is right</h3>}
      <ErrorList errors={server.errors} contents={contents} />
      {server.warnings === null && <p role="status">Looking for what may be a mistake…</p>}
      {warnings.length > 0 && <h3>Warnings</h3>}
      <ul>
        {warnings.map(({ file, id, message }) => (
          <li key={file + message}>
            <a href={fieldAddress(file, id, [])}>{fileLabels(contents)[file]}</a>: {message}
          </li>
        ))}
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
    </>
  );
}
