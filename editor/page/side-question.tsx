import { useId } from "react";
import type { Side } from "../protocol";

interface SideQuestionProps {
  readonly title: string;
  /** What is otherwise with theirs than with mine, in words. */
  readonly changes: readonly string[];
  readonly onTake: (side: Side) => void;
}

const words: Readonly<Record<Side, string>> = { theirs: "Take theirs", mine: "Take mine" };

/** The one question of the editor where two have changed the same: theirs or mine. */
export function SideQuestion({ title, changes, onTake }: SideQuestionProps) {
  const id = useId();
  return (
    <div className="notice" role="group" aria-labelledby={id}>
      <p id={id}>
        <strong>{title}</strong>
      </p>
      <p>With theirs instead of mine:</p>
      <ul>
        {changes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="actions">
        {(["theirs", "mine"] as const).map((side) => (
          <button type="button" key={side} onClick={() => onTake(side)}>
            {words[side]}
          </button>
        ))}
      </div>
    </div>
  );
}
