import { parsedRow } from "../../src/catalogue/prices/price-data";
import { type DescribedItem, pageGraph } from "../../src/gatsby/search-engines/structured-data";
import { fixtureData } from "../support/fixture-data";

const { business } = fixtureData();
const item: DescribedItem = {
  catalogue: "bikes",
  name: "Bike",
  address: "/bikes/bike",
  pictures: ["https://shop.example/bike.jpg"],
  awayUntil: null,
  priceDetails: [parsedRow({ duration: "1 day", price: 499, kms: "120 km" })],
};

interface Described {
  readonly openingHoursSpecification: unknown;
  readonly offers: readonly { readonly name: string }[];
}

/** The merged fields of all objects in the graph of an item's page. */
function described(fields: Partial<DescribedItem> = {}): Described {
  const graph = pageGraph(business, [], "en", { ...item, ...fields });
  return Object.assign({}, ...graph) as Described;
}

test("the opening hours are those of all days", () => {
  expect(described().openingHoursSpecification).toEqual([
    {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
      opens: "06:00",
      closes: "20:00",
    },
  ]);
});

test.each([
  ["2099-01-02T00:00:00+05:30", true],
  ["2020-01-02T00:00:00+05:30", false],
])("the offers of an item that is away until %s start at that time: %p", (awayUntil, isAway) => {
  const start = { availability: "https://schema.org/BackOrder", availabilityStarts: awayUntil };
  const [offer] = described({ awayUntil }).offers;
  expect(offer).toEqual(expect.objectContaining(isAway ? start : { name: "1 day" }));
  expect("availability" in (offer ?? {})).toBe(isAway);
});

test("the business and items have their types; a translated list describes no business", () => {
  const types = pageGraph(business, [], "en", item).map(
    (thing) => Object.values(thing)[0] as unknown,
  );
  expect(types).toEqual(["AutoRental", ["Product", "Vehicle"]]);
  expect(pageGraph(business, [], "te")).toEqual([]);
});

test("an item without an exact price is left out; only the business remains", () => {
  const priceDetails = item.priceDetails.map((row) => ({ ...row, estimated: true }));
  expect(pageGraph(business, [], "en", { ...item, priceDetails })).toHaveLength(1);
});
