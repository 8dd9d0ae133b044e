import type { HTMLAttributes, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { withCriticalStyles } from "./gatsby/documents/page-styles";

interface DocumentProps {
  readonly htmlAttributes: HTMLAttributes<HTMLHtmlElement>;
  readonly bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  readonly headComponents: readonly ReactNode[];
  readonly preBodyComponents: ReactNode;
  readonly postBodyComponents: ReactNode;
  readonly body: string;
}

/** Replaces Gatsby's document: without tags for old browsers, with critical styles. */
export default function Document(props: DocumentProps) {
  const body = (
    <body {...props.bodyAttributes}>
      {props.preBodyComponents}
      <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
      {props.postBodyComponents}
    </body>
  );
  return (
    <html lang="en" {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Links that a phone adds to the text would change it before React starts. */}
        <meta name="format-detection" content="telephone=no,date=no,address=no" />
        {withCriticalStyles(props.headComponents, renderToStaticMarkup(body), SITE_FACTS.icons)}
      </head>
      {body}
    </html>
  );
}
