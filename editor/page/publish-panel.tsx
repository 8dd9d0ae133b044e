import { useRef } from "react";
import type { PublishAnswer } from "../protocol";
import { api, refusalOf } from "./api";
import { say } from "./attention";
import { ErrorList } from "./error-list";
import type { Editor } from "./use-editor";

export function PublishPanel({ editor }: { readonly editor: Editor }) {
  const { contents, server, store } = editor;
  const { status, result } = server.publish;
  const statusElement = useRef<HTMLDivElement>(null);
  const publish = async (answer: PublishAnswer = {}) => {
    statusElement.current?.focus();
    await store.flushed();
    say((await refusalOf(api.publish(answer))) ?? "");
  };
  const isOld = result?.isDone === true && server.revision > result.revision;
  const shown = status !== null || isOld ? null : result;
  const { warnings = [], others = [] } = shown ?? {};
  return (
    <section aria-label="Publish">
      <button
        type="button"
        className="main-action"
        aria-disabled={status !== null}
        onClick={() => void publish()}
      >
        Publish
      </button>
      <div role="status" tabIndex={-1} ref={statusElement}>
        <p>{status}</p>
        {shown !== null && <p className={shown.isDone ? "good" : "error"}>{shown.message}</p>}
        {shown !== null && <ErrorList errors={shown.errors} contents={contents} />}
      </div>
      {warnings.length > 0 && (
        <div className="notice">
          <ul>
            {warnings.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <button type="button" onClick={() => void publish({ isMeant: true })}>
            It is meant so: publish
          </button>
        </div>
      )}
      {others.length > 0 && (
        <form
          className="notice"
          aria-label="What others have published"
          onSubmit={(event) => {
            event.preventDefault();
            const ticked = new FormData(event.currentTarget).getAll("theirs").map(String);
            void publish({ theirs: ticked });
          }}
        >
          <p>Mine → theirs. Tick what is right as others have it:</p>
          {others.map((line) => (
            <label className="box" key={line}>
              <input type="checkbox" name="theirs" value={line} />
              {line}
            </label>
          ))}
          <button type="submit">Publish so</button>
        </form>
      )}
    </section>
  );
}
