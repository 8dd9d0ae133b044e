import { useRef, useState } from "react";
import type { ValidationError } from "../../src/data-check/validation-error";
import type { Publisher } from "../protocol";
import { api, refusalOf } from "./api";
import { ErrorList } from "./error-list";
import { PublisherForm } from "./publisher-form";
import { SideQuestion } from "./side-question";
import type { Editor } from "./use-editor";

interface PublishPanelProps {
  readonly editor: Editor;
  readonly onGo: (error: ValidationError) => void;
}

/** The button that publishes, what comes of it, and what it asks. */
export function PublishPanel({ editor, onGo }: PublishPanelProps) {
  const { contents, isReached, server, store } = editor;
  const { canCommit, doing, result, unsent } = server.publishing;
  const [isAsked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const status = useRef<HTMLDivElement>(null);
  const isBusy = isAsked || doing !== null;
  const obstacle = !canCommit
    ? "Publish works where the shop is a git repository: ask whoever has set up this computer."
    : !isReached
      ? "The editor has ended: nothing can be published from here until it is started again."
      : server.questions.length > 0
        ? "Publish works when the question at the top is answered."
        : null;
  const ask = async (work: () => Promise<unknown>) => {
    if (isBusy) return;
    // What was pressed may be gone when there is an answer.
    status.current?.focus();
    setAsked(true);
    setRefusal(null);
    await store.flushed();
    setRefusal(await refusalOf(work()));
    setAsked(false);
  };
  const publishAs = async (publisher: Publisher) => {
    await api.setPublisher(publisher);
    await api.publish({});
  };
  const [seen, setSeen] = useState({ number: result?.number, revision: server.revision });
  if (result?.number !== seen.number) {
    setSeen({ number: result?.number, revision: server.revision });
  }
  // What was done is no news any more once something else has changed.
  const isOld = result?.isDone === true && server.revision > seen.revision;
  const shown = isBusy || isOld ? null : result;
  return (
    <section aria-label="Publish">
      {unsent > 0 && (
        <p>
          <button
            type="button"
            aria-disabled={isBusy || obstacle !== null}
            onClick={() => {
              if (obstacle === null) void ask(() => api.publish({}));
            }}
          >
            Send again
          </button>
        </p>
      )}
      <p>
        <button
          type="button"
          className="main-action"
          aria-disabled={isBusy || obstacle !== null}
          onClick={() => {
            if (obstacle === null) void ask(() => api.publish({}));
          }}
        >
          Publish
        </button>
      </p>
      <p className="hint">
        {obstacle ?? "Publish checks everything, pictures included, and sends it to the website."}
      </p>
      <div role="status" tabIndex={-1} ref={status}>
        {isBusy && <p>{doing ?? "Checking…"}</p>}
        {refusal !== null && <p className="error">{refusal}</p>}
        {shown !== null && <p className={shown.isDone ? "good" : "error"}>{shown.message}</p>}
        {shown !== null && shown.errors.length > 0 && (
          <ErrorList errors={shown.errors} contents={contents} onGo={onGo} />
        )}
      </div>
      {shown?.others !== undefined && (
        <SideQuestion
          title="Somebody else has published meanwhile. Where both of you have changed the same, whose is right?"
          changes={shown.others}
          onTake={(take) => void ask(() => api.publish({ take }))}
        />
      )}
      {result?.isPublisherUnknown === true && (
        <PublisherForm
          isBusy={isBusy}
          onPublish={(publisher) => void ask(() => publishAs(publisher))}
        />
      )}
    </section>
  );
}
