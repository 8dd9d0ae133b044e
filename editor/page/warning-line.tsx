import { useId } from "react";

interface WarningLineProps {
  readonly words: string;
  readonly onAcknowledge: (reason: string) => void;
}

export function WarningLine({ words, onAcknowledge }: WarningLineProps) {
  const id = useId();
  return (
    <li>
      <span id={id}>{words}</span>
      <details>
        <summary aria-describedby={id}>It is meant so</summary>
        <form
          className="actions"
          onSubmit={(event) => {
            event.preventDefault();
            const reason = event.currentTarget.querySelector("input")?.value.trim() ?? "";
            if (reason !== "") onAcknowledge(reason);
          }}
        >
          <label>
            Why? <input autoComplete="off" />
          </label>
          <button type="submit">Keep it so</button>
        </form>
      </details>
    </li>
  );
}
