import { useEffect } from "react";
import { catalogueNames, type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import { fileLabels, itemName } from "../change-description";
import { dataChanges } from "../data-changes";
import { elementsOf } from "../operations";
import { focusField } from "./attention";
import { ChangesView } from "./changes-view";
import { WrongCount } from "./element-list";
import { ElementView } from "./element-view";
import { errorsOf } from "./errors-at";
import { FileView } from "./file-view";
import { Notices } from "./notices";
import { PreviewLink } from "./preview-link";
import { RemovedView } from "./removed-view";
import { EditorBar } from "./editor-bar";
import { type Editor, useEditor } from "./use-editor";
import { type Place, usePlace } from "./use-place";

export function EditorPage() {
  const editor = useEditor();
  return (
    <>
      {editor === null ? <p role="status">Loading…</p> : <LoadedPage editor={editor} />}
      <p id="said" className="unseen" role="status" />
    </>
  );
}

function LoadedPage({ editor }: { readonly editor: Editor }) {
  const { contents, server } = editor;
  const place = usePlace(contents);
  const { file, id, field } = place;
  useEffect(() => focusField(field), [file, id, field]);
  const changes = dataChanges(server.published ?? contents, contents);
  // A list is offered once it has a page.
  const isOffered = (name: DataFile) =>
    catalogueNames.every((one) => one !== name) ||
    elementsOf(contents[name]).length > 0 ||
    elementsOf(contents.pages).some(({ catalogue }) => catalogue === name);
  return (
    <>
      <EditorBar editor={editor} changes={changes.length} />
      <div className="frame">
        <nav aria-label="What to edit">
          {dataFiles.filter(isOffered).map((name) => (
            <a key={name} href={`#${name}`} aria-current={file === name ? "page" : undefined}>
              {fileLabels(contents)[name]}
              <WrongCount count={errorsOf(editor.server.errors, name).length} />
            </a>
          ))}
          <a href="#removed" aria-current={file === "removed" ? "page" : undefined}>
            Removed
          </a>
          <PreviewLink editor={editor} />
        </nav>
        <main>
          <Notices editor={editor} />
          <h2 tabIndex={-1}>{headingWords(editor, place)}</h2>
          {file === "changes" ? (
            <ChangesView editor={editor} changes={changes} />
          ) : file === "removed" ? (
            <RemovedView editor={editor} />
          ) : id === null ? (
            <FileView key={file} file={file} editor={editor} />
          ) : (
            <ElementView key={`${file} ${id}`} file={file} id={id} editor={editor} />
          )}
        </main>
      </div>
    </>
  );
}

function headingWords({ contents }: Editor, { file, id }: Place): string {
  if (file === "changes") return "Changes since you last published";
  if (file === "removed") return "What was published once and is gone";
  return (id === null ? null : itemName(file, id, contents)) ?? fileLabels(contents)[file];
}
