/** @jest-environment node */
import type { WeekHours } from "../../src/catalogue/shop/opening-hours";
import { texts } from "../../src/catalogue/text/texts";
import { parsedRow } from "../../src/catalogue/prices/price-data";
import {
  type DescribedBusiness,
  type DescribedItem,
  itemGraph,
  listGraph,
} from "../../src/finish/search-engines/structured-data";

const business: DescribedBusiness = {
  name: "A Shop",
  siteUrl: "https://shop.example",
  phones: ["+91 891 000 0001"],
  address: {
    street: "Road",
    locality: "Town",
    region: "State",
    postalCode: "530016",
    country: "IN",
  },
  position: { latitude: 17, longitude: 83 },
  openingHours: { opens: "06:00", closes: "20:00" },
};
const item: DescribedItem = {
  searchType: "Vehicle",
  name: "Bike",
  address: "/bikes/bike",
  trail: [],
  picture: "https://shop.example/bike.jpg",
  texts,
  location: null,
  mileage: null,
  seats: null,
  hasDriver: false,
  awayUntil: null,
  priceDetails: [parsedRow({ id: 1, duration: "1 day", price: 499, kms: "120 km" })],
};

interface Described {
  readonly openingHoursSpecification: unknown;
  readonly specialOpeningHoursSpecification?: unknown;
  readonly offers: readonly { readonly name: string }[];
}

function described(hours: WeekHours, more: Partial<DescribedItem> = {}): Described {
  const graph = itemGraph({ ...business, openingHours: hours }, "", { ...item, ...more });
  return Object.assign({}, ...graph["@graph"]) as Described;
}

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const specification = (dayOfWeek: readonly string[], opens: string, closes: string) => ({
  "@type": "OpeningHoursSpecification",
  dayOfWeek,
  opens,
  closes,
});

describe("opening hours", () => {
  test.each([
    ["06:00", "20:00", "20:00"],
    // A closing time before the opening is known to be one of the next day.
    ["09:00", "01:00", "01:00"],
    ["09:00", "24:00", "00:00"],
    ["00:00", "24:00", "23:59"],
  ])("%s to %s every day", (opens, closes, told) => {
    expect(described({ opens, closes }).openingHoursSpecification).toEqual([
      specification(days, opens, told),
    ]);
  });

  test("days that share their hours are told together, closed ones not at all", () => {
    const hours: WeekHours = {
      opens: "09:00",
      closes: "21:00",
      otherDays: [
        { day: "Saturday", opens: "10:00", closes: "02:00" },
        { day: "Friday", opens: "10:00", closes: "02:00" },
        { day: "Monday" },
      ],
    };
    expect(described(hours).openingHoursSpecification).toEqual([
      specification(["Tuesday", "Wednesday", "Thursday", "Sunday"], "09:00", "21:00"),
      specification(["Friday", "Saturday"], "10:00", "02:00"),
    ]);
  });
});

test("a season is told as closed days, one of every year for the years around", () => {
  const year = new Date().getUTCFullYear();
  const season = { from: "2020-11-15", to: "2021-02-28" };
  const told = (everyYear: boolean) =>
    described({ ...business.openingHours, closedSeasons: [{ ...season, everyYear }] })
      .specialOpeningHoursSpecification;
  const closed = (validFrom: string, validThrough: string) => ({
    "@type": "OpeningHoursSpecification",
    validFrom,
    validThrough,
    opens: "00:00",
    closes: "00:00",
  });
  expect(told(false)).toEqual([closed("2020-11-15", "2021-02-28")]);
  expect(told(true)).toEqual(
    [year - 1, year, year + 1].map((from) => closed(`${from}-11-15`, `${from + 1}-02-28`)),
  );
  expect(described(business.openingHours)).not.toHaveProperty("specialOpeningHoursSpecification");
});

test.each([
  ["2099-01-02T00:00:00+05:30", true],
  ["2020-01-02T00:00:00+05:30", false],
  [null, false],
])("offers of an item away until %s start then: %s", (awayUntil, isAway) => {
  const start = { availability: "https://schema.org/BackOrder", availabilityStarts: awayUntil };
  const [offer] = described(business.openingHours, { awayUntil }).offers;
  expect(offer).toEqual(expect.objectContaining(isAway ? start : { name: "1 day" }));
  expect("availability" in (offer ?? {})).toBe(isAway);
});

test("a list names the pages of all its items, counted from 1", () => {
  const graph = listGraph(business, "", {
    title: "Bikes",
    address: "/bikes",
    trail: [],
    items: ["/bikes/dio", "/bikes/jupiter"],
    isEnglish: true,
  });
  expect(Object.assign({}, ...graph["@graph"])).toMatchObject({
    numberOfItems: 2,
    itemListElement: [
      { position: 1, url: `${business.siteUrl}/bikes/dio` },
      { position: 2, url: `${business.siteUrl}/bikes/jupiter` },
    ],
  });
});

test("the business and its items are of the types that the data names, or of the widest", () => {
  const typesOf = (type: Partial<typeof business>, ofItem: Partial<DescribedItem>) =>
    itemGraph({ ...business, ...type }, "", { ...item, ...ofItem })
      ["@graph"].slice(0, 2)
      .map((thing) => (thing as { readonly "@type": unknown })["@type"]);
  expect(typesOf({ searchType: "AutoRental" }, {})).toEqual(["AutoRental", ["Product", "Vehicle"]]);
  expect(typesOf({}, { searchType: undefined })).toEqual(["LocalBusiness", "Product"]);
});

test("seats are told in words", () => {
  const hours = business.openingHours;
  expect(described(hours, { searchType: "Car", seats: 7 })).toMatchObject({
    description: "7 seats",
  });
  const taxi = { searchType: "TaxiService", mileage: "12Hrs", seats: 6, hasDriver: true } as const;
  expect(described(hours, taxi)).toMatchObject({ description: "12Hrs, 6 beside the driver" });
});
