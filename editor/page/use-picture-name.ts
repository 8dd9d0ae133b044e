import { useEffect, useRef } from "react";
import type { DataFile } from "../../src/data-check/catalogue-data";
import { api, Refused, Unreachable } from "./api";
import type { Element } from "./elements";
import { putUnusedPicturesAway } from "./unused-pictures";
import type { Editing } from "./use-editor";

/** What a picture is called that was dropped before its item had a name. */
const namelessPicture = /^images\/item(?:-\d+)?\.jpg$/;

const noElement: Partial<Element> = {};

/** Calls an item's picture after the item, once a name stands in its field and the field was left. */
export function usePictureName(
  file: DataFile,
  element: Element | undefined,
  { change, sync }: Pick<Editing, "change" | "sync">,
): void {
  const { id, name, image } = element ?? noElement;
  /** What is asked for. Each field that is left asks, and the answer may take longer than the next. */
  const asking = useRef<string | null>(null);
  useEffect(() => {
    if (typeof name !== "string" || name.trim() === "") return;
    if (typeof image !== "string" || !namelessPicture.test(image)) return;
    const give = async () => {
      const asked = JSON.stringify([image, name]);
      if (asking.current === asked) return;
      asking.current = asked;
      const named = await api.namePicture(image, name).finally(() => {
        if (asking.current === asked) asking.current = null;
      });
      if (named.image === image) return;
      change((now) => {
        const list = now.drafts[file] as readonly Element[];
        const changed = list.map((other) =>
          other.id === id && other.image === image ? { ...other, image: named.image } : other,
        );
        return { ...now, drafts: { ...now.drafts, [file]: changed } };
      });
      await putUnusedPicturesAway({ sync });
    };
    const giveOrLeave = () =>
      void give().catch((error: unknown) => {
        // It keeps its name, and works as well.
        if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
      });
    document.addEventListener("focusout", giveOrLeave);
    return () => document.removeEventListener("focusout", giveOrLeave);
  }, [file, id, name, image, change, sync]);
}
