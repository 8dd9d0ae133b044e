import { useSyncExternalStore } from "react";
import { useLanguage, useTexts } from "../components/ui/language";
import { readStored, watchStored, writeStored } from "../components/visitor/device-storage";
import * as notice from "../components/notice/notice.module.css";
import * as styles from "./connection/connection-line.module.css";
import { LanguageLink, languageKey, type SiteLanguage } from "./language-link";

/** Offers the chosen language, or the browser's, on a page in another language until the visitor answers. */
export function LanguageOffer({ languages }: { readonly languages: readonly SiteLanguage[] }) {
  const texts = useTexts();
  const { code } = useLanguage();
  const wanted = useSyncExternalStore(
    watchStored,
    () => readStored(languageKey) ?? navigator.language.replace(/-.*/, ""),
    () => code,
  );
  const language = languages.find((one) => one.code === wanted);
  if (language === undefined || wanted === code) return null;
  return (
    <p className={styles.line}>
      <LanguageLink language={language} className={styles.action}>
        {language.offer}
      </LanguageLink>
      <button
        type="button"
        className={`${notice.secondary} ${styles.action}`}
        onClick={() => writeStored(languageKey, code)}
      >
        {texts.close}
      </button>
    </p>
  );
}
