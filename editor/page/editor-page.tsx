import { useEffect, useRef, useState } from "react";
import { type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import type { ValidationError } from "../../src/data-check/validation-error";
import { fileWords } from "../../src/data-check/field-words";
import { itemName } from "../change-words";
import { dataChanges } from "../data-changes";
import { ChangesView } from "./changes-view";
import { ElementView } from "./element-view";
import { errorsOf } from "./errors-at";
import { fieldOfError } from "./field-of-error";
import { FileView } from "./file-view";
import { Notices } from "./notices";
import { PreviewPane } from "./preview-pane";
import { previewPath } from "./preview-path";
import { TopBar } from "./top-bar";
import { type Editor, useEditor } from "./use-editor";
import { usePlace } from "./use-place";

/** The whole editor. */
export function EditorPage() {
  const [said, setSaid] = useState("");
  // What is said twice is another text the second time, or nobody would hear it.
  const say = (text: string) => setSaid((last) => (last === text ? `${text}\u00a0` : text));
  const editor = useEditor(say);
  return (
    <>
      {editor === null ? <p role="status">Loading…</p> : <LoadedPage editor={editor} />}
      <p className="unseen" role="status">
        {said}
      </p>
    </>
  );
}

function LoadedPage({ editor }: { readonly editor: Editor }) {
  const { contents, server } = editor;
  const { file, id } = usePlace();
  const [isPreviewShown, setPreviewShown] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  /** What somebody goes to fill in or to correct. */
  const sought = useRef<Pick<ValidationError, "path" | "fields"> | null>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const error = sought.current;
    sought.current = null;
    const field = error === null || file === "changes" ? null : fieldOfError(error, file, id);
    if (isFirst.current) isFirst.current = false;
    else (field ?? heading.current)?.focus();
  }, [file, id]);
  const changes = dataChanges(server.published.contents ?? contents, contents);
  const seek = (place: Pick<ValidationError, "path" | "fields">) => (sought.current = place);
  return (
    <>
      <TopBar
        editor={editor}
        changes={changes.length}
        isPreviewShown={isPreviewShown}
        onPreview={() => setPreviewShown(!isPreviewShown)}
      />
      <div className={isPreviewShown ? "frame frame-preview" : "frame"}>
        <nav aria-label="What to edit">
          {dataFiles.map((name) => (
            <FileLink key={name} file={name} editor={editor} isCurrent={file === name} />
          ))}
        </nav>
        {isPreviewShown && (
          <aside aria-label="Preview">
            <PreviewPane preview={server.preview} path={previewPath(contents, file)} />
          </aside>
        )}
        <main>
          <Notices editor={editor} onAnswered={() => heading.current?.focus()} />
          <h2 tabIndex={-1} ref={heading}>
            {headingWords(editor, file, id)}
          </h2>
          {file === "changes" ? (
            <ChangesView editor={editor} onGo={seek} onTakenBack={() => heading.current?.focus()} />
          ) : id === null ? (
            <FileView key={file} file={file} editor={editor} onGo={seek} />
          ) : (
            <ElementView key={`${file} ${id}`} file={file} id={id} editor={editor} />
          )}
        </main>
      </div>
    </>
  );
}

interface FileLinkProps {
  readonly file: DataFile;
  readonly editor: Editor;
  readonly isCurrent: boolean;
}

function FileLink({ file, editor, isCurrent }: FileLinkProps) {
  const wrong = errorsOf(editor.errors, file).length;
  return (
    <a href={`#${file}`} {...(isCurrent ? { "aria-current": "page" } : {})}>
      {fileWords[file]}
      {wrong > 0 && (
        <>
          : <span className="count">{wrong} wrong</span>
        </>
      )}
    </a>
  );
}

function headingWords({ contents }: Editor, file: DataFile | "changes", id: number | null): string {
  if (file === "changes") return "Changes since you last published";
  return (id === null ? null : itemName(file, id, contents)) ?? fileWords[file];
}
