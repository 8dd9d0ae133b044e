import { changeWords } from "../change-words";
import { dataChanges } from "../data-changes";
import type { EditSession } from "./edit-session";

interface UnreachableNoticeProps {
  readonly session: Pick<EditSession, "base" | "drafts">;
}

/** What to do when the editor's server has ended, and what becomes of what was typed. */
export function UnreachableNotice({ session: { base, drafts } }: UnreachableNoticeProps) {
  const unsaved = dataChanges(base, drafts).map((change) => changeWords(change, base, drafts));
  return (
    <div className="notice">
      <p>
        The editor does not answer: most likely it has been ended. Start it again in the terminal
        with npm run edit, and open the address that the terminal shows. It is another one than
        this.
      </p>
      {unsaved.length === 0 ? (
        <p>Everything that you have typed is saved.</p>
      ) : (
        <>
          <p>
            What you have typed and what is not saved yet is kept in this browser. It is there again
            at the new address if that begins with {window.location.origin}, as this one does:
          </p>
          <ul>
            {unsaved.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
