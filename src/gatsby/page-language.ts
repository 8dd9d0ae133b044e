import { english, type PageLanguage } from "../catalogue/text/languages";
import { translated } from "../catalogue/text/phrases";
import type { CatalogueData } from "../data-check/catalogue-data";
import { phrasesOf } from "../data-check/rules/words-check";

/** What pages say of their language in their context. */
export function pageLanguage(language: string, data: CatalogueData): PageLanguage {
  if (language === english.code) return {};
  const { said } = phrasesOf(data);
  const untranslated = said.filter((text) => translated(data.words, language, text) === null);
  return { language, ...(untranslated.length > 0 && { untranslated }) };
}
