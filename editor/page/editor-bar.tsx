import { api, refusalOf } from "./api";
import { focusField, say } from "./attention";
import { lastStep } from "./last-step";
import type { Editor } from "./use-editor";

interface EditorBarProps {
  readonly editor: Editor;
  readonly changes: number;
}

export function EditorBar({ editor, changes }: EditorBarProps) {
  const { contents, server, store, isReached, isUnsent } = editor;
  const trouble = troubleOf(editor);
  const canUndo = isReached && (server.undo !== null || isUnsent);
  // What is typed and not sent yet is the next step, and has no words yet.
  const step = isUnsent || server.undo === null ? null : lastStep(server.undo, contents);
  const undo = async () => {
    await store.flushed();
    say((await refusalOf(api.undo())) ?? `Undone: ${step?.words ?? ""}`);
    if (step === null) return;
    window.location.assign(step.address);
    focusField(step.field);
  };
  return (
    <header className="top">
      <h1 className="unseen">Catalogue editor</h1>
      <div className="state">
        <p role="status" className={trouble === null ? "good" : "error"}>
          {/* Screen readers announce the result, and not “Saving…” at each change. */}
          <span aria-hidden={isReached && isUnsent}>
            {isReached && isUnsent ? "Saving…" : (trouble ?? "Everything is saved.")}
          </span>
        </p>
        <button
          type="button"
          aria-disabled={!canUndo}
          onClick={() => {
            if (canUndo) void undo();
          }}
        >
          Undo{step !== null && `: ${step.words}`}
        </button>
      </div>
      <a className="main-action" href="#changes">
        Review and publish{changes === 0 ? "" : ` (${changes})`}
      </a>
    </header>
  );
}

function troubleOf({ isReached, server }: Editor): string | null {
  if (!isReached) return "The editor has ended.";
  if (server.waiting.length > 0) return `Saved, except what is wrong: ${server.errors.length}.`;
  return server.errors.length > 0 ? "Saved, but something in the files is wrong." : null;
}
