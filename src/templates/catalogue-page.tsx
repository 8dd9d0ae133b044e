import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { ListContext } from "../catalogue/lists/list-context";
import { listSummary } from "../catalogue/prices/price-list";
import { languageOf } from "../catalogue/text/languages";
import { sentences } from "../catalogue/text/sentences";
import { offeredIdsName } from "../start/document-ids";
import { ListPage } from "../components/list/list-page";
import { PageHead } from "../components/ui/page-head";

type Data = Queries.CataloguePageQuery;

/** Includes the fields of item pages, which `itemPageData` builds from this data. */
export const query = graphql`
  query CataloguePage($catalogue: CatalogueName!, $itemIds: [Int!]!) {
    ...SiteFrame
    ...PageHead
    ...CatalogueLinkData
    ...Places
    page: pagesJson(catalogue: { eq: $catalogue }) {
      ...ListedPage
      ...ItemPagePage
      ...PricesOfPage
    }
    business: businessJson {
      ...ListingShop
      ...ItemPageShop
      tagline
    }
    items: allCatalogueItem(
      filter: { catalogue: { eq: $catalogue }, jsonId: { in: $itemIds } }
      sort: { position: ASC }
    ) {
      nodes {
        ...ItemCard
        ...Gallery
      }
    }
  }
`;

export default function CataloguePage({ data, pageContext }: PageProps<Data, ListContext>) {
  const { business, items, page } = data;
  if (page === null || business === null) return null;
  return (
    <ListPage
      key={pageContext.address}
      page={page}
      business={business}
      items={items.nodes}
      context={pageContext}
      places={data.places.nodes}
      lists={data.catalogueLinks.nodes}
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Data, ListContext>) {
  const { address, brandLabel } = pageContext;
  const { business, items, page } = data;
  if (page === null) return null;
  const { texts } = languageOf(pageContext);
  const title = [page.title, brandLabel].filter(Boolean).join(": ");
  const summary = listSummary(page, items.nodes, texts);
  const description = [brandLabel, summary, page.opening, business?.tagline];
  return (
    <PageHead
      data={data}
      title={title}
      canonicalPath={address}
      description={sentences(description, texts)}
    >
      <meta name={offeredIdsName} content={pageContext.offeredIds.join("-")} />
    </PageHead>
  );
}
