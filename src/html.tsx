import type { HTMLAttributes, ReactNode } from "react";

interface DocumentProps {
  readonly htmlAttributes: HTMLAttributes<HTMLHtmlElement>;
  readonly bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  readonly headComponents: ReactNode;
  readonly preBodyComponents: ReactNode;
  readonly postBodyComponents: ReactNode;
  readonly body: string;
}

/** What every document is made of: Gatsby's own without what only browsers of long ago read. */
export default function Document(props: DocumentProps) {
  return (
    <html lang="en" {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
