import { useEffect, useRef, useState } from "react";
import type { DataFile } from "../../src/data-check/catalogue-data";
import type { Fault } from "../../src/data-check/fault";
import { fileWords } from "../../src/data-check/field-words";
import type { FileState } from "../server/protocol";
import { api, Refused, Unreachable } from "./api";
import { sentence } from "./faults-at";
import { goToLine, lineOf } from "./go-to-line";

interface BrokenFileProps {
  readonly file: DataFile;
  readonly state: FileState;
  /** What keeps it from being read, in the words of a form. */
  readonly faults: readonly Fault[];
  /** Whether the last publishing has it. */
  readonly isPublished: boolean;
  /** Whether another program has written two publishings into it, one beside the other. */
  readonly isInConflict: boolean;
  readonly onMended: () => Promise<unknown>;
  /** Hears what was done when the file is as it was last published, or as two publishings are together. */
  readonly onTakenBack: (words: string, isPutTogether: boolean) => void;
}

const changedMeanwhile =
  "Somebody else has changed it in the meantime; nothing was written. Have a look at what stands now.";

/** A file that cannot be read, to be taken back, or mended as it is written. */
export function BrokenFile(props: BrokenFileProps) {
  const { file, state, faults, isPublished, isInConflict, onMended, onTakenBack } = props;
  const [text, setText] = useState(state.text ?? "");
  const [said, setSaid] = useState("");
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The question first: what does away with something is not pressed unread.
    if (isAsked) question.current?.focus();
  }, [isAsked]);
  const id = `text-of-${file}`;
  const name = `“${fileWords[file]}”`;
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
      setSaid(error.message);
    }
  };
  /** What was done is said even where nothing can be read any more. */
  const reread = () => onMended().catch((error: unknown) => console.error(error));
  const save = async () => {
    const { isMended } = await api.mend(file, state.version, text);
    setSaid(isMended ? "Saved." : changedMeanwhile);
    await reread();
  };
  const takeBack = async () => {
    const { isTakenBack, keptAs, isPutTogether } = await api.takeBack(file, state.version);
    setSaid(isTakenBack ? "" : changedMeanwhile);
    await reread();
    if (!isTakenBack) return;
    const done =
      isPutTogether === true ? "has both publishings now" : "is as it was last published";
    onTakenBack(`${name} ${done}.${keptWords(keptAs)}`, isPutTogether === true);
  };
  return (
    <>
      {isInConflict ? (
        <p>
          {name} cannot be read: another program has written two publishings into it, one beside the
          other, and did not know which to take. Until they are put together, nothing of it can be
          changed here. The website stays as it is.
        </p>
      ) : (
        <p>
          {name} cannot be read: it was written by another program or by hand, and something in it
          is not as it has to be. Until that is mended, nothing of it can be changed here. The
          website stays as it is.
        </p>
      )}
      {isInConflict && (
        <>
          <p className="hint">
            Nothing is lost: both publishings’ changes are taken, and where both have changed the
            same, you are asked.
          </p>
          <button type="button" className="main-action" onClick={() => void attempt(takeBack)}>
            Put both together
          </button>
        </>
      )}
      {isPublished && !isInConflict && !isAsked && (
        <button type="button" className="main-action" onClick={() => setAsked(true)}>
          Take back what was last published
        </button>
      )}
      {isAsked && (
        <div
          className="notice"
          role="group"
          aria-label={`Take ${name} back`}
          tabIndex={-1}
          ref={question}
        >
          <p>
            What has changed in {name} since the last publishing is then gone from the editor. The
            text as it is now is kept in a file beside it, for whoever can read it.
          </p>
          <button type="button" onClick={() => void attempt(takeBack)}>
            Take it back
          </button>
          <button type="button" onClick={() => setAsked(false)}>
            Leave it as it is
          </button>
        </div>
      )}
      <details open={!isPublished && !isInConflict}>
        <summary>Mend the text by hand</summary>
        <ul id={`${id}-faults`}>
          {faults.map(({ item, path: [place], rule }) => {
            const line = lineOf(rule);
            return (
              <li key={rule}>
                <p className="fault">
                  {sentence(item === null ? rule : `in ${itemWords(item, place)}: ${rule}`)}
                </p>
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
        <label htmlFor={id}>Text of {name}</label>
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
        <button type="button" onClick={() => void attempt(save)}>
          Save the text
        </button>
      </details>
      <p role="status">{said}</p>
    </>
  );
}

function keptWords(keptAs: string | null): string {
  return keptAs === null
    ? ""
    : ` What could not be read is kept in the folder data, in the file ${keptAs}.`;
}

/** What an item is called that a fault names by its id and name: by the latter, or by its place. */
function itemWords(item: string, place: string | number | undefined): string {
  const [, name] = /"(.*)"$/.exec(item) ?? [];
  return name === undefined ? `number ${Number(place) + 1}` : `“${name}”`;
}
