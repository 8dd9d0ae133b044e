import type { DataWarning } from "../../src/data-check/data-warnings";
import type { ValidationError } from "../../src/data-check/validation-error";
import { fileWords } from "../../src/data-check/field-words";
import { changeWords, itemName } from "../change-words";
import {
  type DataChange,
  dataChanges,
  operationsBetween,
  operationsOf,
  reversed,
} from "../data-changes";
import { type Contents, elementsOf } from "../operations";
import { ErrorList } from "./error-list";
import { leftAddresses } from "./left-addresses";
import { PublishPanel } from "./publish-panel";
import type { Editor } from "./use-editor";
import { WarningLine } from "./warning-line";

interface ChangesViewProps {
  readonly editor: Editor;
  /** Hears of the error that somebody goes to correct. */
  readonly onGo: (error: ValidationError) => void;
  /** Takes the focus on where what had it goes. */
  readonly onTakenBack: () => void;
}

/** What has changed since the last commit, to be taken back or published. */
export function ChangesView({ editor, onGo, onTakenBack }: ChangesViewProps) {
  const { contents, errors, server, store, say } = editor;
  const published = server.published.contents ?? contents;
  const changes = dataChanges(published, contents);
  const left = leftAddresses(published, contents);
  const warnings = server.warnings.filter(({ reason }) => reason === null);
  const undo = (change: DataChange, words: string) => {
    // An element comes back to its place of today, a field to the one that it had.
    const among = typeof change.path.at(-1) === "object" ? contents : published;
    store.change(operationsOf(reversed(change), among), `undo ${words}`);
    say(`Taken back: ${words}`);
    onTakenBack();
  };
  const undoAll = () => {
    store.change(operationsBetween(contents, { ...contents, ...published }), "undo all");
    say("All changes are taken back.");
    onTakenBack();
  };
  return (
    <>
      {changes.length === 0 && <p>Nothing has changed.</p>}
      <ul className="changes">
        {changes.map((change) => {
          const words = changeWords(change, published, contents);
          return (
            <li key={JSON.stringify([change.file, change.path, change.isOrder])}>
              <span>{words}</span>
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
      {left.length > 0 && (
        <>
          <h3>Saved addresses</h3>
          <ul>
            {left.map(({ id, words }) => (
              <li key={id} className="error">
                {words}
              </li>
            ))}
          </ul>
        </>
      )}
      {errors.length > 0 && (
        <>
          <h3>Not published until it is right</h3>
          <ErrorList errors={errors} contents={contents} onGo={onGo} />
        </>
      )}
      {warnings.length > 0 && (
        <>
          <h3>Warnings</h3>
          <ul className="changes">
            {warnings.map((warning) => (
              <WarningLine
                key={warning.place + warning.message}
                place={placeOf(warning, contents)}
                message={warning.message}
                onAcknowledge={(reason) => {
                  acknowledge(editor, warning, reason);
                  onTakenBack();
                }}
              />
            ))}
          </ul>
        </>
      )}
      <PublishPanel editor={editor} onGo={onGo} />
    </>
  );
}

/** Notes in the data why a warning is meant so. */
function acknowledge({ contents, store, say }: Editor, warning: DataWarning, reason: string): void {
  const { file, index } = warning.acknowledgedBy;
  const element = index === null ? undefined : elementsOf(contents[file])[index];
  const path = element === undefined ? [] : [{ id: element.id }];
  store.change(
    [{ do: "set", file, path: [...path, "acknowledged", warning.rule], value: reason }],
    `acknowledge ${warning.place}`,
  );
  say("Noted: it is meant so.");
}

/** Where a warning is, as the editor calls it. */
function placeOf({ place, acknowledgedBy: { file, index } }: DataWarning, contents: Contents) {
  if (!place.startsWith(`${file}.json`)) return place;
  const element = index === null ? undefined : elementsOf(contents[file])[index];
  const name = element === undefined ? null : itemName(file, element.id, contents);
  return name === null ? fileWords[file] : `${fileWords[file]}, ${name}`;
}
