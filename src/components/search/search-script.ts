import type { Dictionary } from "../../catalogue/search/dictionary";
import searchWords from "../../../data/search.json";

export { withLeadingRowWithin } from "../../catalogue/prices/price-list";
export { listSearch } from "../../catalogue/search/search";
export { SearchHelp } from "./search-help";

/** Part of this script, so that pages do not contain it. */
export const dictionary: Dictionary = searchWords;
