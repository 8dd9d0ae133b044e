import { parsedRow } from "../../src/catalogue/prices/price-data";
import { addTexts } from "../../src/catalogue/text/languages";
import { translatedTexts } from "../../src/catalogue/text/words/records";
import type { PlannedContext } from "../../src/gatsby/plan-pages";
import { type BuiltPage, describedPage } from "../../src/gatsby/search-engines/described-page";
import { fixtureData } from "../support/fixture-data";
import { bike, listProps } from "../support/fixtures";

type Page = NonNullable<BuiltPage["data"]["page"]>;

const { business } = fixtureData();
const site = { business: { ...business, siteUrl: "https://a.in" }, home: "/scooters" };
const seller = { "@id": "https://a.in/#business" };
for (const [code, texts] of translatedTexts) addTexts(code, texts);

/** What search engines read of a page of scooters with one item. */
function described(
  pageContext: PlannedContext,
  item: Partial<typeof bike> = {},
  catalogue: Page["catalogue"] = "bikes",
) {
  const page = { ...listProps.page, catalogue } as object as Page;
  const items = { nodes: [{ ...bike, ...item }] };
  const { title, graph } = describedPage({ data: { page, items }, pageContext }, site) ?? {};
  const trail = graph?.filter((thing) => "itemListElement" in thing);
  return { title, trail, things: graph?.filter((thing) => !("itemListElement" in thing)) };
}

const itemContext = { address: bike.path, similarIds: [] };

const dayOfWeek = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");
const hours = { "@type": "OpeningHoursSpecification", dayOfWeek, opens: "06:00", closes: "20:00" };

test("the business has its address, position and hours of all days", () => {
  expect(described({ address: "/scooters" }).things).toEqual([
    {
      "@type": "AutoRental",
      ...seller,
      name: "Visakha Rentals",
      url: "https://a.in/",
      image: "https://a.in/icons/icon-512x512.png",
      telephone: ["+91 891 000 0001", "+91 891 000 0002"],
      address: {
        "@type": "PostalAddress",
        streetAddress: "Near the petrol station, opposite RTC Complex",
        addressLocality: "Visakhapatnam",
        addressRegion: "Andhra Pradesh",
        postalCode: "530016",
        addressCountry: "IN",
      },
      geo: { "@type": "GeoCoordinates", latitude: 17.724, longitude: 83.307 },
      openingHoursSpecification: [hours],
    },
  ]);
});

const onList = { address: "/cars" };
const onBrand = { address: "/scooters-sea", brandLabel: "Sea" };
const fromPrice = "1 scooter, from ₹499 a day.";
const first = ["/scooters", "Visakha Rentals"];
const list = ["/scooters", "Scooters"];

test.each<[PlannedContext, title: string, trail: string[][]]>([
  [onList, `Scooters: ${fromPrice}`, [first, ["/cars", "Scooters"]]],
  [onBrand, `Sea: ${fromPrice}`, [first, ["/scooters-sea", "Scooters: Sea"]]],
  [itemContext, "Honda Activa 5G: ₹499 for 1 day", [list, [bike.path, "Honda Activa 5G"]]],
  [
    { ...itemContext, language: "te", words: { [bike.name]: "యాక్టివా" } },
    "యాక్టివా: 1 రోజుకు ₹499",
    [["/te/scooters", "Visakha Rentals"], list, [bike.path, "యాక్టివా"]],
  ],
  // The home page has no trail.
  [{ address: "/scooters" }, `Scooters: ${fromPrice}`, []],
])("the page with %j has the title %p and the trail %j", (context, title, trail) => {
  const steps = trail.map(([address, name], index) => {
    const item = `https://a.in${address}`;
    return { "@type": "ListItem", position: index + 1, name, item };
  });
  const list = { "@type": "BreadcrumbList", itemListElement: steps };
  expect(described(context)).toMatchObject({ title, trail: steps.length > 0 ? [list] : [] });
});

test("an item has its kind, pictures and exact prices, in the language of its page", () => {
  const words = { [bike.name]: "యాక్టివా" };
  const pictures = [{ image: bike.image, alt: null }];
  const { things } = described({ ...itemContext, language: "te", words }, { pictures });
  const offer = { "@type": "Offer", priceCurrency: "INR", seller };
  expect(things?.slice(1)).toEqual([
    {
      "@type": ["Product", "Vehicle"],
      name: "యాక్టివా",
      image: ["https://a.in/a.jpg", "https://a.in/a.jpg"],
      url: "https://a.in/scooters/honda-activa-5g",
      offers: [
        { ...offer, name: "1 day", price: 499 },
        { ...offer, name: "2 days", price: 998 },
        { ...offer, name: "4 weeks", price: 6999 },
      ],
    },
  ]);
});

test.each([
  ["cars", "Car", "2099-01-02T00:00:00+05:30", true],
  ["hotels", "HotelRoom", "2020-01-02T00:00:00+05:30", false],
  ["taxis", "TaxiService", null, false],
] as const)(
  "an item of %s is a %s, whose offers, if it is away until %s, start then: %p",
  (...row) => {
    const [catalogue, type, awayUntil, isAway] = row;
    const start = { availability: "https://schema.org/BackOrder", availabilityStarts: awayUntil };
    const [, product] = described(itemContext, { awayUntil }, catalogue).things ?? [];
    const offer = expect.objectContaining(isAway ? start : {}) as object;
    expect(product).toMatchObject({ "@type": ["Product", type], offers: [offer, offer, offer] });
    expect(JSON.stringify(product).includes("availability")).toBe(isAway);
  },
);

test("only the business describes a page of an item without an exact price, and nothing a translated list", () => {
  const priceDetails = [parsedRow({ duration: "1 day", price: 499, estimated: true })];
  expect(described(itemContext, { priceDetails }).things).toHaveLength(1);
  expect(described({ ...onList, language: "hi" }).things).toEqual([]);
  expect(described({}).title).toBeUndefined();
});
