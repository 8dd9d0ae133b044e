import type { PreviewState } from "../protocol";
import { api, refusalOf } from "./api";

interface PreviewPaneProps {
  readonly preview: PreviewState;
  /** Address of the page to show, from the site's root. */
  readonly path: string;
}

/** The real page beside the form, as `npm run develop` shows it; it follows what is saved. */
export function PreviewPane({ preview: { status, port }, path }: PreviewPaneProps) {
  if (status === "on") {
    return (
      <div className="preview">
        <iframe title="Preview of the page" src={`http://127.0.0.1:${port}${path}`} />
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
