import { changeDescription, fileLabels } from "../change-description";
import { type DataChange, operationsOf, reversed } from "../data-changes";
import { pathKey } from "../operations";
import { focusHeading, announce } from "./accessibility";
import { ErrorList } from "./error-list";
import { PublishPanel } from "./publish-panel";
import type { Editor } from "./use-editor";
import { fieldAddress } from "./use-view";

export function ChangesView({ editor }: { readonly editor: Editor }) {
  const { changes, contents, server, store } = editor;
  const published = server.published ?? contents;
  const waiting = new Set(server.waiting.map(pathKey));
  const undo = (change: DataChange, description: string) => {
    // A removed element returns to its position in the current list, a removed field to its published position.
    const target = typeof change.path.at(-1) === "object" ? contents : published;
    store.change(operationsOf(reversed(change), target), `undo ${description}`);
    announce(`Undone: ${description}`);
    focusHeading();
  };
  return (
    <>
      <PublishPanel editor={editor} />
      {server.errors.length > 0 && <h3>Not published until it is right</h3>}
      <ErrorList errors={server.errors} contents={contents} />
      {server.warnings.length > 0 && <h3>Warnings</h3>}
      <ul>
        {server.warnings.map(({ file, id, message }) => (
          <li key={file + message}>
            <a href={fieldAddress(file, id, [])}>{fileLabels(contents)[file]}</a>: {message}
          </li>
        ))}
      </ul>
      <h3>What you have changed</h3>
      {changes.length === 0 && <p>Nothing has changed.</p>}
      <ul className="lines">
        {changes.map((change) => {
          const description = changeDescription(change, published, contents);
          return (
            <li key={`${pathKey(change)} ${String(change.isOrder)}`}>
              <span>
                {description}
                {waiting.has(pathKey(change)) && (
                  <strong className="count"> – waits until it is right</strong>
                )}
              </span>
              <button
                type="button"
                aria-label={`Undo: ${description}`}
                onClick={() => undo(change, description)}
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
