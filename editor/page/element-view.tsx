import { sharedFields } from "../../src/catalogue/item-fields";
import { catalogueNames, type DataFile } from "../../src/data-check/catalogue-data";
import { itemName } from "../server/change-words";
import { fileWords } from "../../src/data-check/field-words";
import type { Contents } from "../server/protocol";
import { DataForm } from "./data-form";
import { redrafted } from "./edit-session";
import type { Element } from "./elements";
import { faultsOf, faultText } from "./faults-at";
import type { FormFacts } from "./form-parts";
import { leftAddresses, leftWords } from "./page-addresses";
import { PictureField } from "./picture-field";
import type { Item } from "./price-cells";
import { putUnusedPicturesAway } from "./unused-pictures";
import type { Editing } from "./use-editor";
import { idAfter } from "./renumbered";
import { usePictureName } from "./use-picture-name";
import { without } from "../server/json-values";

interface ElementViewProps {
  readonly file: DataFile;
  readonly id: number;
  readonly editing: Editing;
  /** Says something to whoever does not see the form change. */
  readonly onSay: (text: string) => void;
}

/** One item or page as a form. */
export function ElementView({ file, id, editing, onSay }: ElementViewProps) {
  const { session, state, edit, change } = editing;
  const content = session.drafts[file];
  const list = (Array.isArray(content) ? content : []) as readonly Element[];
  const index = list.findIndex((element) => element.id === id);
  const element = list[index];
  usePictureName(file, element, editing);
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
  const faults = faultsOf(session.faults, file);
  const name = itemName(file, id, session.drafts) ?? "";
  const left =
    file === "pages" && session.published !== null
      ? leftAddresses(session.published, session.drafts).filter((address) => address.id === id)
      : [];
  const notes = new Map(left.map((address) => [`field-pages-${index}_path`, leftWords(address)]));
  const isItem = catalogueNames.some((known) => known === file);
  const takePicture = (image: string) =>
    change((now) => {
      const items = now.drafts[file] as readonly Item[];
      // Since the photo was chosen, somebody else may have taken the id.
      const own = idAfter(now.renumberings.slice(session.renumberings.length), file, id);
      const changed = items.map((item) => (item.id === own ? withPhoto(item, image) : item));
      return redrafted(now, { ...now.drafts, [file]: changed }, `picture ${image}`);
    });
  return (
    <>
      {back}
      <h3>{name}</h3>
      {isItem && (
        <PictureField
          item={element}
          name={name}
          fault={faultText(faults, [index, "image"])}
          onBegin={() => putUnusedPicturesAway(editing)}
          onPicture={takePicture}
        />
      )}
      <DataForm
        schemas={state.schemas}
        file={file}
        path={[index]}
        content={element}
        faults={faults}
        facts={{ ...pageFacts(element, session.drafts), notes, say: onSay }}
        onChange={(next, place) =>
          edit(file, list.toSpliced(index, 1, next as Element), `${id} ${place}`)
        }
      />
    </>
  );
}

/** The item with a new picture, which is a photograph until somebody says that it is a drawing. */
function withPhoto(item: Item, image: string): Item {
  return { ...without(item, "illustration"), image };
}

/** What the words of a page may be about: values that its catalogue's items have. */
function pageFacts({ catalogue, groupBy }: Element, contents: Contents): FormFacts {
  const name = catalogueNames.find((known) => known === catalogue);
  if (name === undefined) return {};
  const items = (Array.isArray(contents[name]) ? contents[name] : []) as readonly Item[];
  const values = (fields: readonly string[]) => [
    ...new Set(items.flatMap((item) => fields.flatMap((field) => textOf(item[field])))),
  ];
  return {
    valuesOf: (field) =>
      field === "labels"
        ? values(sharedFields.filter((known) => known !== "name"))
        : typeof groupBy === "string"
          ? values([groupBy])
          : [],
  };
}

function textOf(value: unknown): string[] {
  return typeof value === "string" ? [value] : [];
}
