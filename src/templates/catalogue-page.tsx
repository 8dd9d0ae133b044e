import { graphql, type HeadProps, type PageProps } from "gatsby";
import { listSummary } from "../catalogue/list-summary";
import { shopContact } from "../catalogue/shop";
import { CatalogueHeader } from "../components/catalogue-header";
import { CatalogueList } from "../components/catalogue-list";
import { PageHead } from "../components/page-head";

type Data = Queries.CataloguePageQuery;
type Context = Queries.CataloguePageQueryVariables & {
  readonly address: string;
  readonly brandLabel: string | null;
  readonly brandLinks: readonly { readonly path: string; readonly label: string | null }[];
};

export const query = graphql`
  query CataloguePage($pageId: Int!, $itemIds: [String!]!) {
    ...SiteFrame
    ...CatalogueLinkData
    page: pagesJson(jsonId: { eq: $pageId }) {
      title
      catalogue
      ...CatalogueHeader
    }
    head: businessJson {
      ...PageHead
      ...CatalogueHours
      phones
      chatText
      combinePriceRows
      tagline
    }
    items: allCatalogueItem(filter: { id: { in: $itemIds } }, sort: { jsonId: ASC }) {
      nodes {
        ...ItemCard
      }
    }
  }
`;

export default function CataloguePage({ data, pageContext }: PageProps<Data, Context>) {
  const { page, head: business, items } = data;
  if (page === null || business === null) return null;
  const shop = { ...shopContact(business), phones: business.phones };
  return (
    <>
      <CatalogueHeader
        page={page}
        business={business}
        items={items.nodes}
        pages={data.catalogueLinks.nodes}
        brandLinks={pageContext.brandLinks}
      />
      <CatalogueList
        key={pageContext.address}
        items={items.nodes}
        shop={shop}
        noun={page.noun.many}
        catalogue={page.catalogue}
        canCombineRows={business.combinePriceRows}
      />
    </>
  );
}

export function Head({ data, pageContext }: HeadProps<Data, Context>) {
  const { address, brandLabel } = pageContext;
  const { page, head, items } = data;
  if (page === null) return null;
  const title = [page.title, brandLabel].filter(Boolean).join(": ");
  const description = [brandLabel, listSummary(page, items.nodes), page.opening, head?.tagline];
  return (
    <PageHead
      business={head}
      title={title}
      path={address}
      description={description.filter(Boolean).join(" · ")}
    />
  );
}
