import { useCallback, useDeferredValue, useMemo } from "react";
import { extraKmRate } from "../catalogue/price-list";
import type { Shop } from "../catalogue/shop";
import { texts } from "../catalogue/texts";
import { CatalogueTools } from "./catalogue-tools";
import { EmptyResult } from "./empty-result";
import { facetsOf, useFoundItems } from "./found-items";
import { ItemCard } from "./item-card";
import * as styles from "./item-grid.module.css";
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
  const { ordered, found, tripPrices } = useFoundItems(
    items,
    useDeferredValue(query),
    canCombineRows,
  );
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
  const { trip } = query;
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
      <ul className={styles.grid}>
        {ordered.map((item, index) => (
          <li key={item.jsonId} hidden={!found.has(item.jsonId)}>
            <ItemCard
              item={item}
              shop={shop}
              isFirst={index === 0}
              trip={trip}
              tripPrice={tripPrices.get(item.jsonId)}
              isStarred={shortlist.includes(item.jsonId)}
              onStar={star}
            />
          </li>
        ))}
      </ul>
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
