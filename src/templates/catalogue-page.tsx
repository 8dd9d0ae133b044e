import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { ListContext } from "../catalogue/lists/list-context";
import { listSummary } from "../catalogue/lists/list-summary";
import { shopContact } from "../catalogue/shop/shop";
import type { Tour } from "../catalogue/lists/tours";
import { inLanguage, languageAt } from "../catalogue/text/languages";
import { offeredIdsName } from "../shared/document-ids";
import { CatalogueHeader } from "../components/list/catalogue-header";
import { CatalogueList } from "../components/list/catalogue-list";
import { PageHead } from "../components/ui/page-head";

type Data = Queries.CataloguePageQuery;
type Context = ListContext & { readonly tours: readonly Tour[] };

export const query = graphql`
  query CataloguePage($pageId: Int!, $itemIds: [String!]!) {
    ...SiteFrame
    ...CatalogueLinkData
    ...SearchDictionary
    ...Places
    page: pagesJson(jsonId: { eq: $pageId }) {
      ...CatalogueHeader
      ...CatalogueList
      ...SearchedPage
      ...ItemPagePage
      ...PricesOfPage
    }
    head: businessJson {
      ...PageHead
      ...CatalogueHours
      ...CatalogueShop
      ...ItemPageShop
      ...SearchedShop
      tagline
    }
    items: allCatalogueItem(filter: { id: { in: $itemIds } }, sort: { place: ASC }) {
      nodes {
        ...ItemCard
      }
    }
  }
`;

export default function CataloguePage({ data, pageContext }: PageProps<Data, Context>) {
  const { head: business, items, dictionary } = data;
  const language = languageAt(pageContext.address);
  const page = data.page && inLanguage(data.page, language);
  if (page === null || business === null || dictionary === null) return null;
  const { address, listPages, whole, chips, groups, brandLinks } = pageContext;
  const areGroupsLinked = groups.some(({ ownPage }) => ownPage !== null);
  return (
    <CatalogueList
      key={address}
      page={page}
      business={business}
      shop={shopContact(business)}
      items={items.nodes}
      listPages={listPages}
      address={address}
      count={whole.count}
      offeredIds={pageContext.offeredIds}
      chips={chips}
      groups={groups}
      searchWords={{ page, dictionary, business }}
      places={data.places.nodes}
      tours={pageContext.tours}
      lists={data.catalogueLinks.nodes}
      heading={(aside) => (
        <CatalogueHeader
          page={page}
          business={business}
          whole={whole}
          pages={data.catalogueLinks.nodes}
          brandLinks={areGroupsLinked ? [] : brandLinks}
        >
          {aside}
        </CatalogueHeader>
      )}
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Data, Context>) {
  const { address, brandLabel, listPages, whole } = pageContext;
  const { page, head } = data;
  if (page === null) return null;
  const { texts } = languageAt(address);
  const number = listPages.indexOf(address) + 1;
  const part = number > 1 ? texts.pageOf(number, listPages.length) : null;
  const title = [page.title, brandLabel, part].filter(Boolean).join(": ");
  const subject = brandLabel === null ? null : `${brandLabel}:`;
  const description = [subject, listSummary(page, whole, texts), page.opening, head?.tagline, part];
  return (
    <PageHead
      business={head}
      title={title}
      path={address}
      description={description.filter(Boolean).join(" ")}
    >
      <meta name={offeredIdsName} content={pageContext.offeredIds.join("-")} data-path={address} />
    </PageHead>
  );
}
