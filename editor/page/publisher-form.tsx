import { useEffect, useId, useRef } from "react";
import type { Publisher } from "../protocol";

interface PublisherFormProps {
  readonly isBusy: boolean;
  readonly onPublish: (publisher: Publisher) => void;
}

/** Asks whose name is in each commit, where this computer does not know it. */
export function PublisherForm({ isBusy, onPublish }: PublisherFormProps) {
  const id = useId();
  const name = useRef<HTMLInputElement>(null);
  const email = useRef<HTMLInputElement>(null);
  useEffect(() => name.current?.focus(), []);
  return (
    <form
      className="notice"
      aria-label="Who publishes"
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        onPublish({ name: name.current?.value ?? "", email: email.current?.value ?? "" });
      }}
    >
      <p>
        Whose name is noted beside what is published? It is asked once, and stored on this computer
        for this shop alone. Whoever can see the history sees name and e-mail.
      </p>
      <div className="field">
        <label htmlFor={`${id}-name`}>Name</label>
        <input id={`${id}-name`} ref={name} required autoComplete="name" />
        <label htmlFor={`${id}-email`}>E-mail</label>
        <input id={`${id}-email`} ref={email} required type="email" autoComplete="email" />
      </div>
      <button type="submit" className="main-action" aria-disabled={isBusy}>
        Publish under this name
      </button>
    </form>
  );
}
