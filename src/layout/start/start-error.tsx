import { useLocation } from "@reach/router";
import { useEffect } from "react";
import { useTexts } from "../../components/ui/language";
import { ErrorBanner } from "../../components/notice/error-banner";
import { markStarted, startErrorId } from "./start-script";

/**
 * A line for the case that the page's own script does not arrive: hidden in the HTML, revealed by
 * the start script.
 */
export function StartError({ phones }: { readonly phones: readonly string[] }) {
  const texts = useTexts();
  const { pathname } = useLocation();
  useEffect(markStarted, [pathname]);
  return <ErrorBanner id={startErrorId} hidden text={texts.startErrorBody} phones={phones} />;
}
