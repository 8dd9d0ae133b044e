import { useEffect, useId, useRef, useState } from "react";
import type { Publisher } from "../protocol";

interface PublisherFormProps {
  readonly isBusy: boolean;
  readonly onPublish: (publisher: Publisher) => void;
}

const fields = [
  { field: "name", label: "Name", inputMode: "text" },
  { field: "email", label: "E-mail", inputMode: "email" },
] as const;

/** Asks whose name is in each commit, where this computer does not know it. */
export function PublisherForm({ isBusy, onPublish }: PublisherFormProps) {
  const [publisher, setPublisher] = useState<Publisher>({ name: "", email: "" });
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <form
      className="notice"
      aria-label="Who publishes"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onPublish(publisher);
      }}
    >
      <p>
        Whose name is noted beside what is published? It is asked once, and stored on this computer
        for this shop alone. Whoever can see the history sees name and e-mail.
      </p>
      {fields.map(({ field, label, inputMode }, index) => (
        <div className="field" key={field}>
          <label htmlFor={`${id}-${field}`}>{label}</label>
          <input
            id={`${id}-${field}`}
            ref={index === 0 ? first : undefined}
            required
            type={inputMode}
            value={publisher[field]}
            autoComplete={field}
            onChange={({ target }) => setPublisher({ ...publisher, [field]: target.value })}
          />
        </div>
      ))}
      <p>
        <button type="submit" className="main-action" aria-disabled={isBusy}>
          Publish under this name
        </button>
      </p>
    </form>
  );
}
