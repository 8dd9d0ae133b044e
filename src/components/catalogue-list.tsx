import { useCallback, useDeferredValue, useMemo } from "react";
import { extraKmRate } from "../catalogue/price-list";
import type { Shop } from "../catalogue/shop";
import { texts } from "../catalogue/texts";
import { CardGrid } from "./card-grid";
import { CatalogueTools } from "./catalogue-tools";
import { EmptyResult } from "./empty-result";
import { facetsOf, useFoundItems } from "./found-items";
import { ListNotes } from "./list-notes";
import { ShortlistSection } from "./shortlist-section";
import { useListQuery } from "./use-list-query";
import { useShortlist } from "./use-shortlist";

/** A list shorter than this is seen at a glance; search and chips would be in the way. */
const enoughToSearch = 4;

interface CatalogueListProps {
  readonly items: readonly Queries.ItemCardFragment[];
  readonly shop: Shop & { readonly phones: readonly string[] };
  /** What several items are called in a sentence. */
  readonly noun: string;
  /** Name of the catalogue, under which the shortlist is kept. */
  readonly catalogue: string;
  readonly canCombineRows: boolean;
}

/** The cards of a list page with search, chips, order, trip price and shortlist. */
export function CatalogueList(props: CatalogueListProps) {
  const { items, shop, noun, catalogue, canCombineRows } = props;
  const [query, change] = useListQuery();
  // Typing stays fluent: the cards follow when there is time.
  const settled = useDeferredValue(query);
  const { ordered, found, tripPrices } = useFoundItems(items, settled, canCombineRows);
  const stored = useShortlist(catalogue);
  const shortlist = query.shortlist ?? stored.ids;
  const { keep } = stored;
  const star = useCallback(
    (id: number) => {
      keep(shortlist.includes(id) ? shortlist.filter((other) => other !== id) : [...shortlist, id]);
      if (query.shortlist !== null) change({ shortlist: null });
    },
    [keep, shortlist, query.shortlist, change],
  );
  const facets = useMemo(() => facetsOf(items), [items]);
  const hasTripPrice = items.some(({ exceed }) => extraKmRate(exceed) !== null);
  const clear = () => change({ search: "", chosen: [], trip: null });
  return (
    <>
      {items.length >= enoughToSearch && (
        <CatalogueTools
          query={query}
          change={change}
          facets={facets}
          hasTripPrice={hasTripPrice}
          result={texts.found(found.size, items.length, noun)}
        />
      )}
      {found.size === 0 && <EmptyResult phones={shop.phones} onClear={clear} />}
      <CardGrid
        ordered={ordered}
        found={found}
        tripPrices={tripPrices}
        trip={settled.trip}
        shop={shop}
        shortlist={shortlist}
        onStar={star}
      />
      <ListNotes items={items} />
      <ShortlistSection
        items={items.filter(({ jsonId }) => shortlist.includes(jsonId))}
        shop={shop}
        query={query}
        tripPrices={tripPrices}
        onRemove={star}
      />
    </>
  );
}
