import {
  type CatalogueName,
  catalogueNames,
  type DataFile,
} from "../../src/data-check/catalogue-data";
import { fileWords } from "../../src/data-check/field-words";
import type { ValidationError } from "../../src/data-check/validation-error";
import { itemName } from "../change-words";
import { elementsOf } from "../operations";
import { DataForm } from "./data-form";
import type { Editor } from "./use-editor";
import { ElementList } from "./element-list";
import { withNew } from "./elements";
import { errorsOf, sentence } from "./errors-at";
import { cataloguesWithoutPage, withPageFor } from "./new-page";
import { PriceTable } from "./price-table";
import { openElement } from "./use-place";

interface FileViewProps {
  readonly file: DataFile;
  readonly editor: Editor;
  /** Hears of the field that is to be filled in, before its form is opened. */
  readonly onGo: (place: Pick<ValidationError, "path">) => void;
}

/** A whole data file: its price table and its list, or its form. */
export function FileView({ file, editor, onGo }: FileViewProps) {
  const { contents, server, edit, say } = editor;
  const content = contents[file];
  const errors = errorsOf(editor.errors, file);
  const change = (next: unknown, place: string) => edit(file, next, place);
  if (!Array.isArray(content)) {
    return (
      <DataForm
        schemas={server.schemas}
        file={file}
        path={[]}
        content={content}
        errors={errors}
        facts={{ say }}
        onChange={change}
      />
    );
  }
  const list = elementsOf(content);
  const names = list.map(({ id }) => itemName(file, id, contents) ?? "");
  const catalogue = catalogueNames.find((name) => name === file);
  const add = () => {
    const { required, fixed } = elementFields(server.schemas, file);
    const id = editor.freeId(file);
    change(withNew(list, id, required, fixed), "add");
    onGo({ path: [list.length, "name"] });
    say("Added, to be filled in.");
    openElement(file, id);
  };
  const addPage = (name: CatalogueName) => {
    const earlier = server.published.earlierPages[name] ?? null;
    const pages = withPageFor(name, contents, earlier, editor.freeId(file));
    change(pages, `add ${name}`);
    onGo({ path: [pages.length - 1, "title"] });
    say("Added.");
    openElement("pages", pages.at(-1)?.id ?? 0);
  };
  return (
    <>
      {errors
        .filter(({ path }) => path.length < 2)
        .map(({ rule, field }) => (
          <p className="error" key={rule + String(field)}>
            {sentence(rule)}
          </p>
        ))}
      {catalogue !== undefined && (
        <>
          <PriceTable
            catalogue={catalogue}
            items={list}
            names={names}
            errors={errors}
            onChange={change}
            onSay={say}
          />
          <h3>Items, in the order of the page</h3>
        </>
      )}
      <ElementList
        file={file}
        list={list}
        names={names}
        errors={errors}
        copyId={catalogue === undefined ? null : () => editor.freeId(file)}
        onChange={change}
        onSay={say}
        onGo={onGo}
      />
      {file === "pages" ? (
        cataloguesWithoutPage(contents).map((name) => (
          <button type="button" key={name} onClick={() => addPage(name)}>
            Add a page for {fileWords[name].toLowerCase()}
          </button>
        ))
      ) : (
        <button type="button" onClick={add}>
          {file === "places" ? "Add a place" : "Add an item"}
        </button>
      )}
    </>
  );
}

interface ElementSchema {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, { readonly const?: unknown }>>;
}

/** The fields that every element of a file has, and those of them that say the same in all. */
function elementFields(schemas: Readonly<Record<string, unknown>>, file: DataFile) {
  const schema = schemas[`${file}.schema.json`] as { readonly items?: ElementSchema } | undefined;
  const { required = [], properties = {} } = schema?.items ?? {};
  const fixed = Object.fromEntries(
    required.flatMap((name) => {
      const value = properties[name]?.const;
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return { required, fixed };
}
