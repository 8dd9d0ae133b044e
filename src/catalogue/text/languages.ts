import { type Texts, texts } from "./texts";

/** A language of the site: English, and those that `data/words.json` names. */
export interface Language {
  /** Its code (BCP 47). */
  readonly code: string;
  /** What the addresses of its pages begin with, such as `/te`; nothing for English. */
  readonly pathPrefix: string;
  readonly texts: Texts;
  readonly untranslated?: PageLanguage["untranslated"];
}

/** What a page says of its language, in its context; a page in English says nothing. */
export interface PageLanguage {
  readonly language?: string | undefined;
  /** Words of the data on this page that are values, too, and therefore stay English: what they are called. */
  readonly words?: Readonly<Record<string, string>> | undefined;
  /** Texts of the data that are in English on this page, too; absent where there are none. */
  readonly untranslated?: readonly string[] | undefined;
}

export const english: Language = { code: "en", pathPrefix: "", texts };

/** What the addresses of a language's pages begin with. */
export function pathPrefixOf(code: string): string {
  return code === english.code ? english.pathPrefix : `/${code}`;
}

const records = new Map<string, Texts>();
const languages = new WeakMap<PageLanguage, Language>();

/** Makes the words of a language known: in the browser those of the page, at build time all. */
export function addWords(code: string, record: Texts): void {
  records.set(code, record);
}

/** The language of a page, by its context; always the same object for the same context. */
export function languageOf(page: PageLanguage): Language {
  const { language: code, words, untranslated } = page;
  if (code === undefined || code === english.code) return english;
  const record = records.get(code) ?? texts;
  const found = languages.get(page) ?? {
    code,
    pathPrefix: pathPrefixOf(code),
    untranslated,
    texts: { ...record, word: (word: string) => words?.[word] ?? record.word(word) },
  };
  languages.set(page, found);
  return found;
}
