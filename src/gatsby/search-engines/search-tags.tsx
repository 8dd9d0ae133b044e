import type { ReactElement } from "react";
import { alternates, languageAt } from "../../catalogue/text/languages";
import type { SiteFacts } from "../documents/site-facts";

export interface DocumentTag {
  readonly children?: unknown;
  readonly name?: string;
  readonly property?: string;
  readonly content?: string;
  readonly rel?: string;
  readonly href?: string;
}

export const graphKey = "graph";

/** Escapes `<`, so that no text ends the element. */
export function graphTag(graph: readonly object[]): ReactElement {
  const described = { "@context": "https://schema.org", "@graph": graph };
  const __html = JSON.stringify(described).replaceAll("<", "\\u003c");
  return <script key={graphKey} type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}

/**
 * Social card and language alternates.
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
  const url = business.siteUrl + pathname;
  const pages = alternates(pathname);
  const hasPriceTitle = head.some(({ props }) => props.property === "og:title");
  const properties = {
    "og:type": "website",
    "og:site_name": business.name,
    "og:locale": `${languageAt(pathname).code}_IN`,
    ...(!hasPriceTitle && { "og:title": title }),
    "og:description": description,
    "og:url": url,
  };
  const isCanonical = head.some(({ props }) => props.rel === "canonical" && props.href === url);
  const links = isCanonical ? [...pages, { ...pages[0], code: "x-default" }] : [];
  return [
    ...Object.entries(properties).map(([property, content]) => (
      <meta key={property} property={property} content={content} />
    )),
    <meta key="card" name="twitter:card" content="summary_large_image" />,
    ...links.map(({ code, path = "" }) => (
      <link key={code} rel="alternate" hrefLang={code} href={business.siteUrl + path} />
    )),
  ];
}
