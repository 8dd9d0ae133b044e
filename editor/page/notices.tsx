import { counted } from "../../src/data-check/counted";
import { fileWords } from "../../src/data-check/field-words";
import type { FileQuestion, Side } from "../protocol";
import { api, refusalOf } from "./api";
import { SideQuestion } from "./side-question";
import type { Editor } from "./use-editor";

interface NoticesProps {
  readonly editor: Editor;
  /** Takes the focus on when a question has been answered. */
  readonly onAnswered: () => void;
}

/** What is shown on every page: an editor that has ended, files that others have changed. */
export function Notices({ editor, onAnswered }: NoticesProps) {
  const { isReached, isUnsent, refusal, server, say } = editor;
  const { unsent } = server.publishing;
  const answer = async ({ file }: FileQuestion, take: Side) => {
    onAnswered();
    say((await refusalOf(api.take({ file, take }))) ?? "");
  };
  return (
    <>
      <div role="status">
        {!isReached && (
          <p className="notice">
            The editor has ended. Start it again in the terminal with npm run edit: this page then
            goes on by itself.
            {isUnsent && " What you have typed stays here until then, so leave the page open."}
          </p>
        )}
        {refusal !== null && <p className="notice">{refusal}</p>}
        {unsent > 0 && (
          <p className="notice">
            {counted(unsent, "commit")} {unsent === 1 ? "has" : "have"} not reached the website:
            visitors do not see {unsent === 1 ? "it" : "them"} yet. Nothing is lost.{" "}
            <a href="#changes">Why, and send again</a>
          </p>
        )}
      </div>
      {server.questions.map((question) => (
        <SideQuestion
          key={question.file}
          title={titleOf(question)}
          changes={question.changes}
          sides={question.unreadable === null ? ["theirs", "mine"] : ["mine"]}
          onTake={(side) => void answer(question, side)}
        />
      ))}
    </>
  );
}

function titleOf({ file, unreadable }: FileQuestion): string {
  const name = `“${fileWords[file]}”`;
  return unreadable === null
    ? `Another program has changed ${name}, and so have you. Whose is right?`
    : `Another program has changed ${name} so that it cannot be read: ${unreadable}`;
}
