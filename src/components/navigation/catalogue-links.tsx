import { useLocation } from "@reach/router";
import { graphql } from "gatsby";
import { pagePathOf } from "./gatsby-loader";
import { PageLink } from "./page-link";
import * as styles from "./catalogue-links.module.css";

export const fragment = graphql`
  fragment CatalogueLinkData on Query {
    catalogueLinks: allPagesJson(sort: { position: ASC }) {
      nodes {
        path
        link
      }
    }
  }
`;

interface CatalogueLinksProps {
  /** Name of the group for screen readers. */
  readonly label: string;
  readonly links: readonly {
    readonly path: string;
    readonly link: string;
    /** Whether the current page is below the link's page. */
    readonly isAncestor?: boolean;
  }[];
  readonly className?: string | undefined;
}

export function CatalogueLinks(props: CatalogueLinksProps) {
  const { label, links, className = "" } = props;
  const current = pagePathOf(useLocation().pathname);
  return (
    <nav className={`${styles.links} ${className}`} aria-label={label}>
      <ul>
        {links.map(({ path, link, isAncestor = false }) => (
          <li key={path}>
            <PageLink to={path} aria-current={path === current ? "page" : isAncestor || undefined}>
              {link}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
