import { itemTitle } from "../../catalogue/prices/item";
import { languageOf, type PageLanguage } from "../../catalogue/text/languages";
import type { CatalogueData } from "../../data-check/catalogue-data";
import { type Graph, pageGraph } from "./structured-data";

/** The data of lists and items in a page as Gatsby serves it. */
export interface BuiltPage {
  readonly data: Partial<Pick<Queries.CataloguePageQuery, "page" | "items">>;
  readonly pageContext?: PageLanguage & {
    readonly address?: string;
    readonly itemId?: number;
    readonly brandLabel?: string | null;
  };
}

export interface DescribedSite extends Pick<CatalogueData, "business" | "pages"> {
  /** English; null without lists. */
  readonly home: string | null;
}

interface PageDescription {
  /** Address of the card's picture. */
  readonly picture: string;
  /** schema.org, or null. */
  readonly graph: Graph | null;
}

export function describedPage(
  { data, pageContext = {} }: BuiltPage,
  { business, pages, home }: DescribedSite,
): PageDescription {
  const { siteUrl } = business;
  const { pathPrefix, texts, code } = languageOf(pageContext);
  const { address, itemId, brandLabel = null } = pageContext;
  const homePicture = shareCardAddress(home ?? "/");
  const { page } = data;
  if (!page || address === undefined) return { picture: homePicture, graph: null };
  const item = data.items?.nodes.find(({ jsonId }) => jsonId === itemId);
  const ofList = brandLabel === null ? page.title : `${page.title}: ${brandLabel}`;
  const step = { address, name: item ? itemTitle(item, texts) : ofList };
  const list = { address: page.path, name: page.title };
  const steps = item ? [list, step] : [step];
  const first = { address: pathPrefix + (home ?? "/"), name: business.name };
  const trail = steps.some((step) => step.address === first.address) ? steps : [first, ...steps];
  const picture = shareCardAddress(address.slice(pathPrefix.length));
  return {
    picture,
    graph: pageGraph(
      business,
      siteUrl + (item ? homePicture : picture),
      trail,
      code,
      item && {
        ...item,
        name: texts.word(item.name),
        searchType: pages.find(({ catalogue }) => catalogue === page.catalogue)?.searchType,
        address,
        picture: siteUrl + (item.image.childImageSharp?.gatsbyImageData.images.fallback?.src ?? ""),
      },
    ),
  };
}

/** Address of the card, which translations share. */
export function shareCardAddress(page: string): string {
  return `/share${page}.jpg`;
}
