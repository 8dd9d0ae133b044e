import { useLocation } from "@reach/router";
import { type ReactNode, useEffect, useState } from "react";
import { useLanguage } from "../components/ui/language";
import { ErrorBoundary } from "../components/notice/error-boundary";
import { LoadError } from "../components/notice/load-error";
import { useNavigationState } from "../components/navigation/navigation";
import { ErrorBanner } from "../components/notice/error-banner";
import * as styles from "./site-frame.module.css";
import { StandingCopy } from "./standing-copy";

const pageId = "page";

interface PageContentProps {
  readonly business: { readonly name: string; readonly phones: readonly string[] };
  readonly children: ReactNode;
}

/** The page itself, or what is in its place: that it loads, that it did not, that it broke. */
export function PageContent({ business, children }: PageContentProps) {
  const { texts, pathPrefix } = useLanguage();
  const { name, phones } = business;
  const { status } = useNavigationState();
  const { pathname } = useLocation();
  const isFirst = useIsFirst(pathname);
  useTitle(status === "failed" ? `${texts.loadErrorTitle} | ${name}` : null);
  const loadError = (body: string) => (
    <div className="wrap">
      <LoadError body={body} phones={phones} />
    </div>
  );
  // A page that breaks on arrival never stood there; the first one of a document does so from the start.
  const fallback = (hasStood: boolean) =>
    hasStood || isFirst ? (
      <>
        <ErrorBanner text={texts.pageErrorLine} phones={phones} />
        <StandingCopy of={pageId} otherwise={loadError(texts.pageErrorBody)} />
      </>
    ) : (
      loadError(texts.pageErrorBody)
    );
  return (
    <main
      id="content"
      className={`${styles.content} ${pathPrefix && styles.further} ${status === "idle" ? "" : styles.busy}`}
      tabIndex={-1}
    >
      <div role="status">
        {status === "loading" && <p className={styles.loading}>{texts.loading}</p>}
        {status === "failed" && loadError(texts.loadErrorBody)}
      </div>
      <div key={pathname} id={pageId} hidden={status !== "idle"}>
        <ErrorBoundary fallback={fallback}>{children}</ErrorBoundary>
      </div>
    </main>
  );
}

/** Whether the document still shows the page that it came with. */
function useIsFirst(pathname: string): boolean {
  const [shown, setShown] = useState({ pathname, isFirst: true });
  if (shown.pathname !== pathname) setShown({ pathname, isFirst: false });
  return shown.isFirst;
}

function useTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
