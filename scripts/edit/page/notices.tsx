import { changeWords } from "../change-words";
import { withChange } from "../data-changes";
import type { Editing } from "./use-editor";

/** What others have changed, and what of one's own changes met theirs. */
export function Notices({ editing }: { readonly editing: Editing }) {
  const { session, change, redraft } = editing;
  const { conflicts, news, base, drafts } = session;
  const settled = (index: number) =>
    change((now) => ({ ...now, conflicts: now.conflicts.toSpliced(index, 1) }));
  return (
    <div role="status">
      {news.length > 0 && (
        <div className="notice">
          <p>Changed elsewhere while you were here:</p>
          <ul>
            {news.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <button type="button" onClick={() => change((now) => ({ ...now, news: [] }))}>
            Understood
          </button>
        </div>
      )}
      {conflicts.map((conflict, index) => {
        const words = changeWords(conflict, base, drafts);
        return (
          <div className="notice" key={JSON.stringify([conflict.file, conflict.steps])}>
            <p>You have changed this, and somebody else has changed it, too. Yours was: {words}</p>
            <button
              type="button"
              onClick={() => {
                redraft(withChange(drafts, conflict), "conflict");
                settled(index);
              }}
            >
              Use mine
            </button>
            <button type="button" onClick={() => settled(index)}>
              Keep theirs
            </button>
          </div>
        );
      })}
    </div>
  );
}
