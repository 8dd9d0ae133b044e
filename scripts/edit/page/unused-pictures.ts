import { shownImages } from "../shown-images";
import { api, Refused, Unreachable } from "./api";
import type { Editing } from "./use-editor";

/** Takes pictures off the disk that were made here and that nothing shows any more. */
export async function putUnusedPicturesAway({ sync }: Pick<Editing, "sync">): Promise<void> {
  const session = await sync();
  if (session === null) return;
  try {
    await api.putUnusedPicturesAway([...shownImages(session.drafts)]);
  } catch (error) {
    // They stay for the next time.
    if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
  }
}
