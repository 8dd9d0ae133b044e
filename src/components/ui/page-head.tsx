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
  readonly canonicalPath?: string;
  readonly description: string;
  readonly children?: ReactNode;
}

export function PageHead({ business, title, canonicalPath, description, children }: PageHeadProps) {
  if (business === null) return null;
  return (
    <>
      <title>{`${title} | ${business.name}`}</title>
      <meta name="description" content={description} />
      {canonicalPath !== undefined && (
        <link rel="canonical" href={`${business.siteUrl}${canonicalPath}`} />
      )}
      {children}
    </>
  );
}
