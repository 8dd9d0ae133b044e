import { translatedTexts } from "../../catalogue/text/words/records";

export const reservedPaths = ["/", "/404", "/upload"];

const siteFiles =
  /^\/(?:(?:admin|static|page-data|icons|images|share)(?:\/|$)|workbox-v|idb-keyval-)|\/index(?:\/|$)/;

/** Why a page cannot have an address; null if it can. */
export function reservedMessage(path: string): string | null {
  if (siteFiles.test(path)) return "the website uses this address for its own files";
  // Languages that the site may add later are reserved, too.
  return translatedTexts.has(path.split("/")[1] ?? "")
    ? "the website uses this address for its pages in another language"
    : null;
}
