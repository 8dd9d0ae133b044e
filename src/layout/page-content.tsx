import { useLocation } from "@reach/router";
import { type ReactNode, useEffect } from "react";
import { useTexts } from "../components/visitor/language";
import { useNavigationState } from "../components/navigation/navigation";
import * as noticeStyles from "../components/notice/notice.module.css";
import { PhoneLinks } from "../components/notice/phone-links";
import { iconClass } from "../components/ui/icon";
import { Stone } from "../components/ui/stone";
import * as styles from "./site-frame.module.css";

export interface LoadErrorProps {
  readonly phones: readonly string[];
}

interface PageContentProps extends LoadErrorProps {
  readonly children: ReactNode;
}

export function PageContent({ phones, children }: PageContentProps) {
  const texts = useTexts();
  const { status } = useNavigationState();
  const { pathname } = useLocation();
  return (
    <main
      id="content"
      className={`${styles.content} ${status === "idle" ? "" : styles.hidden}`}
      tabIndex={-1}
    >
      <div role="status">
        {status === "loading" && <p className={styles.loading}>{texts.loading}</p>}
        {status === "failed" && <LoadError phones={phones} />}
      </div>
      {/* The key gives each page fresh state. */}
      <div key={pathname} hidden={status !== "idle"}>
        {children}
      </div>
    </main>
  );
}

export function LoadError({ phones }: LoadErrorProps) {
  const texts = useTexts();
  // Gatsby sets the title of the next page.
  useEffect(() => {
    const { title } = document;
    document.title = texts.loadErrorTitle;
    return () => void (document.title = title);
  }, [texts]);
  const [label, note] = texts.loadErrorBadge;
  return (
    <section className="wrap" aria-labelledby="load-error-title">
      <div className={noticeStyles.notice}>
        <Stone label={label} value="–" note={note} isDecoration />
        <div className={noticeStyles.text}>
          <h1 id="load-error-title">{texts.loadErrorTitle}</h1>
          <p>{texts.loadErrorBody}</p>
          <div className={noticeStyles.actions}>
            {/* A new document also works if a newer release has renamed its files. */}
            <button
              type="button"
              className={iconClass("retry", noticeStyles.primary)}
              onClick={() => window.location.reload()}
            >
              {texts.reload}
            </button>
            <PhoneLinks phones={phones} />
          </div>
        </div>
      </div>
    </section>
  );
}
