import { useEffect } from "react";
import { catalogueNames, type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import { fileLabels, itemName } from "../change-description";
import { type Contents, elementsOf } from "../operations";
import { focusField } from "./accessibility";
import { ChangesView } from "./changes-view";
import { EditorBar } from "./editor-bar";
import { ErrorCount } from "./element-list";
import { ElementView } from "./element-view";
import { errorsOf } from "./errors-at";
import { FileView } from "./file-view";
import { Notices } from "./notices";
import { PreviewLink } from "./preview-link";
import { RemovedView } from "./removed-view";
import { type Editor, useEditor } from "./use-editor";
import { useView, type View } from "./use-view";

export function EditorPage() {
  const editor = useEditor();
  return (
    <>
      {editor === null ? <p role="status">Loading…</p> : <LoadedPage editor={editor} />}
      <p id="announcement" className="unseen" role="status" />
    </>
  );
}

function LoadedPage({ editor }: { readonly editor: Editor }) {
  const { contents, server } = editor;
  const view = useView(contents);
  const { name, id, field } = view;
  useEffect(() => focusField(field), [name, id, field]);
  const unusedCatalogues: readonly DataFile[] = catalogueNames.filter(
    (file) =>
      elementsOf(contents[file]).length === 0 &&
      elementsOf(contents.pages).every(({ catalogue }) => catalogue !== file),
  );
  return (
    <>
      <EditorBar editor={editor} />
      <div className="frame">
        <nav aria-label="What to edit">
          {dataFiles
            .filter((file) => !unusedCatalogues.includes(file))
            .map((file) => (
              <a key={file} href={`#${file}`} aria-current={name === file ? "page" : undefined}>
                {fileLabels(contents)[file]}
                <ErrorCount count={errorsOf(server.errors, file).length} />
              </a>
            ))}
          <a href="#removed" aria-current={name === "removed" ? "page" : undefined}>
            Removed
          </a>
          <PreviewLink editor={editor} />
        </nav>
        <main>
          <Notices editor={editor} />
          <h2 tabIndex={-1}>{headingOf(view, contents)}</h2>
          <ViewContent view={view} editor={editor} />
        </main>
      </div>
    </>
  );
}

function ViewContent({ view, editor }: { readonly view: View; readonly editor: Editor }) {
  const { name, id } = view;
  if (name === "changes") return <ChangesView editor={editor} />;
  if (name === "removed") return <RemovedView editor={editor} />;
  if (id === null) return <FileView key={name} file={name} editor={editor} />;
  return <ElementView key={`${name} ${id}`} file={name} id={id} editor={editor} />;
}

function headingOf({ name, id }: View, contents: Contents): string {
  if (name === "changes") return "Changes since you last published";
  if (name === "removed") return "Published before, and removed since";
  return (id === null ? null : itemName(name, id, contents)) ?? fileLabels(contents)[name];
}
