import { useDeferredValue, useMemo } from "react";
import type { Facet } from "../../catalogue/facets";
import { type ListQuery, longestShortlist } from "../../catalogue/list-query";
import { pageLength, pricesId } from "../../catalogue/page-paths";
import type { Shop } from "../../catalogue/shop";
import { texts } from "../../catalogue/texts";
import { hasTripPrice } from "../../catalogue/trip-prices";
import { CardGrid } from "./card-grid";
import { CatalogueTools } from "./catalogue-tools";
import { CompareLink } from "../shortlist/compare-link";
import { EmptyResult } from "./empty-result";
import { type SearchWords, useFoundItems } from "./found-items";
import { showInterest } from "../visitor/interest";
import { LazyShortlist } from "../shortlist/lazy-shortlist";
import { ListNotes } from "./list-notes";
import { ListPager } from "./list-pager";
import { ShowMore } from "./show-more";
import { useListQuery } from "./use-list-query";
import { useShortlist } from "../shortlist/use-shortlist";
import { useShownCount } from "./use-shown-count";
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
  readonly searchWords: SearchWords;
}

/** The cards of a list page with search, chips, order, trip price and shortlist. */
export function CatalogueList(props: CatalogueListProps) {
  const { items: pageItems, listPages, address, count, facets, shop, noun } = props;
  const { query: asked, change, visit } = useListQuery();
  const isPriced = pageItems.some(hasTripPrice);
  // A list without trip prices knows no trip, even if the address names one.
  const query = useMemo(() => (isPriced ? asked : { ...asked, trip: null }), [asked, isPriced]);
  // Typing stays fluent: the cards follow when there is time.
  const settled = useDeferredValue(query);
  const { search, chosen, isSortedByPrice } = settled;
  const shortlist = useShortlist(props.catalogue, query.shortlist);
  const { own, shown, refused } = shortlist;
  const isOnPage = (id: number) => pageItems.some(({ jsonId }) => jsonId === id);
  const isAsked = search !== "" || chosen.length > 0 || isSortedByPrice;
  const isWholeWanted = isAsked || !shown.every(isOnPage);
  const { items, state } = useWholeList(pageItems, listPages, isWholeWanted);
  // Trip prices cover the shortlist too, which may hold items of other pages.
  const { found, tripPrices } = useFoundItems(
    items,
    facets,
    settled,
    props.canCombineRows,
    props.searchWords,
  );
  const listed = isAsked ? found : pageItems;
  const [shownCount, showMore] = useShownCount(settled);
  const compared = items.filter(({ jsonId }) => shown.includes(jsonId));
  const ask = (part: Partial<ListQuery>) => {
    if (part.trip) showInterest();
    change(part);
  };
  const clear = () => {
    // The button goes away with its notice; the cards take the focus.
    document.getElementById(pricesId)?.focus({ preventScroll: true });
    change({ search: "", chosen: [], trip: null });
  };
  return (
    <>
      {count >= enoughToSearch && (
        <CatalogueTools
          key={visit}
          query={query}
          change={ask}
          facets={facets}
          hasTripPrice={isPriced}
          compare={<CompareLink count={compared.length} />}
          result={state === "loading" ? texts.searching : texts.found(listed.length, count, noun)}
        />
      )}
      {state === "incomplete" && <p role="status">{texts.searchedPart}</p>}
      {listed.length === 0 && state !== "loading" && (
        <EmptyResult phones={shop.phones} onClear={clear} />
      )}
      <p role="status" className="visually-hidden">
        {refused !== null && texts.shortlistFull(longestShortlist, 1)}
      </p>
      <CardGrid
        items={listed.length > shownCount ? listed.slice(0, shownCount) : listed}
        tripPrices={tripPrices}
        trip={settled.trip}
        shop={shop}
        shortlist={own}
        refused={refused}
        onStar={shortlist.star}
      />
      {isAsked ? (
        <ShowMore count={Math.min(pageLength, listed.length - shownCount)} onMore={showMore} />
      ) : (
        <ListPager pages={listPages} current={address} />
      )}
      <ListNotes items={isAsked ? items : pageItems} />
      <LazyShortlist
        shortlist={shortlist}
        isComplete={state === "complete"}
        items={compared}
        shop={shop}
        query={settled}
        tripPrices={tripPrices}
        onClose={() => change({ shortlist: null })}
      />
    </>
  );
}
