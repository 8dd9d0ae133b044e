import { api, failureMessage } from "./api";
import { focusField, announce } from "./accessibility";
import { lastStep } from "./last-step";
import type { Editor } from "./use-editor";

export function EditorBar({ editor }: { readonly editor: Editor }) {
  const { changes, contents, server, store, isConnected, hasUnsent } = editor;
  const problem = problemOf(editor);
  const canUndo = isConnected && (server.undo !== null || hasUnsent);
  // Unsent changes are taken back first, and the server cannot describe them yet.
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
          {/* Screen readers do not announce “Saving…”, because it appears at each change. */}
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
        Review and publish{changes.length === 0 ? "" : ` (${changes.length})`}
      </a>
    </header>
  );
}

function problemOf({ isConnected, server }: Editor): string | null {
  if (!isConnected) return "The editor has ended.";
  if (server.waiting.length > 0) return `Saved, except what is wrong: ${server.errors.length}.`;
  return server.errors.length > 0 ? "Saved, but something in the files is wrong." : null;
}
