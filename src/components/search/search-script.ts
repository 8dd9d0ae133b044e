export { searchOf } from "./searched-list";
export { SearchHelp } from "./search-help";
