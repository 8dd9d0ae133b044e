import { useCallback, useDeferredValue, useLayoutEffect, useRef, useState } from "react";
import type { Facet } from "../catalogue/facets";
import { pageLength } from "../catalogue/page-paths";
import { extraKmRate } from "../catalogue/price-list";
import type { Shop } from "../catalogue/shop";
import { texts } from "../catalogue/texts";
import { CardGrid } from "./card-grid";
import { CatalogueTools } from "./catalogue-tools";
import { EmptyResult } from "./empty-result";
import { useFoundItems } from "./found-items";
import { ListNotes } from "./list-notes";
import { ListPager } from "./list-pager";
import { ShortlistSection } from "./shortlist-section";
import { ShowMore } from "./show-more";
import { useListQuery } from "./use-list-query";
import { useShortlist } from "./use-shortlist";
import { useWholeList } from "./use-whole-list";

/** A list shorter than this is seen at a glance; search and chips would be in the way. */
const enoughToSearch = 4;

interface CatalogueListProps {
  /** The items of this page of the list. */
  readonly items: readonly Queries.ItemCardFragment[];
  /** Addresses of all pages of the list, and of this one. */
  readonly listPages: readonly string[];
  readonly address: string;
  /** How many items all pages have, and the chips that fit them. */
  readonly count: number;
  readonly facets: readonly Facet[];
  readonly shop: Shop & { readonly phones: readonly string[] };
  /** What several items are called in a sentence. */
  readonly noun: string;
  /** Name of the catalogue, under which the shortlist is kept. */
  readonly catalogue: string;
  readonly canCombineRows: boolean;
}

/** The cards of a list page with search, chips, order, trip price and shortlist. */
export function CatalogueList(props: CatalogueListProps) {
  const { items: pageItems, listPages, address, count, facets, shop, noun } = props;
  const { query, change, visit } = useListQuery();
  // Typing stays fluent: the cards follow when there is time.
  const settled = useDeferredValue(query);
  const { search, chosen, isSortedByPrice } = settled;
  const stored = useShortlist(props.catalogue);
  const shortlist = query.shortlist ?? stored.ids;
  const isOnPage = (id: number) => pageItems.some(({ jsonId }) => jsonId === id);
  const isAsked = search !== "" || chosen.length > 0 || isSortedByPrice;
  const isWholeWanted = isAsked || !shortlist.every(isOnPage);
  const { items, state } = useWholeList(pageItems, listPages, isWholeWanted);
  // Trip prices cover the shortlist too, which may hold items of other pages.
  const { found, tripPrices } = useFoundItems(items, facets, settled, props.canCombineRows);
  const listed = isAsked ? found : pageItems;
  const [shownCount, setShownCount] = useState(pageLength);
  const { keep } = stored;
  const starred = useRef({ ids: shortlist, areShared: false });
  useLayoutEffect(() => {
    starred.current = { ids: shortlist, areShared: query.shortlist !== null };
  });
  const star = useCallback(
    (id: number) => {
      const { ids, areShared } = starred.current;
      keep(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
      if (areShared) change({ shortlist: null });
    },
    [keep, change],
  );
  const hasTripPrice = pageItems.some(({ exceed }) => extraKmRate(exceed) !== null);
  const clear = () => change({ search: "", chosen: [], trip: null });
  return (
    <>
      {count >= enoughToSearch && (
        <CatalogueTools
          key={visit}
          query={query}
          change={change}
          facets={facets}
          hasTripPrice={hasTripPrice}
          result={state === "loading" ? texts.searching : texts.found(listed.length, count, noun)}
        />
      )}
      {state === "incomplete" && <p role="status">{texts.searchedPart}</p>}
      {listed.length === 0 && state !== "loading" && (
        <EmptyResult phones={shop.phones} onClear={clear} />
      )}
      <CardGrid
        items={listed.length > shownCount ? listed.slice(0, shownCount) : listed}
        tripPrices={tripPrices}
        trip={settled.trip}
        shop={shop}
        shortlist={shortlist}
        onStar={star}
      />
      {isAsked ? (
        <ShowMore
          count={Math.min(pageLength, listed.length - shownCount)}
          onMore={() => setShownCount(shownCount + pageLength)}
        />
      ) : (
        <ListPager pages={listPages} current={address} />
      )}
      <ListNotes items={isAsked ? items : pageItems} />
      <ShortlistSection
        items={items.filter(({ jsonId }) => shortlist.includes(jsonId))}
        shop={shop}
        query={settled}
        tripPrices={tripPrices}
        onRemove={star}
      />
    </>
  );
}
