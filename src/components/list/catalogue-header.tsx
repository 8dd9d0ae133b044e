import { graphql } from "gatsby";
import { listSummary, type WholeList } from "../../catalogue/list-summary";
import { listPagePath } from "../../catalogue/page-paths";
import { texts } from "../../catalogue/texts";
import { CatalogueLinks } from "../navigation/catalogue-links";
import * as styles from "./catalogue-header.module.css";
import { OpeningChip } from "./opening-chip";

export const fragment = graphql`
  fragment CatalogueHeader on PagesJson {
    title
    opening
    noun {
      one
      many
    }
  }
  fragment CatalogueHours on BusinessJson {
    slug
    openingHours {
      text
      opens
      closes
      utcOffsetMinutes
    }
  }
  fragment CatalogueLinkData on Query {
    catalogueLinks: allPagesJson(sort: { jsonId: ASC }) {
      nodes {
        path
        match
        link
      }
    }
  }
`;

interface CatalogueHeaderProps {
  readonly page: Queries.CatalogueHeaderFragment;
  readonly business: Queries.CatalogueHoursFragment;
  readonly whole: WholeList;
  readonly pages: Queries.CatalogueLinkDataFragment["catalogueLinks"]["nodes"];
  readonly brandLinks: readonly { readonly path: string; readonly label: string | null }[];
}

/** Title of a list page, what it offers from how much, opening hours, and the way to the other lists. */
export function CatalogueHeader(props: CatalogueHeaderProps) {
  const { page, business, whole, pages, brandLinks } = props;
  const links = pages.map(({ link, ...address }) => ({
    path: listPagePath(address, business.slug),
    label: link,
  }));
  return (
    <header className={styles.header}>
      <h1>{page.title}</h1>
      <CatalogueLinks label={texts.catalogues} links={links} />
      <p className={styles.opening}>
        <strong>{listSummary(page, whole)}</strong> <span>{page.opening}</span>
      </p>
      <OpeningChip hours={business.openingHours} />
      {brandLinks.length > 0 && (
        <CatalogueLinks
          label={texts.brands}
          links={brandLinks.map(({ path, label }) => ({
            path,
            label: label ?? texts.allOf(page.noun.many),
          }))}
        />
      )}
    </header>
  );
}
