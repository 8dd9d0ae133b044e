import { createContext, useContext } from "react";
import { english, type Language } from "../../catalogue/text/languages";
import type { Texts } from "../../catalogue/text/texts";

export const LanguageContext = createContext<Language>(english);

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

export function useTexts(): Texts {
  return useLanguage().texts;
}
