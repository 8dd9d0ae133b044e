import { api, failureMessage } from "./api";
import { focusField, announce } from "./accessibility";
import { lastStep } from "./last-step";
import type { Editor } from "./use-editor";

interface EditorBarProps {
  readonly editor: Editor;
  readonly changeCount: number;
}

export function EditorBar({ editor, changeCount }: EditorBarProps) {
  const { contents, server, store, isConnected, hasUnsent } = editor;
  const problem = problemOf(editor);
  const canUndo = isConnected && (server.undo !== null || hasUnsent);
  // With unsent changes, Undo takes these back, and the server does not know them yet.
  const step = hasUnsent || server.undo === null ? null : lastStep(server.undo, contents);
  const undo = async () => {
    await store.flush();
    announce((await failureMessage(api.undo())) ?? `Undone: ${step?.description ?? ""}`);
    if (step === null) return;
    window.location.assign(step.address);
    focusField(step.field);
  };
  return (
    <header className="top">
      <h1 className="unseen">Catalogue editor</h1>
      <div className="state">
        <p role="status" className={problem === null ? "good" : "error"}>
          {/* Screen readers skip “Saving…”, which appears at each change. */}
          <span aria-hidden={isConnected && hasUnsent}>
            {isConnected && hasUnsent ? "Saving…" : (problem ?? "Everything is saved.")}
          </span>
        </p>
        <button
          type="button"
          aria-disabled={!canUndo}
          onClick={() => {
            if (canUndo) void undo();
          }}
        >
          Undo{step !== null && `: ${step.description}`}
        </button>
      </div>
      <a className="main-action" href="#changes">
        Review and publish{changeCount === 0 ? "" : ` (${changeCount})`}
      </a>
    </header>
  );
}

function problemOf({ isConnected, server }: Editor): string | null {
  if (!isConnected) return "The editor has ended.";
  if (server.waiting.length > 0) return `Saved, except what is wrong: ${server.errors.length}.`;
  return server.errors.length > 0 ? "Saved, but something in the files is wrong." : null;
}
