import { type Texts, texts } from "./texts";

/** A language of the site. English is the only one so far; a further one is a further record. */
export interface Language {
  /** Its code (BCP 47). */
  readonly code: string;
  /** What the addresses of its pages begin with, such as `/te`; nothing for the first language. */
  readonly pathPrefix: string;
  readonly texts: Texts;
}

export const english: Language = { code: "en", pathPrefix: "", texts };

const languages: readonly Language[] = [english];

/** The language of the page at an address. */
export function languageAt(path: string): Language {
  const found = languages.find(
    ({ pathPrefix }) => pathPrefix !== "" && path.startsWith(`${pathPrefix}/`),
  );
  return found ?? english;
}

/** A page of `data/pages.json` with its address in a language, from which all links to it follow. */
export function inLanguage<Page extends { readonly path: string }>(
  page: Page,
  { pathPrefix }: Pick<Language, "pathPrefix">,
): Page {
  return pathPrefix === "" ? page : { ...page, path: pathPrefix + page.path };
}
