import { languageAt, languages } from "../text/languages";

/** The languages, each with the path of the same page in it. */
export function alternates(path: string) {
  const englishPath = path.slice(languageAt(path).pathPrefix.length);
  return languages.map((language) => ({ ...language, path: language.pathPrefix + englishPath }));
}
