import { fileLabels } from "../change-description";
import { api, failureMessage } from "./api";
import { focusHeading, announce } from "./accessibility";
import type { Editor } from "./use-editor";

export function Notices({ editor }: { readonly editor: Editor }) {
  const { isConnected, hasUnsent, refusal, server, contents } = editor;
  const { unsentCommits } = server.publish;
  const restore = async () => {
    focusHeading();
    announce((await failureMessage(api.restoreUnreadable())) ?? "");
  };
  return (
    <>
      <div role="status">
        {!isConnected && (
          <p className="notice">
            The editor has ended. Start it again in the terminal with npm run edit: this page then
            goes on by itself.
            {hasUnsent && " What you have typed stays here until then, so leave the page open."}
          </p>
        )}
        {refusal !== null && <p className="notice">{refusal}</p>}
        {unsentCommits > 0 && (
          <p className="notice">
            What you have published is on this computer alone: visitors do not see it yet. Nothing
            is lost. <a href="#changes">Publish sends it</a>
          </p>
        )}
      </div>
      {server.unreadable.length > 0 && (
        <div className="notice">
          {server.unreadable.map((file) => (
            <p key={file}>
              Another program has changed “{fileLabels(contents)[file]}” so that it cannot be read.
            </p>
          ))}
          <button type="button" onClick={() => void restore()}>
            Restore the last readable version
          </button>
        </div>
      )}
    </>
  );
}
