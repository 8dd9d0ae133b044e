import type { ReplaceRendererArgs } from "gatsby";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

/**
 * Renders a page to one string. Gatsby uses React's stream, which leaves NUL bytes where a character of several bytes
 * does not fit into its buffer (facebook/react#24985).
 */
export function replaceRenderer({ bodyComponent, replaceBodyHTMLString }: ReplaceRendererArgs) {
  replaceBodyHTMLString(renderToString(bodyComponent as ReactElement));
}
