import { sharedFields } from "../../src/catalogue/item-fields";
import { catalogueNames, type DataFile } from "../../src/data-check/catalogue-data";
import { fileWords } from "../../src/data-check/field-words";
import { itemName } from "../change-words";
import { type Contents, type Element, elementsOf } from "../operations";
import { DataForm } from "./data-form";
import type { Editor } from "./use-editor";
import { errorsOf, errorText } from "./errors-at";
import type { FormFacts } from "./form-facts";
import { leftAddresses } from "./left-addresses";
import { PictureField } from "./picture-field";

interface ElementViewProps {
  readonly file: DataFile;
  readonly id: number;
  readonly editor: Editor;
}

/** One item or page as a form. */
export function ElementView({ file, id, editor }: ElementViewProps) {
  const { contents, server, edit, store, say } = editor;
  const list = elementsOf(contents[file]);
  const index = list.findIndex((element) => element.id === id);
  const element = list[index];
  const back = (
    <p>
      <a href={`#${file}`}>All of {fileWords[file]}</a>
    </p>
  );
  if (element === undefined) {
    return (
      <>
        {back}
        <p>This one is not there any more.</p>
      </>
    );
  }
  const errors = errorsOf(editor.errors, file);
  const left = leftAddresses(server.published.contents ?? {}, contents);
  const takePicture = (image: string) =>
    store.change(
      [
        { do: "set", file, path: [{ id }, "image"], value: image },
        // It is a photograph until somebody says that it is a drawing.
        { do: "set", file, path: [{ id }, "illustration"] },
      ],
      `picture ${image}`,
    );
  return (
    <>
      {back}
      {catalogueNames.some((name) => name === file) && (
        <PictureField
          item={element}
          name={itemName(file, id, contents) ?? ""}
          error={errorText(errors, [index, "image"])}
          onPicture={takePicture}
        />
      )}
      <p className="error" role="status">
        {file === "pages" && left.find((page) => page.id === id)?.words}
      </p>
      <DataForm
        schemas={server.schemas}
        file={file}
        path={[index]}
        content={element}
        errors={errors}
        facts={{ ...pageFacts(element, contents), say }}
        onChange={(next, place) => edit(file, list.with(index, next as Element), `${id} ${place}`)}
      />
    </>
  );
}

/** What the words of a page may be about: values that its catalogue's items have. */
function pageFacts({ catalogue, groupBy }: Element, contents: Contents): FormFacts {
  const name = catalogueNames.find((one) => one === catalogue);
  if (name === undefined) return {};
  const items = elementsOf(contents[name]);
  const values = (fields: readonly string[]) => [
    ...new Set(items.flatMap((item) => fields.flatMap((field) => textOf(item[field])))),
  ];
  return {
    valuesOf: (field) =>
      field === "labels"
        ? values(sharedFields.filter((shared) => shared !== "name"))
        : typeof groupBy === "string"
          ? values([groupBy])
          : [],
  };
}

function textOf(value: unknown): string[] {
  return typeof value === "string" ? [value] : [];
}
