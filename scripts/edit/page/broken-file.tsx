import { useRef, useState } from "react";
import type { DataFile } from "../../../src/data-check/catalogue-data";
import type { Fault } from "../../../src/data-check/fault";
import type { FileState } from "../protocol";
import { api } from "./api";
import { sentence } from "./faults-at";
import { goToLine, lineOf } from "./go-to-line";

interface BrokenFileProps {
  readonly file: DataFile;
  readonly state: FileState;
  readonly faults: readonly Fault[];
  readonly onMended: () => Promise<unknown>;
}

/** A file that cannot be read, to be mended as it is written. */
export function BrokenFile({ file, state, faults, onMended }: BrokenFileProps) {
  const [text, setText] = useState(state.text ?? "");
  const [said, setSaid] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const id = `text-of-${file}`;
  const save = async () => {
    const { isMended } = await api.mend(file, state.version, text);
    setSaid(
      isMended
        ? "Saved."
        : "Somebody else has changed the file in the meantime; nothing was written.",
    );
    await onMended();
  };
  return (
    <>
      <p>This file cannot be read as it is written. Mend it here, or take it back with git.</p>
      <ul id={`${id}-faults`}>
        {faults.map(({ item, rule }) => {
          const line = lineOf(rule);
          return (
            <li key={rule}>
              <p className="fault">{sentence(item === null ? rule : `in ${item}: ${rule}`)}</p>
              {line !== null && (
                <button
                  type="button"
                  onClick={() => field.current && goToLine(field.current, line)}
                >
                  Go to line {line}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <label htmlFor={id}>Text of data/{file}.json</label>
      <textarea
        id={id}
        ref={field}
        wrap="off"
        value={text}
        rows={24}
        spellCheck={false}
        aria-describedby={`${id}-faults`}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="button" onClick={() => void save()}>
        Save the text
      </button>
      <p role="status">{said}</p>
    </>
  );
}
