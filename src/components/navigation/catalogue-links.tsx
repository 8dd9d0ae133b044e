import { useLocation } from "@reach/router";
import { pageAt } from "./page-loader";
import { PageLink } from "./page-link";
import * as styles from "./catalogue-links.module.css";

interface CatalogueLinksProps {
  /** Name of the group for screen readers. */
  readonly label: string;
  readonly links: readonly {
    readonly path: string;
    readonly link: string;
    /** Whether the current page is a part of this page. */
    readonly isAround?: boolean;
  }[];
  /** Whether the links stay in one row, which scrolls sideways. */
  readonly isRow?: boolean;
}

/** Links to all list pages; hotels and taxis have no tab. */
export function CatalogueLinks({ label, links, isRow = false }: CatalogueLinksProps) {
  const current = pageAt(useLocation().pathname);
  return (
    <nav className={styles.links} aria-label={label}>
      <ul className={isRow ? "swipe" : undefined}>
        {links.map(({ path, link, isAround = false }) => (
          <li key={path}>
            <PageLink to={path} aria-current={path === current ? "page" : isAround || undefined}>
              {link}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
