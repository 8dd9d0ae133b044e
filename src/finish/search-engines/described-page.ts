import { itemTitle } from "../../catalogue/prices/item";
import { languageOf, type PageLanguage } from "../../catalogue/text/languages";
import type { CatalogueData } from "../../data-check/catalogue-data";
import { type Graph, pageGraph } from "./structured-data";

/** The `result` in the `page-data.json` of a page. */
export interface BuiltPage {
  readonly data: Partial<Pick<Queries.CataloguePageQuery, "page" | "items">>;
  readonly pageContext?: PageLanguage & {
    readonly address?: string;
    readonly itemId?: number;
    readonly brandLabel?: string | null;
  };
}

export interface DescribedSite extends Pick<CatalogueData, "business" | "pages"> {
  /** Address of the English home page; null without lists. */
  readonly home: string | null;
}

interface PageDescription {
  /** Address. */
  readonly picture: string;
  /** schema.org. */
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
  const listName = brandLabel === null ? page.title : `${page.title}: ${brandLabel}`;
  const last = { address, name: item ? itemTitle(item, texts) : listName };
  const list = { address: page.path, name: page.title };
  const steps = item ? [list, last] : [last];
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

/** @param page English address; translations share its card */
export function shareCardAddress(page: string): string {
  return `/share${page}.jpg`;
}
