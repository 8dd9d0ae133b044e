import { useMemo } from "react";
import type { ListQuery } from "../catalogue/list-query";
import { extraKmRate, leadingRow } from "../catalogue/price-list";
import { foldedWords, matchesWords } from "../catalogue/search";
import { type Trip, type TripPrice, tripPrice } from "../catalogue/tariff";

type Item = Queries.ItemCardFragment;

/** A kind of chip, such as the places of rooms, and the values it offers. */
export type Facet = readonly string[];

/** What the visitor sees of a list: which items in which order, and what a trip costs with each. */
export interface FoundItems {
  readonly ordered: readonly Item[];
  readonly found: ReadonlySet<number>;
  /** Price of the trip by item id; null where only a call can tell. */
  readonly tripPrices: ReadonlyMap<number, TripPrice | null>;
}

/** The chips of a list, from the facts of its items; a fact that all share is no choice. */
export function facetsOf(items: readonly Item[]): Facet[] {
  const facts: ((item: Item) => string | null)[] = [
    ({ filter }) => filter,
    ({ location }) => location,
    ({ mileage }) => mileage,
    ({ brand, name }) => (brand === null ? null : name),
  ];
  return facts
    .map((fact) => [...new Set(items.flatMap((item) => fact(item) ?? []))])
    .filter((values) => values.length > 1);
}

/** Applies search, chips, trip and order to a list. Each step is done again only when it must. */
export function useFoundItems(
  items: readonly Item[],
  query: ListQuery,
  canCombineRows: boolean,
): FoundItems {
  const { search, chosen, trip, isSortedByPrice } = query;
  const words = useMemo(
    () => new Map(items.map((item) => [item.jsonId, searchedWords(item)])),
    [items],
  );
  const facets = useMemo(() => facetsOf(items), [items]);
  const found = useMemo(() => {
    const wanted = foldedWords(search);
    const asked = facets.map((facet) => facet.filter((value) => chosen.includes(value)));
    const fits = (item: Item) =>
      matchesWords(wanted, words.get(item.jsonId) ?? []) &&
      asked.every((values) => values.length === 0 || values.some((value) => hasFact(item, value)));
    return new Set(items.filter(fits).map(({ jsonId }) => jsonId));
  }, [items, words, facets, search, chosen]);
  const tripPrices = useMemo(
    () => pricesOf(items, trip, canCombineRows),
    [items, trip, canCombineRows],
  );
  const ordered = useMemo(() => {
    if (!isSortedByPrice) return items;
    const price = (item: Item) =>
      trip === null
        ? leadingRow(item.priceDetails).price
        : (tripPrices.get(item.jsonId)?.total ?? Infinity);
    return [...items].sort((a, b) => price(a) - price(b));
  }, [items, isSortedByPrice, trip, tripPrices]);
  return { ordered, found, tripPrices };
}

function searchedWords({ name, category, location, mileage }: Item): string[] {
  return foldedWords([name, category, location, mileage].filter(Boolean).join(" "));
}

function hasFact({ filter, location, mileage, name }: Item, value: string): boolean {
  return [filter, location, mileage, name].includes(value);
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
