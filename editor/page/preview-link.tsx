import { api, failureMessage } from "./api";
import type { Editor } from "./use-editor";

export function PreviewLink({ editor }: { readonly editor: Editor }) {
  const { status, port } = editor.server.preview;
  if (status === "unavailable") return null;
  if (status === "on") {
    return (
      <a href={`http://127.0.0.1:${port}/`} target="preview">
        Open the preview
      </a>
    );
  }
  return (
    <>
      <button
        type="button"
        aria-disabled={status === "starting"}
        onClick={() => void failureMessage(api.startPreview())}
      >
        Start the preview
      </button>
      <p className="hint" role="status">
        {status === "starting" &&
          "The preview is starting. It takes about a minute; the very first time some minutes, for the pictures."}
        {status === "ended" && "The preview has ended; the terminal of the editor says why."}
      </p>
    </>
  );
}
