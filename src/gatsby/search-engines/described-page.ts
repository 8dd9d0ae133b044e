import { listSummary } from "../../catalogue/prices/price-list";
import { type Item, itemTitle } from "../../catalogue/prices/item";
import { formatPrice, leadingRow } from "../../catalogue/prices/price-list";
import { languageOf } from "../../catalogue/text/languages";
import type { Texts } from "../../catalogue/text/texts";
import type { SiteFacts } from "../documents/site-facts";
import type { PlannedContext } from "../plan-pages";
import { pageGraph } from "./structured-data";

/** The `result` in the `page-data.json` of a page. */
export interface BuiltPage {
  readonly data: Partial<Pick<Queries.CataloguePageQuery, "page" | "items" | "shared">>;
  readonly pageContext?: PlannedContext;
}

/** A title with a price, and schema.org; null for a page without prices. */
export function describedPage(
  { data, pageContext = {} }: BuiltPage,
  { business, home }: Pick<SiteFacts, "business" | "home">,
) {
  const { siteUrl } = business;
  const { pathPrefix, texts, code } = languageOf(pageContext);
  const { address, similarIds, brandLabel = null } = pageContext;
  const { page } = data;
  if (!page || address === undefined) return null;
  const items = data.items?.nodes ?? [];
  const item = similarIds && items[0];
  const listName = brandLabel === null ? page.title : `${page.title}: ${brandLabel}`;
  const last = { address, name: item ? itemTitle(item, texts) : listName };
  const list = { address: page.path, name: page.title };
  const steps = item ? [list, last] : [last];
  const first = { address: pathPrefix + home, name: business.name };
  const trail = steps.some((step) => step.address === first.address) ? steps : [first, ...steps];
  return {
    title: item
      ? `${last.name}: ${leadingPrice(item, texts)}`
      : `${brandLabel ?? page.title}: ${listSummary(page, items, texts)}`,
    graph: pageGraph(
      business,
      trail,
      code,
      item && {
        ...item,
        name: texts.word(item.name),
        catalogue: page.catalogue,
        address,
        pictures: [item, ...item.pictures].map(
          ({ image }) =>
            siteUrl + (image.childImageSharp?.gatsbyImageData.images.fallback?.src ?? ""),
        ),
      },
    ),
  };
}

function leadingPrice({ priceDetails }: Pick<Item, "priceDetails">, texts: Texts): string {
  const row = leadingRow(priceDetails);
  return texts.priceFor(formatPrice(row), row.duration);
}
