import { fileWords } from "../../src/data-check/field-words";
import { api, refusalOf } from "./api";
import type { Editor } from "./use-editor";

interface TopBarProps {
  readonly editor: Editor;
  /** How many changes are not published. */
  readonly changes: number;
  readonly isPreviewShown: boolean;
  readonly onPreview: () => void;
}

/** What is saved, and what can be done everywhere. */
export function TopBar({ editor, changes, isPreviewShown, onPreview }: TopBarProps) {
  const { server, store, say } = editor;
  const state = stateOf(editor);
  const canUndo = editor.isReached && (server.undoSteps > 0 || editor.isUnsent);
  const undo = async () => {
    await store.flushed();
    say((await refusalOf(api.undo())) ?? "Undone.");
  };
  return (
    <header className="top">
      <h1>Catalogue editor</h1>
      <div className="state">
        <p role="status" className={state.look}>
          {/* What comes of it is read out, and not each time that somebody begins to type. */}
          <span aria-hidden={state.isPassing}>{state.words}</span>
        </p>
        <button
          type="button"
          aria-disabled={!canUndo}
          onClick={() => {
            if (canUndo) void undo();
            else say("There is nothing to undo.");
          }}
        >
          Undo
        </button>
      </div>
      {server.preview.status !== "none" && (
        <button type="button" aria-expanded={isPreviewShown} onClick={onPreview}>
          Preview
        </button>
      )}
      <a className="main-action" href="#changes">
        Review and publish{changes === 0 ? "" : ` (${changes})`}
      </a>
    </header>
  );
}

interface State {
  readonly words: string;
  readonly look: "good" | "error" | "";
  /** Whether it ends by itself. */
  readonly isPassing: boolean;
}

/** Whether everything that the page shows is saved, in words. */
function stateOf({ errors, isReached, isUnsent, server }: Editor): State {
  const wrong = (words: string): State => ({ words, look: "error", isPassing: false });
  if (!isReached) return wrong("The editor has ended.");
  if (isUnsent) return { words: "Saving…", look: "", isPassing: true };
  if (server.questions.length > 0) {
    const files = server.questions.map(({ file }) => `“${fileWords[file]}”`);
    return wrong(`Another program has changed ${files.join(", ")}.`);
  }
  const count = errors.length;
  if (server.waiting.length > 0) return wrong(`Saved, except what is wrong: ${count}.`);
  if (count > 0) return wrong("Saved, but something in the files is wrong.");
  return { words: "Everything is saved.", look: "good", isPassing: false };
}
