/** @jest-environment node */
import { enquiryText, shownSum, shownTotal, shownTripPrice } from "../../src/catalogue/enquiry";
import { listQueryText, parsedListQuery } from "../../src/catalogue/list-query";
import { foldedWords, isOneEditAway, matchesWords } from "../../src/catalogue/search";
import type { TripPrice } from "../../src/catalogue/tariff";

describe("search", () => {
  const words = foldedWords("Honda Dio BS6 scooty, honda, dio, BS6 Café");
  test.each([
    ["dio", true],
    ["DIO honda", true],
    ["hond", true],
    ["hodna", false],
    ["honsa", true],
    ["hona", true],
    ["hoonda", true],
    ["cafe", true],
    ["dip", false],
    ["dio suzuki", false],
    ["", true],
    ["<script>", false],
  ])("%p is found: %p", (search, isFound) => {
    expect(matchesWords(foldedWords(search), words)).toBe(isFound);
  });

  test.each([
    ["abcd", "abcd", true],
    ["abcd", "abxd", true],
    ["abcd", "abd", true],
    ["abcd", "abxcd", true],
    ["abcd", "abdc", false],
    ["abcd", "ab", false],
  ])("%s and %s are one edit apart: %p", (a, b, is) => expect(isOneEditAway(a, b)).toBe(is));
});

describe("the address of a list", () => {
  test("is read back as it was written", () => {
    const query = {
      search: "dio & co",
      chosen: ["scooty", "Near the beach"],
      trip: { days: 6, km: 700 },
      isSortedByPrice: true,
      shortlist: [1, 4],
    };
    expect(parsedListQuery(listQueryText(query))).toEqual(query);
  });

  test("is empty for the whole list", () => {
    expect(listQueryText(parsedListQuery(""))).toBe("");
  });

  test.each([
    "?days=0",
    "?days=-1",
    "?days=1.5",
    "?days=999",
    "?days=six",
    "?days=",
    "?days=1e1",
    "?km=700",
    "?days=%E0%A4%A",
  ])("%s is no trip", (search) => expect(parsedListQuery(search).trip).toBeNull());

  test.each(["?list=1-1-2-x-0-3-4-5-6-7-8", "?list=<script>", `?q=${"a".repeat(5000)}`])(
    "%p is cut to what the site itself writes",
    (search) => {
      const query = parsedListQuery(search);
      expect(query.search.length).toBeLessThanOrEqual(60);
      expect([[1, 2, 3, 4, 5, 6], [], null]).toContainEqual(query.shortlist);
    },
  );
});

describe("a trip's price", () => {
  const row = {
    id: 1,
    duration: "1 week",
    price: 2799,
    kms: "700 km",
    estimated: false,
    kmsEstimated: false,
  };
  const week = { row, count: 1 };
  const day = { row: { ...row, id: 2, duration: "1 day", price: 499, kms: "120 km" }, count: 1 };
  const estimated = { row: { ...row, estimated: true }, count: 1 };
  const unsure = { row: { ...day.row, kmsEstimated: true }, count: 1 };
  const price = (total: number, parts: TripPrice["parts"], more: Partial<TripPrice> = {}) => ({
    total,
    parts,
    excessKm: 0,
    isKmEstimated: false,
    isEstimated: parts.some((part) => part.row.estimated) || more.isKmEstimated === true,
    ...more,
  });

  const sums: [string, TripPrice, string][] = [
    ["one row", price(2799, [week]), "1 week ₹2,799"],
    ["one row, distance unknown", price(2799, [week], { excessKm: null }), "1 week ₹2,799"],
    ["one row that is approximate", price(2799, [estimated]), "1 week ≈ ₹2,799"],
    ["one row several times", price(5598, [{ row, count: 2 }]), "2 × 1 week at ₹2,799 = ₹5,598"],
    [
      "an approximate row several times",
      price(5598, [{ ...estimated, count: 2 }]),
      "2 × 1 week at ≈ ₹2,799 = ≈ ₹5,598",
    ],
    ["two rows", price(3298, [week, day]), "1 week ₹2,799 + 1 day ₹499 = ₹3,298"],
    [
      "two rows, one of them approximate",
      price(3298, [estimated, day]),
      "1 week ≈ ₹2,799 + 1 day ₹499 = ≈ ₹3,298",
    ],
    [
      "a row several times and another",
      price(6097, [{ row, count: 2 }, day]),
      "2 × 1 week at ₹2,799 (₹5,598) + 1 day ₹499 = ₹6,097",
    ],
    [
      "a further distance",
      price(2949, [week], { excessKm: 50 }),
      "1 week ₹2,799 + 50 km × ₹3 = ₹2,949",
    ],
    [
      "a row several times and a further distance",
      price(1298, [{ ...day, count: 2 }], { excessKm: 100 }),
      "2 × 1 day at ₹499 (₹998) + 100 km × ₹3 = ₹1,298",
    ],
    [
      "an approximate row several times and another",
      price(6097, [{ ...estimated, count: 2 }, day]),
      "2 × 1 week at ≈ ₹2,799 (≈ ₹5,598) + 1 day ₹499 = ≈ ₹6,097",
    ],
    [
      "an approximate allowance that suffices",
      price(499, [unsure], { isKmEstimated: true }),
      "1 day (≈ 120 km) ₹499",
    ],
    [
      "an approximate allowance that does not",
      price(649, [unsure], { isKmEstimated: true, excessKm: 50 }),
      "1 day (≈ 120 km) ₹499 + ≈ 50 km × ₹3 = ≈ ₹649",
    ],
    ["an approximate allowance that nobody asked for", price(499, [unsure]), "1 day ₹499"],
  ];
  test.each(sums)("of %s reads as it is reckoned", (_what, trip, expected) => {
    expect(shownSum(trip, 3)).toBe(expected);
  });

  test("is marked where it is approximate, and says what only a call can tell", () => {
    expect(shownTotal(price(2799, [week]))).toBe("₹2,799");
    expect(shownTotal(price(2799, [estimated]))).toBe("≈ ₹2,799");
    expect(shownTripPrice(price(2799, [week]))).toBe("₹2,799");
    expect(shownTripPrice(price(2799, [week], { excessKm: null }))).toBe(
      "₹2,799 · km: ask on call",
    );
    expect(shownTripPrice(null)).toBe("ask on call");
  });
});

describe("enquiry", () => {
  test("begins with the specified words, then names item, price, days and distance", () => {
    const greeting = "Hi Visakha Rentals, Im looking for hire rental";
    expect(enquiryText(greeting, [{ name: "Activa", price: "₹2,949" }], { days: 7, km: 750 })).toBe(
      `${greeting}: Activa ₹2,949 (7 days, 750 km)`,
    );
    expect(enquiryText(greeting, [{ name: "Activa", price: null }], null)).toBe(
      `${greeting}: Activa`,
    );
  });
});
