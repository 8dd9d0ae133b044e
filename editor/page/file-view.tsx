import type { RJSFSchema } from "@rjsf/utils";
import { catalogueNames, type DataFile } from "../../src/data-check/catalogue-data";
import { fileLabels, itemName } from "../change-description";
import { type Element, elementsOf } from "../operations";
import { announce } from "./accessibility";
import { DataForm } from "./data-form";
import { ElementList } from "./element-list";
import { newElement, newId, withCopy } from "./elements";
import { EmptyShop } from "./empty-shop";
import { errorsOf, sentence } from "./errors-at";
import { PriceGrid } from "./price-grid";
import type { Editor } from "./use-editor";
import { fieldAddress } from "./use-view";

interface FileViewProps {
  readonly file: DataFile;
  readonly editor: Editor;
}

export function FileView({ file, editor }: FileViewProps) {
  const { contents, server, edit } = editor;
  const content = contents[file];
  const change = (next: unknown, undoKey: string) => edit(file, next, undoKey);
  if (!Array.isArray(content)) {
    return (
      <>
        <DataForm editor={editor} file={file} path={[]} content={content} onChange={change} />
        {file === "business" && <EmptyShop editor={editor} />}
      </>
    );
  }
  const errors = errorsOf(server.errors, file);
  const list = elementsOf(content);
  const names = list.map(({ id }) => itemName(file, id, contents) ?? "");
  const listProps = { file, list, names, errors, onChange: change };
  const catalogue = catalogueNames.find((name) => name === file);
  const changeAndOpen = (next: readonly Element[], newElementId: number, undoKey: string) => {
    change(next, undoKey);
    announce("Added. Fill in its fields.");
    const element = next.find(({ id }) => id === newElementId);
    const field = element?.name === undefined ? "title" : "name";
    window.location.assign(fieldAddress(file, newElementId, [field]));
  };
  const add = (fields: object = {}) => {
    const schema = server.schemas[`${file}.schema.json`] as RJSFSchema;
    const element = { ...newElement(newId(list), schema), ...fields };
    changeAndOpen([...list, element], element.id, `add ${element.id}`);
  };
  const copy = (id: number) => {
    const copyId = newId(list);
    changeAndOpen(withCopy(list, id, copyId), copyId, `copy ${id}`);
  };
  return (
    <>
      {errors
        .filter(({ path }) => path.length < 2)
        .map(({ message, path }) => (
          <p className="error" key={message + path.join()}>
            {sentence(message)}
          </p>
        ))}
      {catalogue !== undefined && (
        <>
          <PriceGrid {...listProps} />
          <h3>Items, in the order of the page</h3>
        </>
      )}
      <ElementList {...listProps} onCopy={catalogue === undefined ? undefined : copy} />
      {file === "pages" ? (
        catalogueNames
          .filter((name) => list.every((page) => page.catalogue !== name))
          .map((name) => (
            <button type="button" key={name} onClick={() => add({ catalogue: name })}>
              Add a page for {fileLabels(contents)[name].toLowerCase()}
            </button>
          ))
      ) : (
        <button type="button" onClick={() => add()}>
          {catalogue === undefined ? `Add to “${fileLabels(contents)[file]}”` : "Add an item"}
        </button>
      )}
    </>
  );
}
