import { useLocation } from "@reach/router";
import { type ReactNode, useEffect, useState } from "react";
import { texts } from "../catalogue/texts";
import { LoadError } from "../components/load-error";
import { retry, useNavigationState } from "../components/navigation";
import { RetryButton } from "./retry-button";
import * as styles from "./site-frame.module.css";

interface PageContentProps {
  readonly business: { readonly name: string; readonly phones: readonly string[] };
  readonly children: ReactNode;
}

/** The page itself or, in its place, that it loads or did not load. */
export function PageContent({ business, children }: PageContentProps) {
  const { name, phones } = business;
  const { status } = useNavigationState();
  const { pathname } = useLocation();
  const isFirst = useIsFirst(pathname);
  useTitle(status === "failed" ? `${texts.loadErrorTitle} | ${name}` : null);
  return (
    <main
      id="content"
      className={`${styles.content} ${status === "idle" ? "" : styles.busy}`}
      tabIndex={-1}
    >
      <div role="status">
        {status === "loading" && <p className={styles.loading}>{texts.loading}</p>}
        {status === "failed" && (
          <LoadError phones={phones} retry={<RetryButton onRetry={retry} />} />
        )}
      </div>
      <div
        key={pathname}
        id="page"
        className={isFirst ? undefined : styles.arrived}
        hidden={status !== "idle"}
      >
        {children}
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

/** Gives the document another title for a while. */
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
