import { furtherWords } from "../../catalogue/text/words";

/** Addresses that the site has besides the pages of `data/pages.json`. */
export const reservedPaths = ["/", "/404", "/upload"];

/** Folders that the build fills with files of its own, and makes anew or lets hosts cache for a year. */
const ownFolders = /^\/(?:static|page-data|icons|images|share)(?:\/|$)/;

/** Beginnings of the names that the offline plugin gives to its folders and to a page of its own. */
const offlinePlugin = /^\/(?:workbox-v|idb-keyval-|offline-plugin-app-shell-fallback)/;

/** Folders of the pages in other languages, whether or not the site has them now. */
const languages = new RegExp(`^/(?:${Object.keys(furtherWords).join("|")})(?:/|$)`);

/** The file of the page of a folder, on every host and among Gatsby's own files. */
const folderPage = /\/index(?:\/|$)/;

/**
 * Why a page of `data/pages.json` cannot have an address, or null where it can. */
export function reservedRule(path: string): string | null {
  if ([ownFolders, offlinePlugin, folderPage].some((pattern) => pattern.test(path))) {
    return "the website keeps this address for files of its own";
  }
  if (languages.test(path))
    return "the website keeps this address for its pages in another language";
  return null;
}
