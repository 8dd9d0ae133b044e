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
import { standsAtAddress } from "./start/waiting-line";
import * as styles from "./site-frame.module.css";

/** Id of the element that Gatsby renders everything into. */
const rootId = "___gatsby";

/** Puts a boundary around everything that the site renders: prices stay, whatever breaks. */
export function wrapRootElement({ element }: WrapRootElementBrowserArgs): ReactElement {
  return <ErrorBoundary>{element}</ErrorBoundary>;
}

/**
 * Keeps an error from taking everything off the screen, as React does where no boundary stands in the way. React
 * itself writes the error to the console.
 */
class ErrorBoundary extends Component<{ readonly children: ReactNode }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render(): ReactNode {
    return this.state.hasFailed ? <StandingCopy /> : this.props.children;
  }
}

/**
 * What is on the screen at this moment, without React: texts, prices, pictures and links, below a line that says
 * so. Links lead on as they do without JavaScript, and controls that need a script are hidden. When the error
 * came on the way to another page, what is there is not the page of the address: that one is loaded as a document.
 */
function StandingCopy() {
  const [copy] = useState(() =>
    [...(document.getElementById(rootId)?.childNodes ?? [])].map((node) => node.cloneNode(true)),
  );
  const [language] = document.documentElement.lang.split("-");
  const put = useCallback((place: HTMLElement | null) => place?.append(...copy), [copy]);
  useEffect(() => {
    const load = () => window.location.reload();
    if (!standsAtAddress()) load();
    // No router is left that would answer Back and Forward.
    window.addEventListener("popstate", load);
    return () => window.removeEventListener("popstate", load);
  }, []);
  const page = languageOf({ language });
  return (
    <LanguageContext.Provider value={page}>
      <div className={notice.banner} role="alert">
        <p>{page.texts.pageErrorLine}</p>
        <div className={notice.actions}>
          {/* A link: without the page's scripts no button works. */}
          <a href={window.location.pathname} className={iconClass("retry", notice.primary)}>
            {page.texts.retry}
          </a>
        </div>
      </div>
      <div className={styles.copy} ref={put} />
    </LanguageContext.Provider>
  );
}
