import { useId } from "react";
import type { Side } from "../protocol";

interface SideQuestionProps {
  readonly title: string;
  /** What is otherwise with theirs, in words. */
  readonly changes: readonly string[];
  /** The answers that there are. */
  readonly sides: readonly Side[];
  readonly onTake: (side: Side) => void;
}

const words: Readonly<Record<Side, string>> = { theirs: "Take theirs", mine: "Take mine" };

/** The one question of the editor where two have changed the same: theirs or mine. */
export function SideQuestion({ title, changes, sides, onTake }: SideQuestionProps) {
  const id = useId();
  return (
    <div className="notice" role="group" aria-labelledby={id}>
      <p id={id}>
        <strong>{title}</strong>
      </p>
      {changes.length > 0 && (
        <>
          <p>What theirs changes:</p>
          <ul>
            {changes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <div className="actions">
        {sides.map((side) => (
          <button type="button" key={side} onClick={() => onTake(side)}>
            {words[side]}
          </button>
        ))}
      </div>
    </div>
  );
}
