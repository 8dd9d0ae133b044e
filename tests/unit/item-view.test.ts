import { readPageQuery, tripOf } from "../../src/catalogue/lists/page-query";
import { tripBadgeText } from "../../src/catalogue/prices/badge-text";
import { enquiryText, formatSum, formatTrip } from "../../src/catalogue/prices/enquiry";
import { itemFacts, itemView } from "../../src/catalogue/prices/item-view";
import type { Place, PriceRow } from "../../src/catalogue/prices/item";
import { chargeOf, extraKmRate, parsedRow } from "../../src/catalogue/prices/price-data";
import { tripPricesOf } from "../../src/catalogue/prices/priced-items";
import { tripPrice } from "../../src/catalogue/prices/trip-price";
import { texts } from "../../src/catalogue/text/texts";
import { fixtureData, placesOf } from "../support/fixture-data";
import { itemWith, row, translated } from "../support/item";

const shop = fixtureData();
const distantPlaces = [
  { name: "Puri", slug: "puri", km: 440 },
  { name: "Goa", slug: "goa", km: 1000 },
];
const allPlaces = placesOf([...shop.places, ...distantPlaces]);
type Kind = "bikes" | "cars";

/** An item of the example shop, and its price at an address. */
function viewed(kind: Kind, jsonId: number, search: string) {
  const [data] = shop[kind].filter(({ id }) => id === jsonId);
  if (data === undefined) throw new Error(`No item ${jsonId}`);
  const { name, carInfo = null, priceDetails } = data;
  const item = itemWith({
    ...{ jsonId, name, carInfo, priceDetails: priceDetails.map(parsedRow) },
    charge: chargeOf(carInfo),
    extraKmRate: extraKmRate(data),
  });
  const { trip } = tripOf(readPageQuery(search, allPlaces), allPlaces);
  const tripPrice = trip ? tripPricesOf([item], trip).get(jsonId) : undefined;
  return { item, price: { trip, tripPrice } };
}

const chargeNote = "incl. ₹500 outstation";
const unknownKmNote = "km: call to ask";

/** Computed by hand from the price lists of the example shop. A trip to Araku and back has 224 km. */
test.each<[Kind, number, string, string, string, string | null]>([
  ["bikes", 1, "?days=1", "1 day", "₹499", "120 km"],
  // 5 days and 1 day cost less than a week, and include 500 + 120 km.
  ["bikes", 1, "?days=6", "6 days", "₹2,749", "620 km"],
  // 3 × 4 weeks and a week include 6,700 km; 1,300 cost ₹3 each.
  ["bikes", 1, "?days=90&km=8000", "90 days", "₹27,696", "8,000 km"],
  // 120 km are included; 104 cost ₹3 each.
  ["bikes", 1, "?to=araku", "1 day", "≈ ₹811", "≈ 224 km"],
  // A week includes 700 km and costs ₹2,799; a day with 760 extra km costs less.
  ["bikes", 1, "?to=puri", "1 day", "₹2,779", "880 km"],
  // Without a known allowance, the price of a trip with kilometres is a minimum.
  ["bikes", 4, "?days=1", "1 day", "₹599", unknownKmNote],
  ["bikes", 4, "?to=araku", "1 day", "from ₹599 up", unknownKmNote],
  // At ₹5 for a km, a day with 1,880 extra km costs ₹10,099; four weeks with 2,000 km cost less.
  ["bikes", 8, "?to=goa", "1 day", "₹9,799", "2,000 km"],
  // Its price for a day is exact, all other prices are approximate.
  ["bikes", 10, "?days=2", "2 days", "≈ ₹1,198", "≈ 240 km"],
  // With an approximate allowance, the price of a trip with kilometres is approximate.
  ["bikes", 14, "?days=1", "1 day", "₹1,199", "≈ 150 km"],
  ["bikes", 14, "?to=goa", "1 day", "≈ ₹10,449", "2,000 km"],
  ["bikes", 14, "?days=1&km=100", "1 day", "≈ ₹1,199", "100 km"],
  // Nothing mentions its kilometres, so the price contains all.
  ["bikes", 103, "?days=2", "2 days", "₹1,598", null],
  // A charge beyond 50 km.
  ["cars", 1, "?days=1&km=50", "1 day", "₹1,499", "50 km"],
  ["cars", 1, "?days=1&km=51", "1 day", "₹1,999", chargeNote],
  ["cars", 1, "?to=araku", "1 day", "≈ ₹2,143", chargeNote],
  // The charge is due once for a trip.
  ["cars", 1, "?to=araku&days=2", "2 days", "₹3,498", chargeNote],
])("the price of %s %d with %s is %p, %p and %p", (kind, id, search, label, figure, note) => {
  const { item, price } = viewed(kind, id, search);
  // Some languages write a minimum with a word after it.
  const siteTexts = { ...texts, from: { before: "from", after: "up" } };
  const { badge, enquiry, shareText, sum } = itemView(item, "Hi", price, siteTexts);
  const value = [badge.before, badge.value, badge.after].filter(Boolean).join(" ");
  expect([badge.label, value, badge.note]).toEqual([label, figure, note]);
  const priceText = note === chargeNote ? `${figure} ${chargeNote}` : figure;
  expect(shareText).toBe(`${item.name}, ${priceText} (${formatTrip(price.trip, texts)})`);
  const question = note === unknownKmNote ? ". How many km are included?" : "";
  expect(enquiry).toBe(`Hi: ${shareText}${question}`);
  expect(sum?.[1] ?? figure).toBe(figure);
});

test.each([
  ["", null, "1 day", "₹499 for 1 day"],
  ["?days=1", "1 day", "1 day", "₹499 (1 day)"],
  ["?days=6", "5 days\n1 day", null, "₹2,749 (6 days)"],
  ["?days=14", "1 week", null, "₹5,598 (14 days)"],
  // The badge shows 650 km, and the table the 700 of the row.
  ["?days=7&km=650", "1 week", null, "₹2,799 (7 days, 650 km)"],
])("with %p the price has the rows %j, and the badge shows the row %j", (search, ...rows) => {
  const [usedDurations, badgeDuration, price] = rows;
  const view = viewed("bikes", 1, search);
  const shareText = `Honda Activa 5G, ${price}`;
  const expected = { usedDurations, badgeDuration, shareText };
  expect(itemView(view.item, "Hi", view.price, texts)).toMatchObject(expected);
});

test.each([
  [undefined, null, "Beach", "1 day", "«1 day»", "₹999", ", ₹999 for 1 day (1 from Tue)"],
  [null, "By sea", "By sea", null, "2 days", "call for price", " (2 days, 2 from Tue)"],
])("a room with the trip price %j has no kilometres, and its English name in chats", (...row) => {
  const [tripPrice, groupNote, place, badgeDuration, label, value, price] = row;
  const room = itemWith({ name: "Room", location: "Beach", groupNote });
  const formatSpan = (days = 1) => `${days} from Tue`;
  const trip = { days: 2, km: 50 };
  expect(itemView(room, "Hi", { trip, tripPrice, formatSpan }, translated)).toEqual({
    title: `«Room», «${place}»`,
    shareText: `«Room», «${place}»${price}`,
    enquiry: `Hi: Room, ${place}${price}`,
    badge: { label, value, note: null },
    sum: null,
    usedDurations: null,
    badgeDuration,
  });
});

test("a chat about several items asks once for kilometres that are unknown", () => {
  const items = [
    { name: "Dio", price: "₹9", isKmUnknown: true },
    { name: "Alto", price: null, isKmUnknown: false },
  ];
  const chat = enquiryText("Hi", items, null, texts);
  expect(chat).toBe("Hi: Dio, ₹9; Alto. How many km are included?");
});

test.each([
  ["", "₹1,499", "Lowest, 200 km"],
  ["?days=1", "₹1,499", "Lowest"],
  ["?to=araku", "≈ ₹2,143", `Lowest, ${chargeNote}`],
])("the badge of the lowest price with %p has %p and %p", (search, value, note) => {
  const { item, price } = viewed("cars", 1, search);
  const trip = price.trip ?? { days: 2, km: 0 };
  const badge = tripBadgeText(item, trip, price.tripPrice, texts, true);
  expect(badge).toEqual({ label: "1 day", value, note });
});

test.each([
  [{ exceed: "if exceeds Rs.6/KM", extraKmRate: 6 }, [["Extra distance", "«if exceeds Rs.6/KM»"]]],
  [{ exceed: "Guests: ask us: call" }, [["«Guests: ask us", "call»"]]],
  [{ exceed: "Ask us", carInfo: "Air-conditioned" }, [["«Ask us»"], ["«Air-conditioned»"]]],
  [{ seats: 5, extraKmRate: 6, carInfo: "Lift: 9" }, [["5 people"], ["«Lift", "9»"]]],
])("an item with %j has the facts %j", (fields, facts) => {
  expect(itemFacts(itemWith(fields), translated)).toEqual(facts);
});

const week = row("1 week", 2799, "700 km");
const day = row("1 day", 499, "120 km");
const aboutDay = { ...day, kmsEstimated: true };
const town: Place = { slug: "town", name: "Town", km: 85, estimated: true };

test.each<[days: number, km: number, sum: string | null, PriceRow[], rupees?: number, to?: Place]>([
  // One row, which the badge shows.
  [7, 300, null, [day, row("1 week", 2799)]],
  // Of two combinations of the same price, the one with more kilometres.
  [1, 240, null, [day, row("2 days", 859, "240 km")]],
  [14, 0, "2 × «1 week» at ₹2,799 = ₹5,598", [week]],
  [15, 0, "2 × «1 week» at ₹2,799 (₹5,598) + 1 night ₹499 = ₹6,097", [week, aboutDay]],
  [8, 0, "«1 week» ≈ ₹2,799 + 1 night ₹499 ≈ ₹3,298", [{ ...week, estimated: true }, day]],
  [7, 701, "«1 week» ₹2,799 + 1 km × ₹3 = ₹2,802", [week]],
  // Extra kilometres are as approximate as those that are included, and as the place.
  [1, 170, "1 night (≈ 120 km) ₹499 + ≈ 50 km × ₹3 ≈ ₹649", [aboutDay]],
  [8, 800, "«1 week» ₹2,799 + 1 night (≈ 120 km) ₹499 ≈ ₹3,298", [week, aboutDay]],
  [1, 121, "1 night ₹499 + ≈ 1 km × ₹3 ≈ ₹502", [day], 0, town],
  [1, 120, null, [day], 0, town],
  [1, 90, "1 night ₹499 + outstation ₹1 = from ₹500", [row("1 day", 499)], 1],
])(
  "the price of %i nights with %i km is written out as %p",
  (days, km, sum, rows, rupees = 0, to) => {
    const charge = { rupees, beyondKm: 50 };
    const price = tripPrice({ priceList: rows, extraKmRate: 3, charge }, { days, km, to });
    const byNight = { ...translated, ...texts.nights };
    expect((price && formatSum(price, 3, byNight))?.join(" ") ?? null).toBe(sum);
  },
);
