import { useRef } from "react";
import { ConflictNotice, conflictKey } from "./conflict-notice";
import type { MetConflict } from "../server/protocol";
import type { Editing } from "./use-editor";

const noticesId = "notices";

/** Leads to what others have changed. */
export function goToNews(): void {
  document.getElementById(noticesId)?.focus();
}

interface NoticesProps {
  readonly editing: Editing;
  /** The conflicts about what the page does not show below. */
  readonly conflicts: readonly MetConflict[];
  /** Takes the focus on when the last notice has gone. */
  readonly onNoneLeft: () => void;
}

/** What others have changed, and what of one's own changes met theirs. */
export function Notices({ editing, conflicts, onNoneLeft }: NoticesProps) {
  const { session, change } = editing;
  const { news } = session;
  const place = useRef<HTMLDivElement>(null);
  /** Does away with a notice. What comes after its buttons is another question: nobody answers that by it. */
  const settle = (settling: () => void) => {
    const count = conflicts.length + (news.length > 0 ? 1 : 0);
    if (count > 1) place.current?.focus();
    else onNoneLeft();
    settling();
  };
  return (
    <div role="status" id={noticesId} tabIndex={-1} ref={place}>
      {news.length > 0 && (
        <div className="notice">
          <p>Changed elsewhere while you were here:</p>
          <ul>
            {news.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <button
            type="button"
            onClick={() => settle(() => change((now) => ({ ...now, news: [] })))}
          >
            Understood
          </button>
        </div>
      )}
      {conflicts.map((conflict) => (
        <ConflictNotice
          key={conflictKey(conflict)}
          conflict={conflict}
          editing={editing}
          onSettle={settle}
        />
      ))}
    </div>
  );
}
