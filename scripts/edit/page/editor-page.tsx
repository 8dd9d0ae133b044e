import { useEffect, useRef, useState } from "react";
import { catalogueNames, type DataFile, dataFiles } from "../../../src/data-check/catalogue-data";
import { dataChanges } from "../data-changes";
import { fileWords } from "../../../src/data-check/field-words";
import { BrokenFile } from "./broken-file";
import { ChangesView } from "./changes-view";
import { stepEnded } from "./edit-session";
import { ElementView } from "./element-view";
import { faultsOf } from "./faults-at";
import { markedCount } from "./field-faults";
import { FileView } from "./file-view";
import { Notices } from "./notices";
import { PreviewPane } from "./preview-pane";
import { previewPath } from "./preview-path";
import { type Editing, useEditor } from "./use-editor";
import { useKeptFocus } from "./use-kept-focus";

/** Where the page is: a file, one element of it, or the changes. */
interface Place {
  readonly file: DataFile | "changes";
  readonly id: number | null;
}

const words: Readonly<Record<Editing["saving"], string>> = {
  saved: "Everything is saved.",
  saving: "Saving…",
  faults: "Not saved yet: something is wrong.",
  wrong: "Saved, but something in the files is wrong.",
  broken: "A file cannot be read; see where something is wrong.",
  unreachable: "The editor does not answer.",
};

/** The whole editor. */
export function EditorPage() {
  const { editing, failure } = useEditor();
  const place = usePlace();
  const [said, setSaid] = useState("");
  // What is said twice is another text the second time, or nobody would hear it.
  const say = (text: string) => setSaid((last) => (last === text ? `${text}\u00a0` : text));
  const [isPreviewShown, setPreviewShown] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { file, id } = place;
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else heading.current?.focus();
  }, [file, id]);
  useKeptFocus();
  const change = editing?.change;
  useEffect(() => {
    // Each field that is left comes by here, after what leaving it has changed.
    const end = () => change?.(stepEnded);
    document.addEventListener("focusout", end);
    return () => document.removeEventListener("focusout", end);
  }, [change]);
  if (editing === null) return <p role="status">{failure ?? "Loading…"}</p>;
  const { session, saving, undo } = editing;
  const changes = session.published === null ? [] : dataChanges(session.published, session.drafts);
  const broken = file === "changes" ? undefined : session.broken[file];
  return (
    <>
      <header className="top">
        <h1>Catalogue editor</h1>
        <div className="state">
          <p
            role="status"
            className={saving === "saved" ? "good" : saving === "saving" ? "" : "fault"}
          >
            {words[saving]}
          </p>
          <button
            type="button"
            aria-disabled={session.history.length === 0}
            onClick={() => {
              undo();
              say(session.history.length === 0 ? "There is nothing to undo." : "Undone.");
            }}
          >
            Undo
          </button>
        </div>
        <button
          type="button"
          aria-expanded={isPreviewShown}
          onClick={() => setPreviewShown(!isPreviewShown)}
        >
          Preview
        </button>
        <a className="main-action" href="#changes">
          Changes{changes.length === 0 ? "" : ` (${changes.length})`} and publishing
        </a>
      </header>
      {saving === "unreachable" && (
        <p className="notice">
          What you have typed is kept in this browser. Start the editor again with npm run edit, and
          open the address that the terminal shows.
        </p>
      )}
      <nav aria-label="What to edit">
        {dataFiles.map((name) => {
          const count = markedCount(faultsOf(session.faults, name));
          return (
            <a key={name} href={`#${name}`} {...(file === name ? { "aria-current": "page" } : {})}>
              {fileWords[name]}
              {count > 0 && <span className="count"> {count} wrong</span>}
            </a>
          );
        })}
      </nav>
      <div className={isPreviewShown ? "with-preview" : "without-preview"}>
        <main>
          <Notices editing={editing} />
          <h2 tabIndex={-1} ref={heading} hidden={file === "changes"}>
            {file === "changes" ? "Changes" : fileWords[file]}
          </h2>
          {file === "changes" ? (
            <ChangesView editing={editing} onSay={say} />
          ) : broken !== undefined ? (
            <BrokenFile
              key={broken.version}
              file={file}
              state={broken}
              faults={faultsOf(session.faults, file)}
              onMended={editing.sync}
            />
          ) : id === null ? (
            <FileView key={file} file={file} editing={editing} onSay={say} />
          ) : (
            <ElementView key={`${file} ${id}`} file={file} id={id} editing={editing} onSay={say} />
          )}
        </main>
        {isPreviewShown && (
          <aside aria-label="Preview">
            <PreviewPane path={previewPath(session.drafts, file)} />
          </aside>
        )}
      </div>
      <p className="unseen" role="status">
        {said}
      </p>
    </>
  );
}

function usePlace(): Place {
  const [hash, setHash] = useState(window.location.hash);
  useEffect(() => {
    const read = () => setHash(window.location.hash);
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  const [name = "", id = ""] = hash.slice(1).split("/");
  const file = name === "changes" ? name : dataFiles.find((known) => known === name);
  return { file: file ?? catalogueNames[0], id: /^\d+$/.test(id) ? Number(id) : null };
}
