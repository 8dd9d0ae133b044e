import { useLocation } from "@reach/router";
import { type ReactNode, useEffect } from "react";
import { useTexts } from "../components/visitor/language";
import { useNavigationState } from "../components/navigation/navigation";
import * as noticeStyles from "../components/notice/notice.module.css";
import { PhoneLinks } from "../components/notice/phone-links";
import { iconClass } from "../components/ui/icon";
import { Stone } from "../components/ui/stone";
import * as styles from "./site-frame.module.css";

interface PageContentProps {
  readonly business: { readonly name: string; readonly phones: readonly string[] };
  readonly children: ReactNode;
}

export function PageContent({ business, children }: PageContentProps) {
  const texts = useTexts();
  const { name, phones } = business;
  const { status } = useNavigationState();
  const { pathname } = useLocation();
  useTitle(status === "failed" ? `${texts.loadErrorTitle} | ${name}` : null);
  return (
    <main
      id="content"
      className={`${styles.content} ${status === "idle" ? "" : styles.hidden}`}
      tabIndex={-1}
    >
      <div role="status">
        {status === "loading" && <p className={styles.loading}>{texts.loading}</p>}
        {status === "failed" && (
          <div className="wrap">
            <LoadError phones={phones} />
          </div>
        )}
      </div>
      {/* The key gives each page fresh state. */}
      <div key={pathname} hidden={status !== "idle"}>
        {children}
      </div>
    </main>
  );
}

/** Replaces the title of the page while `title` is set. Gatsby sets the title of the next page. */
function useTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const previousTitle = document.title;
    document.title = title;
    return () => {
      document.title = previousTitle;
    };
  }, [title]);
}

function LoadError({ phones }: { readonly phones: readonly string[] }) {
  const texts = useTexts();
  const [label, note] = texts.loadErrorBadge;
  return (
    <section className={noticeStyles.notice} aria-labelledby="load-error-title">
      <Stone label={label} value="–" note={note} isDecoration />
      <div className={noticeStyles.text}>
        <h1 id="load-error-title">{texts.loadErrorTitle}</h1>
        <p>{texts.loadErrorBody}</p>
        <div className={noticeStyles.actions}>
          {/* A new document also works if a newer version of the site has renamed its files. */}
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
    </section>
  );
}
