import { type Texts, texts } from "./texts";

export interface Language {
  /** BCP 47. */
  readonly code: string;
  /** First part of its paths, such as `/te`; empty for English. */
  readonly pathPrefix: string;
  readonly texts: Texts;
  readonly untranslated?: PageLanguage["untranslated"];
}

/** The part of a page's context about its language; empty on English pages. */
export interface PageLanguage {
  readonly language?: string | undefined;
  /** Translations of words that are also values of the query, and so stay English in the data. */
  readonly words?: Readonly<Record<string, string>> | undefined;
  /** Texts of the data without a translation. */
  readonly untranslated?: readonly string[] | undefined;
}

export const english: Language = { code: "en", pathPrefix: "", texts };

export function pathPrefixOf(code: string): string {
  return code === english.code ? english.pathPrefix : `/${code}`;
}

const records = new Map<string, Texts>();
const languages = new WeakMap<PageLanguage, Language>();

/** Registers texts: in the browser those of the page's language, at build time all. */
export function addWords(code: string, record: Texts): void {
  records.set(code, record);
}

/** The language of a page. The same context gives the same object. */
export function languageOf(page: PageLanguage): Language {
  const { language: code, words, untranslated } = page;
  if (code === undefined || code === english.code) return english;
  const record = records.get(code) ?? texts;
  const ofPage = new Map(Object.entries(words ?? {}));
  const found = languages.get(page) ?? {
    code,
    pathPrefix: pathPrefixOf(code),
    untranslated,
    texts: { ...record, word: (word: string) => ofPage.get(word) ?? record.word(word) },
  };
  languages.set(page, found);
  return found;
}
