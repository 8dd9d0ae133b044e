import type { Dictionary } from "../../catalogue/search/dictionary";
import words from "../../../data/search.json";

export { withinLimit } from "../../catalogue/prices/price-list";
export { listSearch } from "../../catalogue/search/search";
export { SearchHelp } from "./search-help";

/** In this script, so that no page carries the words. */
export const dictionary: Dictionary = words;
