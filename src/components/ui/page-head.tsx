import { graphql } from "gatsby";
import type { ReactNode } from "react";

export const fragment = graphql`
  fragment PageHead on Query {
    business: businessJson {
      name
      siteUrl
    }
    # The picture of shared links.
    shared: allCatalogueItem(
      filter: { catalogue: { eq: $catalogue }, jsonId: { in: $itemIds } }
      sort: { position: ASC }
      limit: 1
    ) {
      nodes {
        image {
          childImageSharp {
            resize(
              width: 1200
              height: 630
              # Whole, because a crop cuts mirrors and wheels; the sand of tokens.css is beside it.
              fit: CONTAIN
              background: "#fbf6ec"
              toFormat: JPG
              quality: 80
            ) {
              src
            }
          }
        }
      }
    }
  }
`;

interface PageHeadProps {
  readonly data: Queries.PageHeadFragment;
  /** Without the business's name. */
  readonly title: string;
  readonly canonicalPath?: string;
  readonly description: string;
  readonly children?: ReactNode;
}

export function PageHead(props: PageHeadProps) {
  const { title, canonicalPath, description, children } = props;
  const { business } = props.data;
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
