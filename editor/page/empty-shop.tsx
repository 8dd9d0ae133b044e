import { type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import { type Fields, isObject } from "../json-values";
import { hasElements, type Path, valueAt } from "../operations";
import { say } from "./attention";
import type { Editor } from "./use-editor";

function emptyBusiness(business: unknown): Fields {
  const fields = isObject(business) ? business : {};
  const empty: Fields = {
    ...{ slug: "all", phones: [], footer: [], questions: [], position: {} },
    address: { country: valueAt(fields, ["address", "country"]) },
    openingHours: { timeZone: valueAt(fields, ["openingHours", "timeZone"]) },
    ...Object.fromEntries(["tabs", "combinePriceRows"].map((field) => [field, fields[field]])),
  };
  return Object.fromEntries(
    Object.keys({ ...fields, ...empty }).flatMap((field) =>
      empty[field] === undefined ? [] : [[field, empty[field]]],
    ),
  );
}

function english(words: unknown): readonly unknown[] {
  const languages = valueAt(words, ["languages"]);
  return Array.isArray(languages) ? languages.slice(0, 1) : [];
}

export function EmptyShop({ editor: { store, contents } }: { readonly editor: Editor }) {
  const empty = () => {
    const question =
      "This takes out every item, page, place and question, the words that mean the same, and what Business says of this shop. The website stays as it is until you publish another shop, and Undo brings all of it back in one step. Take everything out?";
    if (!window.confirm(question)) return;
    const set = (file: DataFile, path: Path, value?: unknown) =>
      ({ do: "set", file, path, value }) as const;
    store.change(
      [
        ...dataFiles.filter((file) => hasElements(file, [])).map((file) => set(file, [], [])),
        set("business", [], emptyBusiness(contents.business)),
        set("search", ["sameMeaning"], []),
        set("words", ["languages"], english(contents.words)),
        set("words", ["phrases"], {}),
      ],
      "empty",
    );
    say("The shop is empty: fill in what is red. Undo brings everything back.");
  };
  return (
    <button type="button" onClick={empty}>
      Begin with an empty shop
    </button>
  );
}
