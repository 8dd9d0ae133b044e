import { useRef } from "react";
import type { PublishAnswer } from "../protocol";
import { api, failureMessage } from "./api";
import { announce } from "./accessibility";
import { ErrorList } from "./error-list";
import type { Editor } from "./use-editor";

export function PublishPanel({ editor }: { readonly editor: Editor }) {
  const { contents, server, store } = editor;
  const { status, result } = server.publish;
  const statusElement = useRef<HTMLDivElement>(null);
  const publish = async (answer: PublishAnswer = {}) => {
    statusElement.current?.focus();
    await store.flush();
    announce((await failureMessage(api.publish(answer))) ?? "");
  };
  const isOutdated = result?.isSuccess === true && server.revision > result.revision;
  const latest = status !== null || isOutdated ? null : result;
  const { errors = [], warnings = [], conflicts = [] } = latest ?? {};
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
        {latest !== null && <p className={latest.isSuccess ? "good" : "error"}>{latest.message}</p>}
        <ErrorList errors={errors} contents={contents} />
      </div>
      {warnings.length > 0 && (
        <div className="notice">
          <ul>
            {warnings.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <button type="button" onClick={() => void publish({ confirmsWarnings: true })}>
            These values are right: publish
          </button>
        </div>
      )}
      {conflicts.length > 0 && (
        <form
          className="notice"
          aria-label="What others have published"
          onSubmit={(event) => {
            event.preventDefault();
            const theirs = new FormData(event.currentTarget).getAll("theirs").map(String);
            void publish({ theirs });
          }}
        >
          <p>Each line: mine → theirs. Tick the lines where their value is right:</p>
          {conflicts.map((line) => (
            <label className="box" key={line}>
              <input type="checkbox" name="theirs" value={line} />
              {line}
            </label>
          ))}
          <button type="submit">Publish the merged changes</button>
        </form>
      )}
    </section>
  );
}
