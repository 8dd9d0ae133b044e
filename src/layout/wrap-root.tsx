import type { WrapRootElementBrowserArgs } from "gatsby";
import { type ReactElement, useEffect } from "react";
import { ErrorBanner } from "../components/notice/error-banner";
import { ErrorBoundary } from "../components/notice/error-boundary";
import { useTexts } from "../components/ui/language";
import { standsAtAddress } from "./start/start-state";
import { StandingCopy } from "./standing-copy";

/** Id of the element that Gatsby renders everything into. */
const rootId = "___gatsby";

/** Puts the last boundary around everything that the site renders: prices stay, whatever breaks. */
export function wrapRootElement({ element }: WrapRootElementBrowserArgs): ReactElement {
  return <ErrorBoundary fallback={() => <RootFallback />}>{element}</ErrorBoundary>;
}

/**
 * The page as it stood, below a line that says so. Its links lead on as they do
 * without JavaScript. When the error came on the way to another page, what is there is not the
 * page of the address: that one is loaded as a document.
 */
function RootFallback() {
  const texts = useTexts();
  useEffect(() => {
    const load = () => window.location.reload();
    if (!standsAtAddress()) load();
    // No router is left that would answer Back and Forward.
    window.addEventListener("popstate", load);
    return () => window.removeEventListener("popstate", load);
  }, []);
  return (
    <>
      <ErrorBanner text={texts.pageErrorLine} phones={[]} />
      <StandingCopy of={rootId} />
    </>
  );
}
