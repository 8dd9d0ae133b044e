import type { WrapRootElementBrowserArgs } from "gatsby";
import {
  Component,
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
} from "react";
import * as notice from "../components/notice/notice.module.css";
import { iconClass } from "../components/ui/icon";
import { LanguageContext } from "../components/ui/language";
import { languageOf } from "../catalogue/text/languages";
import { isPageAtAddress } from "./start/waiting-line";
import * as styles from "./site-frame.module.css";

const gatsbyRootId = "___gatsby";

export function wrapRootElement({ element }: WrapRootElementBrowserArgs): ReactElement {
  return <ErrorBoundary>{element}</ErrorBoundary>;
}

/** Without a boundary, React removes the whole page after an error. React logs the error. */
class ErrorBoundary extends Component<{ readonly children: ReactNode }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render(): ReactNode {
    return this.state.hasFailed ? <StaticCopy /> : this.props.children;
  }
}

/**
 * A static copy of the elements on screen, below an error message (docs/decisions/0010-errors.md). An error during
 * navigation leaves the old page on screen, so the page of the address is loaded as a document.
 */
function StaticCopy() {
  const [copy] = useState(() =>
    [...(document.getElementById(gatsbyRootId)?.childNodes ?? [])].map((node) =>
      node.cloneNode(true),
    ),
  );
  const [code] = document.documentElement.lang.split("-");
  const appendCopy = useCallback((parent: HTMLElement | null) => parent?.append(...copy), [copy]);
  useEffect(() => {
    const reload = () => window.location.reload();
    if (!isPageAtAddress()) reload();
    // The router no longer handles Back and Forward.
    window.addEventListener("popstate", reload);
    return () => window.removeEventListener("popstate", reload);
  }, []);
  const language = languageOf({ language: code });
  return (
    <LanguageContext.Provider value={language}>
      <div className={notice.banner} role="alert">
        <p>{language.texts.pageErrorLine}</p>
        <div className={notice.actions}>
          {/* A link, because buttons need the scripts that have failed. */}
          <a href={window.location.pathname} className={iconClass("retry", notice.primary)}>
            {language.texts.retry}
          </a>
        </div>
      </div>
      <div className={styles.copy} ref={appendCopy} />
    </LanguageContext.Provider>
  );
}
