import { graphql } from "gatsby";
import type { ReactNode } from "react";

export const fragment = graphql`
  fragment PageHead on BusinessJson {
    name
    siteUrl
  }
`;

interface PageHeadProps {
  readonly business: Queries.PageHeadFragment | null;
  /** Title of the page itself; the business's name is added. */
  readonly title: string;
  /** Address of the page, or null for a page that search engines skip. */
  readonly path: string | null;
  /** One or two sentences for search results and shared links. */
  readonly description: string;
  readonly children?: ReactNode;
}

export function PageHead({ business, title, path, description, children }: PageHeadProps) {
  if (business === null) return null;
  return (
    <>
      <title>{`${title} | ${business.name}`}</title>
      <meta name="description" content={description} />
      {path === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={`${business.siteUrl}${path}`} />
      )}
      {children}
    </>
  );
}
