import { useEffect, useState } from "react";
import { fileLabels, itemName } from "../change-description";
import { operationsOf } from "../data-changes";
import { elementsOf } from "../operations";
import type { RemovedEntry } from "../protocol";
import { api, failureMessage } from "./api";
import { announce, focusHeading } from "./accessibility";
import { Thumbnail } from "./element-list";
import type { Editor } from "./use-editor";

export function RemovedView({ editor }: { readonly editor: Editor }) {
  const { contents, server, store } = editor;
  const [removed, setRemoved] = useState<readonly RemovedEntry[] | null>(null);
  useEffect(() => {
    void failureMessage(api.removed().then(setRemoved));
  }, [server.revision]);
  return (
    <>
      <p role="status">
        {removed === null && "Looking…"}
        {removed?.length === 0 && "Nothing was removed."}
      </p>
      <ul className="lines">
        {removed?.map(({ file, entry, following, isStillPublished }) => {
          const elements = elementsOf(contents[file]);
          const name = itemName(file, entry.id, { [file]: [...elements, entry] }) ?? "";
          const path = [{ id: entry.id }];
          const addition = { file, path, from: undefined, to: entry, following };
          return (
            <li key={`${file} ${entry.id}`}>
              <Thumbnail image={entry.image} />
              <span>
                {name}{" "}
                <span className="hint">
                  {fileLabels(contents)[file]}
                  {isStillPublished && ", still on the website until you publish"}
                </span>
              </span>
              <button
                type="button"
                aria-label={`Bring back ${name}`}
                onClick={() => {
                  store.change(operationsOf(addition, contents), `back ${name}`);
                  announce(`${name} is back.`);
                  focusHeading();
                }}
              >
                Bring back
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
