import { translatedTexts } from "../../catalogue/text/words/records";

export const reservedPaths = ["/", "/404", "/upload"];

const ownFiles =
  /^\/(?:(?:static|page-data|icons|images|share)(?:\/|$)|workbox-v|idb-keyval-)|\/index(?:\/|$)/;

/** Why a page cannot have an address; null if it can. */
export function reservedRule(path: string): string | null {
  if (ownFiles.test(path)) return "the website keeps this address for files of its own";
  // Also for languages that the site does not have yet.
  return translatedTexts.has(path.split("/")[1] ?? "")
    ? "the website keeps this address for its pages in another language"
    : null;
}
