import { type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import { type Fields, isObject } from "../json-values";
import { hasElements, type Path, valueAt } from "../operations";
import { announce } from "./accessibility";
import type { Editor } from "./use-editor";

function emptyBusiness(business: unknown): Fields {
  const fields = isObject(business) ? business : {};
  const empty: Fields = {
    phones: [],
    footer: [],
    questions: [],
    slug: "all",
    position: {},
    address: { country: valueAt(fields, ["address", "country"]) },
    openingHours: { timeZone: valueAt(fields, ["openingHours", "timeZone"]) },
    tabs: fields.tabs,
    combinePriceRows: fields.combinePriceRows,
  };
  // Fields keep their order, so that the file is the same again after Undo.
  const names = Object.keys({ ...fields, ...empty }).filter((name) => empty[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, empty[name]]));
}

function onlyEnglish(words: unknown): readonly unknown[] {
  const languages = valueAt(words, ["languages"]);
  return Array.isArray(languages) ? languages.slice(0, 1) : [];
}

export function EmptyShop({ editor: { store, contents } }: { readonly editor: Editor }) {
  const removeEverything = () => {
    const question =
      "This removes every item, page, place and question, the words that mean the same, and what Business says of this shop. The website stays as it is until you publish another shop, and Undo brings all of it back in one step. Remove everything?";
    if (!window.confirm(question)) return;
    const set = (file: DataFile, path: Path, value?: unknown) =>
      ({ do: "set", file, path, value }) as const;
    store.change(
      [
        ...dataFiles.filter((file) => hasElements(file, [])).map((file) => set(file, [], [])),
        set("business", [], emptyBusiness(contents.business)),
        set("search", ["sameMeaning"], []),
        set("words", ["languages"], onlyEnglish(contents.words)),
        set("words", ["phrases"], {}),
      ],
      "empty",
    );
    announce("The shop is empty: fill in what is red. Undo brings everything back.");
  };
  return (
    <button type="button" onClick={removeEverything}>
      Begin with an empty shop
    </button>
  );
}
