import { createContext, useContext, useEffect } from "react";
import { english, type Language } from "../../catalogue/text/languages";
import type { Texts } from "../../catalogue/text/texts";

export const LanguageContext = createContext<Language>(english);

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

export function useTexts(): Texts {
  return useLanguage().texts;
}

/** Marks untranslated text with lang=en. */
export function useEnglishMarks(): void {
  const { untranslated } = useLanguage();
  useEffect(() => {
    if (untranslated === undefined) return;
    const mark = () => {
      for (const element of document.querySelectorAll<HTMLElement>("body :not([hreflang])")) {
        const isLeaf = element.childElementCount === 0;
        if (isLeaf && untranslated.includes(element.textContent)) element.lang = english.code;
        else element.removeAttribute("lang");
      }
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [untranslated]);
}
