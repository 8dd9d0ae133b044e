import type { Dictionary } from "../../catalogue/search/dictionary";
import searchWords from "../../../data/search.json";

export { withLeadBelow } from "../../catalogue/prices/price-list";
export { listSearch } from "../../catalogue/search/search";
export { SearchHelp } from "./search-help";

/** Exported by this script, so that the scripts of pages do not contain it. */
export const dictionary: Dictionary = searchWords;
