import { useEffect, useId, useRef, useState } from "react";
import { type Publisher, type PublisherFault, publisherFault } from "../server/publisher";

interface PublisherFormProps {
  readonly isBusy: boolean;
  readonly onPublish: (publisher: Publisher) => void;
}

/** Asks whose name is to stand beside each publishing, where this computer does not know it. */
export function PublisherForm({ isBusy, onPublish }: PublisherFormProps) {
  const [publisher, setPublisher] = useState<Publisher>({ name: "", email: "" });
  const [fault, setFault] = useState<PublisherFault | null>(null);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const focusOn = (field: keyof Publisher) =>
    form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  useEffect(() => focusOn("name"), []);
  const send = () => {
    const found = publisherFault(publisher);
    setFault(found);
    if (found === null) onPublish(publisher);
    else focusOn(found.field);
  };
  return (
    <form
      ref={form}
      className="notice"
      noValidate
      aria-label="Who publishes"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) send();
      }}
    >
      <p>
        Whose name is to stand beside each publishing? It is asked once, and kept on this computer
        for this shop alone. Whoever can see the list of publishings sees name and e-mail.
      </p>
      {fields.map(({ field, label, autoComplete, inputMode }) => {
        const rule = fault?.field === field ? fault.rule : null;
        return (
          <div className="field" key={field}>
            <label htmlFor={`${id}-${field}`}>{label}</label>
            <input
              id={`${id}-${field}`}
              name={field}
              value={publisher[field]}
              autoComplete={autoComplete}
              inputMode={inputMode}
              aria-invalid={rule !== null}
              aria-describedby={`${id}-${field}-fault`}
              onChange={({ target }) => setPublisher({ ...publisher, [field]: target.value })}
            />
            <p className="fault" id={`${id}-${field}-fault`} hidden={rule === null}>
              {rule}
            </p>
          </div>
        );
      })}
      <button type="submit" className="main-action" aria-disabled={isBusy}>
        Publish under this name
      </button>
    </form>
  );
}

const fields = [
  { field: "name", label: "Name", autoComplete: "name", inputMode: "text" },
  { field: "email", label: "E-mail", autoComplete: "email", inputMode: "email" },
] as const;
