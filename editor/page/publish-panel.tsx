import { useRef } from "react";
import type { PublishAnswer, Side } from "../protocol";
import { api, refusalOf } from "./api";
import { say } from "./attention";
import { ErrorList } from "./error-list";
import type { Editor } from "./use-editor";

export function PublishPanel({ editor }: { readonly editor: Editor }) {
  const { contents, server, store } = editor;
  const { status, result } = server.publish;
  const statusElement = useRef<HTMLDivElement>(null);
  const publish = async (answer: PublishAnswer = {}) => {
    // What was pressed may be gone when there is an answer.
    statusElement.current?.focus();
    await store.flushed();
    say((await refusalOf(api.publish(answer))) ?? "");
  };
  // What was done is no news any more once something else has changed.
  const isOld = result?.isDone === true && server.revision > result.revision;
  const shown = status !== null || isOld ? null : result;
  const { others = [] } = shown ?? {};
  const { commit: arriving = "", files = [] } = shown?.arriving ?? {};
  const answers: readonly { readonly words: string; readonly take?: Side }[] =
    others.length === 0
      ? [{ words: "Take them and publish" }]
      : [
          { words: "Take theirs", take: "theirs" },
          { words: "Take mine", take: "mine" },
        ];
  return (
    <section aria-label="Publish">
      <p className="actions">
        <button
          type="button"
          className="main-action"
          aria-disabled={status !== null}
          onClick={() => void publish()}
        >
          Publish
        </button>
        <span className="hint">
          Publish checks everything, pictures included, and sends it to the website.
        </span>
      </p>
      <div role="status" tabIndex={-1} ref={statusElement}>
        <p>{status}</p>
        {shown !== null && <p className={shown.isDone ? "good" : "error"}>{shown.message}</p>}
        {shown !== null && <ErrorList errors={shown.errors} contents={contents} />}
      </div>
      {shown?.gitWords !== undefined && (
        <details>
          <summary>What git says</summary>
          <pre>{shown.gitWords}</pre>
        </details>
      )}
      {others.length + files.length > 0 && (
        <fieldset className="notice" aria-label="What others have published">
          {others.length > 0 && <p>With theirs instead of mine:</p>}
          <Lines lines={others} />
          {files.length > 0 && <p>Files of the website's program that come with it:</p>}
          <Lines lines={files} />
          <p className="actions">
            {answers.map(({ words, take }) => (
              <button type="button" key={words} onClick={() => void publish({ take, arriving })}>
                {words}
              </button>
            ))}
          </p>
        </fieldset>
      )}
    </section>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
