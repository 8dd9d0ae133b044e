import type { ReactElement } from "react";
import { languageAt } from "../../catalogue/text/languages";
import type { SiteFacts } from "../documents/site-facts";

export interface DocumentTag {
  readonly children?: unknown;
  /** Gatsby names it as HTML does. */
  readonly "http-equiv"?: string;
  readonly name?: string;
  readonly property?: string;
  readonly content?: string;
}

export const graphKey = "graph";

/** Escapes `<`, so that no text ends the element. */
export function graphTag(graph: readonly object[]): ReactElement {
  const described = { "@context": "https://schema.org", "@graph": graph };
  const __html = JSON.stringify(described).replaceAll("<", "\\u003c");
  return <script key={graphKey} type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}

/**
 * The social card. The sitemap has the languages of pages.
 *
 * @throws Error when the page has no title or no description
 */
export function searchTags(
  pathname: string,
  head: readonly ReactElement<DocumentTag>[],
  { business }: Pick<SiteFacts, "business">,
): ReactElement[] {
  const title = head.find(({ type }) => type === "title")?.props.children;
  const description = head.find(({ props }) => props.name === "description")?.props.content;
  if (typeof title !== "string" || description === undefined) {
    throw new Error(`${pathname} has no title or no description`);
  }
  const hasPriceTitle = head.some(({ props }) => props.property === "og:title");
  const properties = {
    "og:type": "website",
    "og:site_name": business.name,
    "og:locale": `${languageAt(pathname).code}_IN`,
    ...(!hasPriceTitle && { "og:title": title }),
    "og:description": description,
    "og:url": business.siteUrl + pathname,
  };
  return [
    ...Object.entries(properties).map(([property, content]) => (
      <meta key={property} property={property} content={content} />
    )),
    <meta key="card" name="twitter:card" content="summary_large_image" />,
  ];
}
