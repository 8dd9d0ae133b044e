import { useDeferredValue, useMemo } from "react";
import {
  noTrip,
  type PageQuery,
  parsedIds,
  type TripTexts,
} from "../../catalogue/lists/page-query";
import {
  hasTripPrice,
  type PricedTrip,
  tripFor,
  tripPricesOf,
} from "../../catalogue/prices/priced-items";
import { useFoundItems, useListSearch } from "../search/found-items";
import type { ListContent } from "../../catalogue/lists/list-context";
import { type ComparedShortlist, useShortlist } from "../shortlist/use-shortlist";
import { usePageTrip, useTrip } from "../trip/use-page-trip";
import { changePageQuery, usePageQuery } from "../visitor/page-query";

export type ListState = ReturnType<typeof useListState>;

export function useListState(content: ListContent<Queries.ItemCardFragment>) {
  const { page, items, places } = content;
  const { offeredIds, chips } = content.context;
  const { typed, opened } = usePageQuery(places);
  const search = useListSearch(content, typed.q !== "");
  const { tripIn, tripTextsIn, withoutTrip, find, Help, hasFailed } = search;
  const query = useMemo(() => {
    const isChip = (value: string) =>
      chips.some((set) => set.chips.some((chip) => chip.value === value));
    // The words of a search count before the fields.
    return { ...typed, ...tripIn?.(typed), filter: typed.filter.filter(isChip) };
  }, [tripIn, typed, chips]);
  const listedIds = useMemo(() => parsedIds(query.list ?? ""), [query.list]);
  const sharedIds = listedIds.some((id) => offeredIds.includes(id)) ? listedIds : null;
  const hasTripForm = items.some(hasTripPrice);
  const written = { ...query, list: sharedIds && query.list };
  const { pickUp } = usePageTrip(written, content, hasTripForm);
  const changeSearch = (q: string) => {
    // The address has the trip of the earlier search, too.
    const isTripOfSearch = tripTextsIn && isSame(tripTextsIn(typed.q), typed);
    changePageQuery({ q, ...(isTripOfSearch && noTrip) });
  };
  const changeTrip = (part: Partial<PageQuery>) => {
    const { days, km, to } = query;
    // The last chosen trip counts, so the search must not name another trip.
    changePageQuery({ q: withoutTrip?.(typed.q) ?? typed.q, days, km, to, ...part });
  };
  // The query of the address is shown at once; changes wait until React has time.
  const changedQuery = useDeferredValue(query);
  const deferredQuery = typed === opened ? query : changedQuery;
  const deferredTrip = useTrip(deferredQuery, places);
  // A new object would render all cards again.
  const prices: PricedTrip = useMemo(() => {
    const pricedTrip = hasTripForm ? tripFor(items, deferredTrip) : null;
    return {
      trip: pricedTrip,
      tripPrices: pricedTrip === null ? new Map() : tripPricesOf(items, pricedTrip, page.maxNights),
    };
  }, [items, hasTripForm, deferredTrip, page.maxNights]);
  const matches = useFoundItems(content, deferredQuery, prices.tripPrices, find);
  const baseShortlist = useShortlist(page.catalogue, sharedIds, offeredIds);
  const shortlist: ComparedShortlist = {
    ...baseShortlist,
    items: items.filter(({ jsonId }) => baseShortlist.shownIds.includes(jsonId)),
  };
  return {
    opened,
    query,
    deferredQuery,
    changeSearch,
    changeTrip,
    pickUp,
    matches: { ...matches, Help, hasFailed },
    shortlist,
    hasTripForm,
    prices,
  };
}

function isSame(a: TripTexts, b: TripTexts): boolean {
  return a.days === b.days && a.km === b.km && a.to === b.to;
}
