import { changeWords } from "../server/change-words";
import { dataChanges } from "../server/data-changes";
import type { EditSession } from "./edit-session";

interface UnreachableNoticeProps {
  readonly session: Pick<EditSession, "base" | "drafts" | "conflicts">;
}

/** What to do when the editor's server has ended, and what becomes of what was typed. */
export function UnreachableNotice({ session }: UnreachableNoticeProps) {
  const { base, drafts, conflicts } = session;
  const unwritten = dataChanges(base, drafts).map((change) => changeWords(change, base, drafts));
  // Nothing but this browser knows the own side of a question.
  const undecided = conflicts.flatMap(({ ownWords }) => ownWords);
  const unsaved = [...new Set([...unwritten, ...undecided])];
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
