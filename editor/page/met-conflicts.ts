import { isAbout, standsAt } from "../server/data-changes";
import type { MetConflict } from "../server/protocol";
import type { EditSession } from "./edit-session";

/**
 * The session with what of this computer's has met another publishing, to be taken anew or let go. Where
 * something else stands by now, somebody has answered already; where the page asks already, it has something
 * newer of its own.
 */
export function withMetConflicts(
  session: EditSession,
  met: readonly MetConflict[] = [],
): EditSession {
  const open = met.filter(
    (one) =>
      standsAt(session.drafts, one, one.standing) &&
      !session.conflicts.some((other) => isAbout(one, other)),
  );
  return open.length === 0 ? session : { ...session, conflicts: [...session.conflicts, ...open] };
}
