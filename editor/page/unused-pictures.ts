import { withChange } from "../server/data-changes";
import { shownImages } from "../server/shown-images";
import { api, Refused, Unreachable } from "./api";
import type { Editing } from "./use-editor";

/**
 * Takes pictures off the disk that were made here and that nothing shows any more, and lets go of those that
 * no step back shows again.
 */
export async function putUnusedPicturesAway({ sync }: Pick<Editing, "sync">): Promise<void> {
  const session = await sync();
  if (session === null) return;
  try {
    // An own change that met another one may still be wanted.
    const asked = session.conflicts.map((conflict) => withChange(session.drafts, conflict));
    const drafted = [session.drafts, ...asked].flatMap((contents) => [...shownImages(contents)]);
    const earlier = session.history.flatMap(({ drafts }) => [...shownImages(drafts)]);
    await api.putUnusedPicturesAway({ drafted, remembered: [...drafted, ...new Set(earlier)] });
  } catch (error) {
    // They stay for the next time.
    if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
  }
}
