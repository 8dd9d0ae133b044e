import { graphql, type HeadProps, type PageProps } from "gatsby";
import { similarItems } from "../catalogue/lists/similar-items";
import { itemTitle } from "../catalogue/prices/item";
import { itemSummary } from "../catalogue/prices/price-list";
import { languageOf } from "../catalogue/text/languages";
import { sentences } from "../catalogue/text/sentences";
import { ItemDetails } from "../components/item-page/item-details";
import type { ItemContext } from "../components/item-page/item-page-data";
import { PageHead } from "../components/ui/page-head";

type Data = Queries.ItemPageQuery;

/** `items` is a list, because `itemPageData` takes it from a list page's data. */
export const query = graphql`
  query ItemPage($catalogue: CatalogueName!, $itemIds: [Int!]!, $similarIds: [Int!]!) {
    ...SiteFrame
    ...PageHead
    ...Places
    page: pagesJson(catalogue: { eq: $catalogue }) {
      ...ItemPagePage
      ...PricesOfPage
    }
    business: businessJson {
      ...ItemPageShop
      tagline
    }
    items: allCatalogueItem(filter: { catalogue: { eq: $catalogue }, jsonId: { in: $itemIds } }) {
      nodes {
        ...ItemCard
        ...Gallery
      }
    }
    similar: allCatalogueItem(
      filter: { catalogue: { eq: $catalogue }, jsonId: { in: $similarIds } }
      sort: { position: ASC }
    ) {
      nodes {
        ...ItemCard
      }
    }
  }
`;

export default function ItemPageTemplate({ data, pageContext }: PageProps<Data, ItemContext>) {
  const { business, items, page } = data;
  const [item] = items.nodes;
  if (page === null || business === null || item === undefined) return null;
  return (
    <ItemDetails
      key={pageContext.address}
      page={page}
      business={business}
      item={item}
      similar={similarItems(item, data.similar.nodes)}
      places={data.places.nodes}
      tours={pageContext.tours}
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Data, ItemContext>) {
  const { business, items, page } = data;
  const [item] = items.nodes;
  if (page === null || item === undefined) return null;
  const { texts } = languageOf(pageContext);
  const description = [
    itemSummary(item, texts),
    item.exceed && texts.word(item.exceed),
    item.carInfo && texts.word(item.carInfo),
    business?.tagline,
  ];
  return (
    <PageHead
      data={data}
      title={`${itemTitle(item, texts)}: ${page.title}`}
      canonicalPath={pageContext.address}
      description={sentences(description, texts)}
    />
  );
}
