import type { Dictionary } from "../../catalogue/search/dictionary";
import words from "../../../data/search.json";

export { withinLimit } from "../../catalogue/prices/price-list";
export { listSearch } from "../../catalogue/search/search";
export { SearchHelp } from "./search-help";

/** The words are in the script that reads them: no page carries them. */
export const dictionary: Dictionary = words;
