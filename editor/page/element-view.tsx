import type { RJSFSchema } from "@rjsf/utils";
import { sharedFields } from "../../src/catalogue/lists/item-fields";
import { catalogueNames, type DataFile } from "../../src/data-check/catalogue-data";
import { fileLabels } from "../change-description";
import { type Element, elementsOf } from "../operations";
import { DataForm } from "./data-form";
import { errorsOf, errorText } from "./errors-at";
import type { ValuesByField } from "./form-schema";
import { PictureField } from "./picture-field";
import type { Editor } from "./use-editor";

interface ElementViewProps {
  readonly file: DataFile;
  readonly id: number;
  readonly editor: Editor;
}

export function ElementView({ file, id, editor }: ElementViewProps) {
  const { contents, edit, store } = editor;
  const list = elementsOf(contents[file]);
  const index = list.findIndex((element) => element.id === id);
  const element = list[index];
  const errors = errorsOf(editor.server.errors, file);
  const name = textOf(element?.name) || fileLabels(contents)[file];
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
      <p>
        <a href={`#${file}`}>All of {fileLabels(contents)[file]}</a>
      </p>
      {element === undefined ? (
        <p>This one is not there any more.</p>
      ) : (
        <>
          {catalogueNames.some((name) => name === file) && (
            <PictureField
              image={textOf(element.image)}
              name={name}
              error={errorText(errors, [index, "image"])}
              onPicture={takePicture}
            />
          )}
          <DataForm
            editor={editor}
            file={file}
            path={[index]}
            content={element}
            errors={errors}
            values={valuesFor(element, editor)}
            onChange={(next, undoKey) =>
              edit(file, list.with(index, next as Element), `${id} ${undoKey}`)
            }
          />
        </>
      )}
    </>
  );
}

/** Choices for the fields of a page, from the items of its catalogue and their schema. */
function valuesFor(page: Element, { contents, server }: Editor): ValuesByField {
  const catalogue = catalogueNames.find((name) => name === page.catalogue);
  if (catalogue === undefined) return {};
  const items = elementsOf(contents[catalogue]);
  const values = (field: "labels" | "groupNotes", itemFields: readonly unknown[]) => {
    const found = items.flatMap((item) => itemFields.map((name) => item[String(name)]));
    return [...new Set([...Object.keys(page[field] ?? {}), ...found])].filter(
      (value) => typeof value === "string",
    );
  };
  const { items: item } = server.schemas[`${catalogue}.schema.json`] as RJSFSchema;
  const { properties = {} } = item as RJSFSchema;
  const named = sharedFields.filter((field) => field !== "name");
  return {
    groupBy: sharedFields.filter((field) => field in properties),
    labels: values("labels", named),
    groupNotes: values("groupNotes", [page.groupBy]),
  };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}
