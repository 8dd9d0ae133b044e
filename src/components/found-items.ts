import { useMemo } from "react";
import { type Facet, hasFact } from "../catalogue/facets";
import type { ListQuery } from "../catalogue/list-query";
import { extraKmRate, leadingRow } from "../catalogue/price-list";
import { foldedWords, matchesWords } from "../catalogue/search";
import { type Trip, type TripPrice, tripPrice } from "../catalogue/tariff";

type Item = Queries.ItemCardFragment;

/** What the visitor sees of a list: which items in which order, and what a trip costs with each. */
export interface FoundItems {
  readonly found: readonly Item[];
  /** Price of the trip by item id; null where only a call can tell. */
  readonly tripPrices: ReadonlyMap<number, TripPrice | null>;
}

/** Applies search, chips, trip and order to a list. Each step is done again only when it must. */
export function useFoundItems(
  items: readonly Item[],
  facets: readonly Facet[],
  query: ListQuery,
  canCombineRows: boolean,
): FoundItems {
  const { search, chosen, trip, isSortedByPrice } = query;
  const words = useMemo(
    () => new Map(items.map((item) => [item.jsonId, searchedWords(item)])),
    [items],
  );
  const matching = useMemo(() => {
    const wanted = foldedWords(search);
    const asked = facets.map((facet) => facet.filter((value) => chosen.includes(value)));
    return items.filter(
      (item) =>
        matchesWords(wanted, words.get(item.jsonId) ?? []) &&
        asked.every(
          (values) => values.length === 0 || values.some((value) => hasFact(item, value)),
        ),
    );
  }, [items, words, facets, search, chosen]);
  const tripPrices = useMemo(
    () => pricesOf(items, trip, canCombineRows),
    [items, trip, canCombineRows],
  );
  const found = useMemo(() => {
    if (!isSortedByPrice) return matching;
    const price = (item: Item) =>
      trip === null
        ? leadingRow(item.priceDetails).price
        : (tripPrices.get(item.jsonId)?.total ?? Infinity);
    return [...matching].sort((a, b) => price(a) - price(b));
  }, [matching, isSortedByPrice, trip, tripPrices]);
  return { found, tripPrices };
}

function searchedWords({ name, category, location, mileage }: Item): string[] {
  return foldedWords([name, category, location, mileage].filter(Boolean).join(" "));
}

/** Prices of a trip. Items with the same price list share one calculation. */
function pricesOf(
  items: readonly Item[],
  trip: Trip | null,
  canCombineRows: boolean,
): Map<number, TripPrice | null> {
  const known = new Map<string, TripPrice | null>();
  const prices = new Map<number, TripPrice | null>();
  if (trip === null) return prices;
  for (const { jsonId, priceDetails, exceed } of items) {
    const rate = extraKmRate(exceed);
    if (rate === null) continue;
    const list = priceDetails.map(
      ({ duration, price, kms }) => `${duration} ${price} ${kms ?? ""}`,
    );
    const key = `${list.join()} ${rate}`;
    const price =
      known.get(key) ??
      tripPrice({ priceList: priceDetails, extraKmRate: rate, canCombineRows }, trip);
    known.set(key, price);
    prices.set(jsonId, price);
  }
  return prices;
}
