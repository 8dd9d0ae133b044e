import { wholeStylesId } from "../../shared/document-ids";

/**
 * Resolves when the styles of all pages are there. A document brings only those of its own elements, and
 * what React adds or leads to needs the others. Where they fail to arrive, it never resolves: the page
 * stays as it is, and the start script says so. In `gatsby develop` there is nothing to wait for.
 */
export function wholeStyles(): Promise<void> {
  const link = document.getElementById(wholeStylesId);
  return new Promise((resolve) => {
    // Of a sheet that has failed, Chromium has an empty one.
    const isThere = (sheet: CSSStyleSheet | null) => sheet !== null && sheet.cssRules.length > 0;
    if (link instanceof HTMLLinkElement && !isThere(link.sheet)) {
      link.addEventListener("load", () => resolve(), { once: true });
    } else resolve();
  });
}
