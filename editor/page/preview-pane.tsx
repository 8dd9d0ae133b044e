import { useRef } from "react";
import type { PreviewState } from "../protocol";
import { api } from "./api";

interface PreviewPaneProps {
  readonly preview: PreviewState;
  /** Address of the page to show, from the site's root. */
  readonly path: string;
}

/** The real page beside the form, as `npm run develop` shows it; it follows what is saved. */
export function PreviewPane({ preview, path }: PreviewPaneProps) {
  const box = useRef<HTMLDivElement>(null);
  const { status, port } = preview;
  if (status === "on") {
    return (
      <div className="preview">
        <iframe title="Preview of the page" src={`http://127.0.0.1:${port}${path}`} />
      </div>
    );
  }
  return (
    <div tabIndex={-1} ref={box}>
      {status === "starting" ? (
        <p role="status">
          The preview is starting. It takes about a minute; the very first time some minutes, for
          the pictures.
        </p>
      ) : (
        <>
          <p>The preview shows the real page with what is saved here, before visitors see it.</p>
          <button
            type="button"
            onClick={() => {
              // The button is gone when it starts; what is said of that is here.
              box.current?.focus();
              void api.startPreview().catch((error: unknown) => console.error(error));
            }}
          >
            Start the preview
          </button>
        </>
      )}
      {status === "failed" && (
        <div role="alert">
          <p className="error">
            The preview has ended. What is saved here is not touched by that. Start it again; should
            it end once more, its last words are in the terminal of the editor, for whoever has set
            up this computer.
          </p>
        </div>
      )}
    </div>
  );
}
