/** @jest-environment node */
import { enquiryText, shownParts, shownTotal } from "../../src/catalogue/enquiry";
import { listQueryText, parsedListQuery } from "../../src/catalogue/list-query";
import { foldedWords, isOneEditAway, matchesWords } from "../../src/catalogue/search";

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

describe("enquiry", () => {
  const row = {
    id: 1,
    duration: "1 week",
    price: 2799,
    kms: "700 km",
    estimated: false,
    kmsEstimated: false,
  };
  const price = { total: 2949, parts: [{ row, count: 1 }], excessKm: 50, isEstimated: false };

  test("a total is shown with its parts", () => {
    expect(`${shownParts(price, 3)} = ${shownTotal(price)}`).toBe(
      "1 week ₹2,799 + 50 km × ₹3 = ₹2,949",
    );
    expect(shownTotal({ ...price, isEstimated: true })).toBe("≈ ₹2,949");
    expect(shownParts({ ...price, parts: [{ row, count: 2 }], excessKm: null }, 3)).toBe(
      "2 × 1 week ₹5,598",
    );
  });

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
