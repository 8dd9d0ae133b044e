import { type Texts, texts } from "./texts";

export interface Language {
  /** BCP 47. */
  readonly code: string;
  /** `/te`; empty for English. */
  readonly pathPrefix: string;
  readonly texts: Texts;
  readonly untranslated?: PageLanguage["untranslated"];
}

export interface PageLanguage {
  /** Undefined for English. */
  readonly language?: string | undefined;
  /** Translations of words that queries use as values. */
  readonly words?: Readonly<Record<string, string>> | undefined;
  readonly untranslated?: readonly string[] | undefined;
}

export const english: Language = { code: "en", pathPrefix: "", texts };

export function pathPrefixOf(code: string): string {
  return code === english.code ? english.pathPrefix : `/${code}`;
}

const records = new Map<string, Texts>();
const languages = new WeakMap<PageLanguage, Language>();

/** The browser registers the page's language, the build all. */
export function addTexts(code: string, record: Texts): void {
  records.set(code, record);
}

/** The same context gives the same object. */
export function languageOf(page: PageLanguage): Language {
  const { language: code = english.code, words, untranslated } = page;
  if (code === english.code && words === undefined) return english;
  const record = records.get(code) ?? texts;
  const ofPage = new Map(Object.entries(words ?? {}));
  const language = languages.get(page) ?? {
    code,
    pathPrefix: pathPrefixOf(code),
    untranslated,
    texts: { ...record, word: (word: string) => ofPage.get(word) ?? record.word(word) },
  };
  languages.set(page, language);
  return language;
}
