import { useEffect, useId, useRef, useState } from "react";

interface WarningLineProps {
  readonly place: string;
  readonly message: string;
  readonly onAcknowledge: (reason: string) => void;
}

/** A warning, and where to say that it is meant so. */
export function WarningLine({ place, message, onAcknowledge }: WarningLineProps) {
  const [reason, setReason] = useState<string | null>(null);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const isAsked = reason !== null;
  useEffect(() => {
    if (isAsked) field.current?.focus();
  }, [isAsked]);
  return (
    <li>
      <span>
        {place}: {message}
      </span>
      {reason === null ? (
        <button
          type="button"
          aria-label={`Meant so: ${place}: ${message}`}
          onClick={() => setReason("")}
        >
          It is meant so
        </button>
      ) : (
        <form
          className="inline-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (reason.trim() !== "") onAcknowledge(reason.trim());
          }}
        >
          <label htmlFor={id}>Why?</label>
          <input
            id={id}
            ref={field}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <button type="submit">Keep it so</button>
        </form>
      )}
    </li>
  );
}
