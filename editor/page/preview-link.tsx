import { api, refusalOf } from "./api";
import type { Editor } from "./use-editor";

export function PreviewPane({ editor }: { readonly editor: Editor }) {
  const { status, port } = editor.server.preview;
  if (status === "on") {
    return (
      <div className="preview">
        <iframe title="Preview of the website" src={`http://127.0.0.1:${port}/`} />
      </div>
    );
  }
  return (
    <>
      <p>The preview shows the real page with what is saved here, before visitors see it.</p>
      <button
        type="button"
        aria-disabled={status === "starting"}
        onClick={() => void refusalOf(api.startPreview())}
      >
        Start the preview
      </button>
      <p role="status">
        {status === "starting" &&
          "The preview is starting. It takes about a minute; the very first time some minutes, for the pictures."}
        {status === "failed" && "The preview has ended; the terminal of the editor says why."}
      </p>
    </>
  );
}
