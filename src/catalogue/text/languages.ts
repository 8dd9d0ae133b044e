import { type Texts, texts } from "./texts";

export interface Language {
  /** BCP 47. */
  readonly code: string;
  /** `/te`; empty for English. */
  readonly pathPrefix: string;
  readonly texts: Texts;
}

export interface PageLanguage {
  /** Undefined for English. */
  readonly language?: string | undefined;
  /** Translations of values that queries return in English. */
  readonly words?: Readonly<Record<string, string>> | undefined;
  /** Whether the texts say nights instead of days. */
  readonly isByNight?: boolean | undefined;
}

export const english: Language = { code: "en", pathPrefix: "", texts };

export function pathPrefixOf(code: string): string {
  return code === english.code ? english.pathPrefix : `/${code}`;
}

export const languages = [
  { code: english.code, name: "English" },
  { code: "te", name: "తెలుగు" },
  { code: "hi", name: "हिन्दी" },
].map((language) => ({ ...language, pathPrefix: pathPrefixOf(language.code) }));

export type SiteLanguage = (typeof languages)[number];

export const translations = languages.filter(({ code }) => code !== english.code);

export function languageAt(path: string): Pick<Language, "code" | "pathPrefix"> {
  return translations.find(({ pathPrefix }) => `${path}/`.startsWith(`${pathPrefix}/`)) ?? english;
}

/** The languages, with the path of the page in each. */
export function alternates(path: string) {
  const englishPath = path.slice(languageAt(path).pathPrefix.length);
  return languages.map((language) => ({ ...language, path: language.pathPrefix + englishPath }));
}

const textsByCode = new Map<string, Texts>();
const languageByPage = new WeakMap<PageLanguage, Language>();

/** The browser adds the language of its page; the build adds all languages. */
export function addTexts(code: string, added: Texts): void {
  textsByCode.set(code, added);
}

/** The same object for the same page, so that React does not render the page again. */
export function languageOf(page: PageLanguage): Language {
  const { language: code = english.code, words, isByNight } = page;
  if (code === english.code && words === undefined && !isByNight) return english;
  const cached = languageByPage.get(page);
  if (cached) return cached;
  const base = textsByCode.get(code) ?? texts;
  const pageWords = new Map(Object.entries(words ?? {}));
  const language = {
    code,
    pathPrefix: pathPrefixOf(code),
    texts: {
      ...base,
      ...(isByNight && base.nights),
      word: (word: string) => pageWords.get(word) ?? base.word(word),
    },
  };
  languageByPage.set(page, language);
  return language;
}
