import { comparisonRows } from "../../src/catalogue/prices/comparison";
import type { Item } from "../../src/catalogue/prices/item";
import { parsedRows } from "../../src/catalogue/prices/price-data";
import { texts } from "../../src/catalogue/text/texts";
import { tripPricesOf, type TripPrices } from "../../src/catalogue/prices/priced-items";
import { bike, room } from "../support/fixtures";

const charge = "Outstation charge beyond 50 km inside the city: Rs.500";
const [oneDay, ...longer] = bike.priceDetails;
const car = {
  ...bike,
  jsonId: 3,
  carInfo: charge,
  charge: { rupees: 500, beyondKm: 50 },
  priceDetails: oneDay ? [oneDay] : [],
};
const taxi = {
  ...room,
  jsonId: 4,
  exceed: null,
  mileage: "100Kms/10Hr",
  priceDetails: car.priceDetails,
};

/** The rows as texts; a row that a trip price uses has an exclamation mark. */
function rowsOf(items: readonly Item[], tripPrices: TripPrices = new Map(), siteTexts = texts) {
  return comparisonRows(items, tripPrices, siteTexts).map(({ label, cells, isUsed }) =>
    [
      isUsed ? `${label}!` : label,
      ...cells.map((cell) => [cell.price, cell.note].filter(Boolean).join(" ")),
    ].join(": "),
  );
}

const labelsOf = (items: readonly Item[]) => rowsOf(items).map((row) => row.split(":")[0]);

test("compares a price unless it is on the stones of all items", () => {
  const durations = longer.map(({ duration }) => duration);
  expect(labelsOf([bike])).toEqual(expect.arrayContaining(durations));
  expect(labelsOf([bike])).not.toContain("1 day");
  expect(labelsOf([bike, { ...bike, priceDetails: longer }])).toContain("2 days");
});

test("durations are ordered by their length", () => {
  const rows = (...durations: readonly string[]) => {
    const priced = durations.map((duration) => ({ duration, price: 9, kms: null }));
    return parsedRows({ priceDetails: priced });
  };
  const boats = [rows("4 weeks", "2 days", "1 day"), rows("10 days", "1 week", "1 day")];
  const compared = boats.map((priceDetails) => ({ ...room, location: null, priceDetails }));
  expect(labelsOf(compared)).toEqual(["2 days", "1 week", "10 days", "4 weeks"]);
});

test("marks the rows that a trip price uses, and shows the price of a day, because the stone shows the trip price", () => {
  const trip = tripPricesOf([bike], { days: 2, km: 0 });
  expect(rowsOf([bike], trip).slice(0, 2)).toEqual(["1 day: ₹499 120 km", "2 days!: ₹998 240 km"]);
});

test.each([
  ["the location of rooms", [room, room], ["Where: Near the beach: Near the beach"]],
  [
    "every charge of cars",
    [car, { ...car, carInfo: "Five seats", charge: null }],
    ["Extra distance: if exceeds Rs.3/KM: if exceeds Rs.3/KM", `Extra charge: ${charge}: `],
  ],
  [
    "only rows for which a taxi has a value",
    [{ ...taxi, seats: 7 }],
    ["People: 7", "Where: Near the beach"],
  ],
])("shows %s", (_, items, rows) => {
  expect(rowsOf(items)).toEqual(rows);
});

test("a taxi's package, such as 100Kms/10Hr, is beside its prices, translated", () => {
  const packageTaxi = { ...taxi, priceDetails: bike.priceDetails };
  const siteTexts = { ...texts, word: (english: string) => `«${english}»` };
  expect(rowsOf([packageTaxi], new Map(), siteTexts)).toContain("2 days: ₹998 «100Kms/10Hr»");
});
