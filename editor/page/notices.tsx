import { fileLabels } from "../change-description";
import { api, refusalOf } from "./api";
import { focusHeading, say } from "./attention";
import type { Editor } from "./use-editor";

export function Notices({ editor }: { readonly editor: Editor }) {
  const { isReached, isUnsent, refusal, server, contents } = editor;
  const { unsent } = server.publish;
  const takeBack = async () => {
    focusHeading();
    say((await refusalOf(api.takeBack())) ?? "");
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
            What you have published is on this computer alone: visitors do not see it yet. Nothing
            is lost. <a href="#changes">Publish sends it</a>
          </p>
        )}
      </div>
      {server.questions.length > 0 && (
        <div className="notice">
          {server.questions.map((file) => (
            <p key={file}>
              Another program has changed “{fileLabels(contents)[file]}” so that it cannot be read.
            </p>
          ))}
          <button type="button" onClick={() => void takeBack()}>
            Take back what it held
          </button>
        </div>
      )}
    </>
  );
}
