export { withLeadingRowWithin } from "../../catalogue/prices/price-list";
export { searchOf } from "./searched-list";
export { SearchHelp } from "./search-help";
