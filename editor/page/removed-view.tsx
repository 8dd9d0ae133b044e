import { useEffect, useState } from "react";
import { fileLabels, itemName } from "../change-description";
import { operationsOf } from "../data-changes";
import { isObject } from "../json-values";
import { type Contents, elementsOf, type Operation } from "../operations";
import type { RemovedEntry } from "../protocol";
import { api, refusalOf } from "./api";
import { focusHeading, say } from "./attention";
import { Thumbnail } from "./element-list";
import type { Editor } from "./use-editor";

/** What was published once and is gone, each with a button that brings it back whole. */
export function RemovedView({ editor }: { readonly editor: Editor }) {
  const { contents, server, store } = editor;
  const [removed, setRemoved] = useState<readonly RemovedEntry[] | null>(null);
  useEffect(() => {
    void refusalOf(api.removed().then(setRemoved));
  }, [server.revision]);
  return (
    <>
      <p role="status">
        {removed === null ? "Looking…" : removed.length === 0 ? "Nothing was removed." : ""}
      </p>
      <ul className="lines">
        {removed?.map((one) => {
          const { file, entry, day } = one;
          const name = nameOf(one, contents);
          const when = day === null ? "still on the website" : `since ${shownDay(day)}`;
          return (
            <li key={`${file} ${String(entry.id)} ${name}`}>
              <Thumbnail image={entry.image} />
              <span>
                {name} <span className="hint">{`${fileLabels(contents)[file]}, ${when}`}</span>
              </span>
              <button
                type="button"
                aria-label={`Bring back ${name}`}
                onClick={() => {
                  store.change(operationsBack(one, contents), `back ${name}`);
                  say(`${name} is back.`);
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

function nameOf({ file, entry }: RemovedEntry, contents: Contents): string {
  if (typeof entry.question === "string") return entry.question;
  const list = [...elementsOf(contents[file]), entry];
  return itemName(file, Number(entry.id), { [file]: list }) ?? "";
}

function operationsBack(one: RemovedEntry, contents: Contents): readonly Operation[] {
  const { file, entry, following } = one;
  if (file !== "business") {
    const path = [{ id: Number(entry.id) }];
    return operationsOf({ file, path, from: undefined, to: entry, following }, contents);
  }
  const { questions } = isObject(contents.business) ? contents.business : {};
  const value = [...(Array.isArray(questions) ? (questions as unknown[]) : []), entry];
  return [{ do: "set", file, path: ["questions"], value }];
}

function shownDay(day: string): string {
  return new Date(day).toLocaleDateString("en-IN", { dateStyle: "medium", timeZone: "UTC" });
}
