import type { ReplaceRendererArgs } from "gatsby";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

/** React's stream, which Gatsby uses, leaves NUL bytes in some characters (facebook/react#24985). */
export function replaceRenderer({ bodyComponent, replaceBodyHTMLString }: ReplaceRendererArgs) {
  replaceBodyHTMLString(renderToString(bodyComponent as ReactElement));
}
