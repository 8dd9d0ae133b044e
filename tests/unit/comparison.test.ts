import { comparisonRows } from "../../src/catalogue/prices/comparison";
import type { Item } from "../../src/catalogue/prices/item";
import { tripPricesOf, type TripPrices } from "../../src/catalogue/prices/priced-items";
import { itemWith, row, translated } from "../support/item";

const day = row("1 day", 499, "120 km");
const bike = itemWith({ extraKmRate: 3, priceDetails: [day, row("2 days", 998, "240 km")] });
const note = "Outstation charge beyond 50 km inside the city: Rs.500";
const car = itemWith({
  exceed: "if exceeds Rs.3/KM",
  priceDetails: [day],
  carInfo: note,
  charge: { rupees: 500, beyondKm: 50 },
});
const room = itemWith({ location: "Beach", priceDetails: [row("1 day", 9), row("1 week", 50)] });
const taxi = itemWith({ location: "Aruku", mileage: "12Hrs", seats: 7, priceDetails: [day] });

/** The rows as texts; a row that a trip price uses has an exclamation mark. */
function rowsOf(items: readonly Item[], tripPrices: TripPrices = new Map()) {
  return comparisonRows(items, tripPrices, translated).map(({ label, cells, isUsed }) =>
    [
      isUsed ? `${label}!` : label,
      ...cells.map((cell) => [cell.price, cell.note].filter(Boolean).join(" ")),
    ].join(": "),
  );
}

const week = itemWith({
  extraKmRate: 3,
  priceDetails: [row("1 week", 2799), { ...row("4 weeks", 9999), estimated: true }],
});

test.each<[what: string, items: Item[], rows: string[]]>([
  ["no price that the badges of all items show", [bike], ["«2 days»: ₹998 240 km"]],
  [
    "a price that one badge lacks, the shortest first",
    [week, bike, { ...bike, priceDetails: [row("2 days", 900), row("10 days", 4000)] }],
    [
      "«2 days»: : ₹998 240 km: ₹900 km: call to ask",
      "«10 days»: : : ₹4,000 km: call to ask",
      "«4 weeks»: ≈ ₹9,999 km: call to ask: : ",
    ],
  ],
  ["the location of rooms", [{ ...room, exceed: "Call" }], ["«1 week»: ₹50", "Where: «Beach»"]],
  [
    "every charge of cars",
    [car, { ...car, carInfo: "Five seats", charge: null }],
    ["Extra distance: «if exceeds Rs.3/KM»: «if exceeds Rs.3/KM»", `Extra charge: «${note}»: `],
  ],
  ["only rows for which a taxi has a value", [taxi], ["People: 7", "Where: «Aruku»"]],
  [
    "the package of a taxi beside its prices",
    [{ ...taxi, location: null, priceDetails: bike.priceDetails }],
    ["«2 days»: ₹998 «12Hrs»", "People: 7"],
  ],
])("shows %s", (_what, items, rows) => {
  expect(rowsOf(items)).toEqual(rows);
});

test("marks the rows that a trip price uses, and shows the price of a day, because the badge shows the trip price or none", () => {
  const items = [bike, itemWith({ extraKmRate: 3, priceDetails: [day] })];
  const rows = rowsOf(items, tripPricesOf(items, { days: 2, km: 0 }));
  expect(rows).toEqual(["«1 day»!: ₹499 120 km: ₹499 120 km", "«2 days»!: ₹998 240 km: "]);
  const unpriced = rowsOf([room], new Map([[room.jsonId, null]]));
  expect(unpriced).toEqual(["«1 day»: ₹9", "«1 week»: ₹50", "Where: «Beach»"]);
});
