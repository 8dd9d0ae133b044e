import type { RJSFSchema } from "@rjsf/utils";
import { sharedFields } from "../../src/catalogue/lists/item-fields";
import { catalogueNames, type DataFile } from "../../src/data-check/catalogue-data";
import { fileLabels } from "../change-description";
import { type Element, elementsOf } from "../operations";
import { DataForm } from "./data-form";
import { errorsOf, errorText } from "./errors-at";
import type { ChoicesByField } from "./form-schema";
import { PictureField } from "./picture-field";
import type { Editor } from "./use-editor";

interface ElementViewProps {
  readonly file: DataFile;
  readonly id: number;
  readonly editor: Editor;
}

export function ElementView({ file, id, editor }: ElementViewProps) {
  const { contents, edit, server, store } = editor;
  const list = elementsOf(contents[file]);
  const index = list.findIndex((element) => element.id === id);
  const element = list[index];
  const name = textOf(element?.name) || fileLabels(contents)[file];
  const setPicture = (image: string) =>
    store.change(
      [
        { do: "set", file, path: [{ id }, "image"], value: image },
        // A new picture counts as a photo until the owner marks it as a drawing.
        { do: "set", file, path: [{ id }, "illustration"] },
      ],
      `picture ${image}`,
    );
  return (
    <>
      <p>
        <a href={`#${file}`}>Back to {fileLabels(contents)[file]}</a>
      </p>
      {element === undefined ? (
        <p>This entry was removed.</p>
      ) : (
        <>
          {catalogueNames.some((name) => name === file) && (
            <PictureField
              image={textOf(element.image)}
              name={name}
              error={errorText(errorsOf(server.errors, file), [index, "image"])}
              onPicture={setPicture}
            />
          )}
          <DataForm
            editor={editor}
            file={file}
            path={[index]}
            content={element}
            choices={file === "pages" ? pageChoices(element, editor) : {}}
            onChange={(next, undoKey) =>
              edit(file, list.with(index, next as Element), `${id} ${undoKey}`)
            }
          />
        </>
      )}
    </>
  );
}

function pageChoices(page: Element, { contents, server }: Editor): ChoicesByField {
  const catalogue = catalogueNames.find((name) => name === page.catalogue);
  if (catalogue === undefined) return {};
  const items = elementsOf(contents[catalogue]);
  const choices = (field: "labels" | "groupNotes", itemFields: readonly unknown[]) => {
    const values = items.flatMap((item) => itemFields.map((name) => item[String(name)]));
    return [...new Set([...Object.keys(page[field] ?? {}), ...values])].filter(
      (value) => typeof value === "string",
    );
  };
  const schema = server.schemas[`${catalogue}.schema.json`] as RJSFSchema;
  const { properties = {} } = schema.items as RJSFSchema;
  const labelledFields = sharedFields.filter((field) => field !== "name");
  return {
    groupBy: sharedFields.filter((field) => field in properties),
    labels: choices("labels", labelledFields),
    groupNotes: choices("groupNotes", [page.groupBy]),
  };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}
