/** @jest-environment node */
import {
  enquiredItem,
  enquiryText,
  formatSum,
  formatTripPrice,
} from "../../src/catalogue/prices/enquiry";
import { parsedListQuery } from "../../src/catalogue/lists/list-query";
import {
  chargeOf,
  extraKmRate,
  parsedRow,
  type PriceRowData,
} from "../../src/catalogue/prices/price-data";
import { type Trip, tripPrice } from "../../src/catalogue/prices/tariff";
import { tripStoneText } from "../../src/catalogue/prices/stone-text";
import {
  lowerThanOthers,
  lowestPriced,
  orderedByPrice,
  tripPricesOf,
} from "../../src/catalogue/prices/trip-prices";
import { texts } from "../../src/catalogue/text/texts";
import { fixtureData, placesOf } from "../support/fixture-data";

const { bikes, cars, places } = fixtureData();
const distantPlaces = [
  { name: "Puri", slug: "puri", km: 440 },
  { name: "Goa", slug: "goa", km: 1000 },
];
const allPlaces = placesOf([...places, ...distantPlaces]);
const items = { bikes, cars } as const;
type Kind = keyof typeof items;

const itemsOf = (kind: Kind) =>
  items[kind].map((item) => ({
    jsonId: item.id,
    name: item.name,
    location: null,
    mileage: null,
    extraKmRate: extraKmRate(item),
    charge: chargeOf(item.carInfo),
    priceDetails: item.priceDetails.map((row) => parsedRow(row)),
  }));

function pricedItem(kind: Kind, id: number, search: string) {
  const item = itemsOf(kind).find(({ jsonId }) => jsonId === id);
  const { trip } = parsedListQuery(search, allPlaces);
  if (item === undefined || trip === null) throw new Error(`No item ${id} or trip ${search}`);
  return { item, trip, price: tripPricesOf([item], trip).get(id) ?? null };
}

const chargeNote = "incl. ₹500 outstation";
const unknownKmNote = "km: call to ask";

/** Computed by hand from the price lists of the example shop. A trip to Araku and back has 224 km. */
test.each<[Kind, number, string, string, string, string]>([
  ["bikes", 1, "?days=1", "1 day", "₹499", "120 km"],
  // 5 days and 1 day cost less than a week, and include 500 + 120 km.
  ["bikes", 1, "?days=6", "6 days", "₹2,749", "620 km"],
  // 120 km are included; 104 cost ₹3 each.
  ["bikes", 1, "?to=araku", "1 day", "≈ ₹811", "≈ 224 km"],
  ["bikes", 1, "?to=rk-beach", "1 day", "₹499", "≈ 10 km"],
  // A week includes 700 km and costs ₹2,799; a day with 760 extra km costs less.
  ["bikes", 1, "?to=puri", "1 day", "₹2,779", "880 km"],
  ["bikes", 1, "?days=7&km=750", "7 days", "₹2,949", "750 km"],
  // Without a known allowance, the price of a trip with kilometres is a minimum.
  ["bikes", 4, "?days=1", "1 day", "₹599", unknownKmNote],
  ["bikes", 4, "?to=araku", "1 day", "from ₹599", unknownKmNote],
  ["bikes", 4, "?days=7&km=700", "7 days", "from ₹3,500", unknownKmNote],
  // At ₹5 for a km, a day with 1,880 extra km costs ₹10,099; four weeks with 2,000 km cost less.
  ["bikes", 8, "?to=goa", "1 day", "₹9,799", "2,000 km"],
  // Its price for a day is exact, all other prices are approximate.
  ["bikes", 10, "?days=2", "2 days", "≈ ₹1,198", "≈ 240 km"],
  ["bikes", 10, "?days=1&km=100", "1 day", "₹599", "100 km"],
  // With an approximate allowance, the price of a trip with kilometres is approximate.
  ["bikes", 14, "?days=1", "1 day", "₹1,199", "≈ 150 km"],
  ["bikes", 14, "?days=1&km=100", "1 day", "≈ ₹1,199", "100 km"],
  // Three days at ₹2,199, and 100 extra km.
  ["bikes", 102, "?days=3&km=700", "3 days", "₹7,197", "700 km"],
  // An unlimited allowance is shown in the owner's words.
  ["bikes", 103, "?days=2", "2 days", "₹1,598", "Unlimited km"],
  ["bikes", 103, "?to=araku", "1 day", "₹799", "≈ 224 km"],
  // A charge beyond 50 km.
  ["cars", 1, "?days=3", "3 days", "₹4,497", "600 km"],
  ["cars", 1, "?to=rk-beach", "1 day", "₹1,499", "≈ 10 km"],
  ["cars", 1, "?days=1&km=50", "1 day", "₹1,499", "50 km"],
  ["cars", 1, "?days=1&km=51", "1 day", "₹1,999", chargeNote],
  ["cars", 1, "?to=araku", "1 day", "≈ ₹2,143", chargeNote],
  // The charge is due once for a trip.
  ["cars", 1, "?to=araku&days=2", "2 days", "₹3,498", chargeNote],
  ["cars", 5, "?days=1&km=300", "1 day", "₹3,449", chargeNote],
])("the stone of %s %d with %s has %p, %p and %p", (kind, id, search, label, figure, note) => {
  const { item, trip, price } = pricedItem(kind, id, search);
  const stone = tripStoneText(item, trip, price, texts);
  expect([stone.label, [stone.before, stone.value].filter(Boolean).join(" "), stone.note]).toEqual([
    label,
    figure,
    note,
  ]);
  const priceText = note === chargeNote ? `${figure} ${chargeNote}` : figure;
  expect(formatTripPrice(price, texts)).toBe(priceText);
  const chat = enquiryText("Hi", [enquiredItem(item, price, texts)], trip, texts);
  expect(chat.startsWith(`Hi: ${item.name}, ${priceText} (${label}`)).toBe(true);
  expect(chat.endsWith("How many km are included?")).toBe(note === unknownKmNote);
  const [terms, sum = figure] = (price && formatSum(price, item.extraKmRate ?? 0, texts)) ?? [];
  expect(sum).toBe(figure);
  expect(terms?.includes(" + outstation ₹500") ?? false).toBe(note === chargeNote);
});

test.each<[string, readonly number[], readonly number[], readonly number[]]>([
  // "From ₹599" may be less or more than ₹811.
  ["?to=araku", [8, 4, 1], [1, 8, 4], []],
  ["?days=7&km=700", [4, 9, 10], [10, 9, 4], []],
  // "From ₹3,500" is more than ₹2,799.
  ["?days=7&km=700", [4, 1], [1, 4], [1]],
])("bikes with %s are in the order of their prices", (search, ids, ordered, lowest) => {
  const { trip } = parsedListQuery(search, allPlaces);
  const listed = ids.map((id) => pricedItem("bikes", id, search).item);
  const prices = trip === null ? new Map() : tripPricesOf(listed, trip);
  expect(orderedByPrice(listed, prices).map(({ jsonId }) => jsonId)).toEqual(ordered);
  expect(lowestPriced(prices, ids)).toEqual(lowest);
});

test("a charge counts for the order and the lowest price", () => {
  const { item, trip } = pricedItem("cars", 1, "?to=araku");
  const uncharged = { ...item, jsonId: 99, charge: null, extraKmRate: 10 };
  const prices = tripPricesOf([item, uncharged], trip);
  // ₹1,643 + ₹500, and ₹1,499 + 24 × ₹10.
  expect(orderedByPrice([item, uncharged], prices)).toEqual([uncharged, item]);
  expect(lowerThanOthers(prices, [1, 99])).toEqual([99]);
  expect(tripStoneText(uncharged, trip, prices.get(99), texts, true).note).toBe("Lowest");
  expect(tripStoneText(item, trip, prices.get(1), texts, true).note).toBe(
    "Lowest, incl. ₹500 outstation",
  );
});

describe("the calculation of a trip's price", () => {
  const day = { id: 1, duration: "1 day", price: 499, kms: "120 km" };
  const week = { id: 2, duration: "1 week", price: 2799, kms: "700 km" };
  const fourWeeks = { id: 4, duration: "4 weeks", price: 3000, kms: "2000 km", estimated: true };
  const fiveDays = { id: 3, duration: "5 days", price: 2550, kms: "500 km" };
  test.each<[what: string, rows: PriceRowData[], trip: Trip, sum: string | null, charge?: number]>([
    ["one row", [{ ...week, kms: null }], { days: 7, km: 9 }, null],
    ["one row twice", [week], { days: 14, km: 0 }, "2 × 1 week at ₹2,799 = ₹5,598"],
    ["two rows", [week, day], { days: 8, km: 0 }, "1 week ₹2,799 + 1 day ₹499 = ₹3,298"],
    [
      "two rows, one of them approximate",
      [{ ...week, estimated: true }, day],
      { days: 8, km: 0 },
      "1 week ≈ ₹2,799 + 1 day ₹499 ≈ ₹3,298",
    ],
    [
      "a row twice and another",
      [week, day],
      { days: 15, km: 0 },
      "2 × 1 week at ₹2,799 (₹5,598) + 1 day ₹499 = ₹6,097",
    ],
    ["more km", [week], { days: 7, km: 750 }, "1 week ₹2,799 + 50 km × ₹3 = ₹2,949"],
    ["enough approximate km", [{ ...day, kmsEstimated: true }], { days: 1, km: 100 }, null],
    [
      "too few approximate km",
      [{ ...day, kmsEstimated: true }],
      { days: 1, km: 170 },
      "1 day (≈ 120 km) ₹499 + ≈ 50 km × ₹3 ≈ ₹649",
    ],
    [
      "single days that cost less than the price for 5 days",
      [day, fiveDays],
      { days: 5, km: 0 },
      "5 × 1 day at ₹499 = ₹2,495 ₹55 less than the price for 5 days",
    ],
    [
      "single days that include more km than the price for 5 days",
      [day, fiveDays],
      { days: 5, km: 620 },
      "5 × 1 day at ₹499 (₹2,495) + 20 km × ₹3 = ₹2,555 ₹355 less than 5 days with the extra kilometres: ₹2,910",
    ],
    [
      "a longer row, whose price is the total",
      [day, fourWeeks],
      { days: 1, km: 1000 },
      "4 weeks ≈ ₹3,000 ≈ ₹139 less than 1 day with the extra kilometres: ₹3,139",
    ],
    ["a charge", [day], { days: 1, km: 90 }, "1 day ₹499 + outstation ₹500 = ₹999", 500],
    [
      "a row twice and a charge",
      [day],
      { days: 2, km: 90 },
      "2 × 1 day at ₹499 (₹998) + outstation ₹500 = ₹1,498",
      500,
    ],
  ])(
    "with %s is written out if it has more than one term",
    (_what, rows, trip, sum, rupees = 0) => {
      const priceList = rows.map(parsedRow);
      const charge = { rupees, beyondKm: 50 };
      const price = tripPrice({ priceList, extraKmRate: 3, charge }, trip);
      expect((price && formatSum(price, 3, texts))?.filter(Boolean).join(" ") ?? null).toBe(sum);
    },
  );
});
