import { furtherWords } from "../../catalogue/text/words/records";

/** Addresses that the site has besides the pages of `data/pages.json`. */
export const reservedPaths = ["/", "/404", "/upload"];

/** Folders of the build's own files and the offline plugin's, and the name of the file of every page. */
const ownFiles =
  /^\/(?:(?:static|page-data|icons|images|share)(?:\/|$)|workbox-v|idb-keyval-)|\/index(?:\/|$)/;

/** Why a page of `data/pages.json` cannot have an address, or null where it can. */
export function reservedRule(path: string): string | null {
  if (ownFiles.test(path)) return "the website keeps this address for files of its own";
  // Whether or not the site has the language now.
  return Object.keys(furtherWords).includes(path.split("/")[1] ?? "")
    ? "the website keeps this address for its pages in another language"
    : null;
}
