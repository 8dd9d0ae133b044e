import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { ChipSet } from "../catalogue/chips";
import type { Facet } from "../catalogue/facets";
import type { GroupOnPage } from "../catalogue/groups";
import { listSummary, type WholeList } from "../catalogue/list-summary";
import { shopContact } from "../catalogue/shop";
import { texts } from "../catalogue/texts";
import { CatalogueHeader } from "../components/list/catalogue-header";
import { CatalogueList } from "../components/list/catalogue-list";
import { PageHead } from "../components/ui/page-head";

type Data = Queries.CataloguePageQuery;
type Context = Queries.CataloguePageQueryVariables & {
  readonly address: string;
  readonly listPages: readonly string[];
  readonly whole: WholeList;
  readonly facets: readonly Facet[];
  readonly chips: readonly ChipSet[];
  readonly groups: readonly (GroupOnPage & { readonly ownPage: string | null })[];
  readonly brandLabel: string | null;
  readonly brandLinks: readonly { readonly path: string; readonly label: string | null }[];
};

export const query = graphql`
  query CataloguePage($pageId: Int!, $itemIds: [String!]!) {
    ...SiteFrame
    ...CatalogueLinkData
    ...SearchDictionary
    page: pagesJson(jsonId: { eq: $pageId }) {
      jsonId
      title
      catalogue
      ...CatalogueHeader
      ...SearchedPage
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
  const { page, head: business, items, dictionary } = data;
  if (page === null || business === null || dictionary === null) return null;
  const { address, listPages, whole, facets } = pageContext;
  const shop = { ...shopContact(business), phones: business.phones };
  return (
    <>
      <CatalogueHeader
        page={page}
        business={business}
        whole={whole}
        pages={data.catalogueLinks.nodes}
        brandLinks={pageContext.brandLinks}
      />
      <CatalogueList
        key={address}
        items={items.nodes}
        listPages={listPages}
        address={address}
        count={whole.count}
        facets={facets}
        shop={shop}
        noun={page.noun.many}
        catalogue={page.catalogue}
        canCombineRows={business.combinePriceRows}
        searchWords={{ page, dictionary }}
      />
    </>
  );
}

export function Head({ data, pageContext }: HeadProps<Data, Context>) {
  const { address, brandLabel, listPages, whole } = pageContext;
  const { page, head } = data;
  if (page === null) return null;
  const number = listPages.indexOf(address) + 1;
  const part = number > 1 ? texts.pageOf(number, listPages.length) : null;
  const title = [page.title, brandLabel, part].filter(Boolean).join(": ");
  const subject = brandLabel === null ? null : `${brandLabel}:`;
  const description = [subject, listSummary(page, whole), page.opening, head?.tagline, part];
  return (
    <PageHead
      business={head}
      title={title}
      path={address}
      description={description.filter(Boolean).join(" ")}
    />
  );
}
