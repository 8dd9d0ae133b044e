import fc from "fast-check";
import { chatLink } from "../../src/catalogue/addresses/links";
import {
  pageQueryText,
  parsedIds,
  readPageQuery,
  tripOf,
  tripSearch,
  tripTexts,
} from "../../src/catalogue/lists/page-query";
import { listSearch } from "../../src/catalogue/search/search";
import dictionary from "../support/shop/search.json";
import { bounds, isWithin } from "../../src/catalogue/text/bounds";
import { fixtureData, placesOf } from "../support/fixture-data";

const shop = fixtureData();
const places = placesOf(shop.places);

const listSearches = [true, false].map((hasTripPrices) =>
  listSearch(shop.cars, {
    page: { title: "Cars", link: "Cars", noun: { one: "car", many: "cars" }, alsoCalled: null },
    dictionary,
    places,
    town: "Vizag",
    hasTripPrices,
    hasTripKm: hasTripPrices,
  }),
);

const unusual = [
  ...["constructor", "__proto__", "\u202e", "\ud83d", "\ude00", "😀", "\u0000", "%", "%E0%A4%A"],
  ...["కారు", "४५", "-", ",", "&", "=", "#", "<script>", " ", "T", ":", "0000-01-01", "9999-12-31"],
];
const words = JSON.stringify([dictionary, places]).split(/[^\p{L}\p{M} ]+/u);
/** Words of the dictionary, numbers of any size and unusual characters, in any order. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...words, ...unusual),
      fc.nat().map(String),
      fc.integer({ min: -2, max: 120 }).map(String),
      fc.string({ unit: "binary", maxLength: 8 }),
    ),
    { maxLength: 20 },
  )
  .chain((parts) => fc.constantFrom(" ", "").map((between) => parts.join(between)));
const parameter = fc.constantFrom("q", "days", "km", "to", "from", "filter", "sort", "list");
const anyAddress = fc.oneof(
  anyText.map((text) => `?${text}`),
  fc
    .array(fc.tuple(parameter, anyText), { maxLength: 8 })
    .map((pairs) => `?${new URLSearchParams(pairs.map(([key, text]) => [key, text])).toString()}`),
);

const runs = { seed: 52, numRuns: 300 };
const isNullOrWithin = (number: number | null | undefined, within: typeof bounds.days) =>
  number == null || (Number.isInteger(number) && isWithin(number, within));

/** Fails for a text with a lone surrogate, which an address cannot contain. */
const expectEncodable = (...checkedTexts: readonly string[]) =>
  expect(() => checkedTexts.map(encodeURIComponent)).not.toThrow();

test("any search has an answer whose numbers are within their bounds", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { q } = readPageQuery(`?${new URLSearchParams({ q: text }).toString()}`);
      for (const search of listSearches) {
        const { below, leftOut } = search.find(q, () => 500);
        const { days, km, otherWords } = search.tripIn(q);
        expectEncodable(...leftOut, otherWords);
        expect(isNullOrWithin(days, bounds.days) && isNullOrWithin(km, bounds.km)).toBe(true);
        expect(isNullOrWithin(below, bounds.rupees)).toBe(true);
      }
    }),
    runs,
  );
});

test("any address of a list is parsed into short texts and numbers within bounds, which stay the same when written and parsed again", () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      const query = readPageQuery(address);
      const { q, days, km, to, list, from } = query;
      const { trip } = tripOf(query, places);
      expectEncodable(q, chatLink("+91", q), from, tripSearch(address));
      expect(isNullOrWithin(trip?.days, bounds.days) && isNullOrWithin(trip?.km, bounds.km)).toBe(
        true,
      );
      for (const id of parsedIds(list ?? "")) expect(isNullOrWithin(id, bounds.itemId)).toBe(true);
      for (const part of [q, days, km, to, from]) {
        expect(part).not.toMatch(/\p{Control}/u);
        expect(Array.from(part).length).toBeLessThanOrEqual(60);
      }
      const written = { ...query, list: list === "" ? null : list };
      expect(readPageQuery(pageQueryText(query))).toEqual(written);
      const sound = { ...written, ...tripTexts(trip) };
      expect(readPageQuery(pageQueryText(sound))).toEqual(sound);
      expect(tripOf(sound, places).trip).toEqual(trip);
    }),
    runs,
  );
});
