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
  /** Without the business's name. */
  readonly title: string;
  /** Null for a page that search engines skip. */
  readonly path: string | null;
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
