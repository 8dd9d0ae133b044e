import { dataFiles } from "../../src/data-check/catalogue-data";
import { hasElements, type Operation } from "../operations";
import { say } from "./attention";
import type { Editor } from "./use-editor";

/** Begins another shop: everything that can be added is taken out in one step. */
export function EmptyShop({ editor: { store } }: { readonly editor: Editor }) {
  const empty = () => {
    const question =
      "This takes out every item, page, place and question. The website stays as it is until you publish another shop, and Undo brings all of it back in one step. Take everything out?";
    if (!window.confirm(question)) return;
    const lists = dataFiles
      .filter((file) => hasElements(file, []))
      .map((file): Operation => ({ do: "set", file, path: [], value: [] }));
    const questions = { do: "set", file: "business", path: ["questions"], value: [] } as const;
    const phrases = { do: "set", file: "words", path: ["phrases"], value: {} } as const;
    store.change([...lists, questions, phrases], "empty");
    say("The shop is empty. Undo brings everything back.");
  };
  return (
    <button type="button" onClick={empty}>
      Begin with an empty shop
    </button>
  );
}
