import { useEffect, useRef, useState } from "react";
import type { PreviewState } from "../server/protocol";
import { api } from "./api";

/** Milliseconds between two looks at whether the preview answers. */
const lookMs = 2000;
/** The same, once it answers. */
const restingMs = 5000;

interface PreviewPaneProps {
  /** Address of the page to show, from the site's root. */
  readonly path: string;
}

/** The real page beside the form, as `npm run develop` shows it; it follows what is saved. */
export function PreviewPane({ path }: PreviewPaneProps) {
  const [state, setState] = useState<PreviewState | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const isOn = state?.status === "on";
  const isAwaited = state === null || state.status === "starting" || isOn;
  useEffect(() => {
    const look = () => void api.preview().then(setState, () => undefined);
    look();
    if (!isAwaited) return;
    // One that answers may end: its frame would be empty, without a word.
    const timer = setInterval(look, isOn ? restingMs : lookMs);
    return () => clearInterval(timer);
  }, [isAwaited, isOn]);
  const [made, setMade] = useState<string | null>(null);
  useEffect(() => {
    if (!isOn) return;
    let isLeft = false;
    // The frame is shown in any case: it says itself what is wrong with its page.
    const show = () => {
      if (!isLeft) setMade(path);
    };
    void api.previewPage(path).then(show, show);
    return () => {
      isLeft = true;
      // One that has ended and is started again makes its pages anew.
      setMade(null);
    };
  }, [isOn, path]);
  if (state === null) return null;
  if (isOn) {
    if (made !== path) {
      return <p role="status">The page is being made. The first time it takes some seconds.</p>;
    }
    return (
      <iframe
        title="Preview of the page"
        src={`http://${window.location.hostname}:${state.port}${path}`}
      />
    );
  }
  return (
    <div className="preview-start" tabIndex={-1} ref={box}>
      {state.status === "starting" ? (
        <p role="status">
          The preview starts. It takes about a minute; the very first time some minutes, for the
          pictures.
        </p>
      ) : (
        <>
          <p>
            The preview shows the real page with what is saved here, before anybody else sees it.
          </p>
          <button
            type="button"
            onClick={() => {
              // The button is gone when it starts; what is said of that stands here.
              box.current?.focus();
              void api.startPreview().then(setState);
            }}
          >
            Start the preview
          </button>
        </>
      )}
      {state.status === "failed" && (
        <div role="alert">
          <p className="fault">
            The preview has ended. What is saved here is not touched by that. Start it again; should
            it end once more, show its last words to whoever has set up this computer:
          </p>
          <pre
            ref={(words) => {
              // The last ones say why.
              if (words !== null) words.scrollTop = words.scrollHeight;
            }}
          >
            {state.output}
          </pre>
        </div>
      )}
    </div>
  );
}
