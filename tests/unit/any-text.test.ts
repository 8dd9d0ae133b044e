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
  fc.array(fc.tuple(parameter, anyText)).map((pairs) => `?${String(new URLSearchParams(pairs))}`),
);

const numberOrNull = (within: typeof bounds.days) => ({
  asymmetricMatch: (number: unknown) =>
    number === null || (Number.isInteger(number) && isWithin(Number(number), within)),
});

test("any address of a list has short texts, numbers within bounds and an answer to its search, which stay the same when written and read again", () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      const query = readPageQuery(address);
      const { q, days, km, to, list, from } = query;
      const { trip } = tripOf(query, places);
      // An address cannot contain a lone surrogate.
      const encoded = [chatLink("+91", q), from, tripSearch(address)];
      for (const search of listSearches) {
        const found = { ...search.find(q, () => 500), ...search.tripIn(q) };
        encoded.push(...found.leftOut, found.otherWords);
        expect(found).toMatchObject({
          days: numberOrNull(bounds.days),
          km: numberOrNull(bounds.km),
          below: numberOrNull(bounds.rupees),
        });
      }
      expect(() => encoded.map(encodeURIComponent)).not.toThrow();
      for (const id of parsedIds(list ?? "")) expect(isWithin(id, bounds.itemId)).toBe(true);
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
    { seed: 52, numRuns: 200 },
  );
});
