/** @jest-environment node */
import { changeWords, itemName } from "../../editor/change-words";
import { dataChanges } from "../../editor/data-changes";
import type { Contents } from "../../editor/operations";

const row = (id: number, duration: string, price: number, more = {}) => ({
  id,
  duration,
  price,
  kms: null,
  ...more,
});
const dio = {
  id: 4,
  name: "Honda Dio",
  priceDetails: [row(1, "1 day", 599), row(2, "1 week", 3500)],
};
const shine = { id: 5, name: "Shine", priceDetails: [row(1, "1 day", 699, { estimated: true })] };
const link = (label: string, url: string) => ({ label, url });
const page = {
  id: 1,
  title: "Bikes",
  labels: { brand: "Class" },
  acknowledged: { "longer-costs-less": "in spring" },
};
const before: Contents = {
  bikes: [dio, shine],
  hotels: [
    { id: 1, name: "Room", location: "Beach", priceDetails: [] },
    { id: 2, name: "Room", location: "Station", priceDetails: [] },
  ],
  business: {
    name: "Shop",
    phones: ["1", "2"],
    openingHours: { opens: "06:00" },
    footer: [
      { heading: "Shop", links: [link("Us", "a"), link("Privacy", "b"), link("Terms", "b")] },
    ],
  },
  pages: [page],
  search: {
    sameMeaning: [
      ["a", "b"],
      ["c", "d"],
    ],
  },
};
const business = before.business as object;
const bikes = (...items: object[]): Contents => ({ ...before, bikes: items });
const withFooter = (links: object[]): Contents => ({
  ...before,
  business: { ...business, footer: [{ heading: "Shop", links }] },
});
const words = (after: Contents) =>
  dataChanges(before, after).map((change) => changeWords(change, before, after));

test.each<[string, Contents, string[]]>([
  ["nothing", before, []],
  [
    "a price",
    bikes({ ...dio, priceDetails: [row(1, "1 day", 2649), row(2, "1 week", 3500)] }, shine),
    ["Honda Dio, 1 day: ₹599 → ₹2,649"],
  ],
  [
    "a price that is left out",
    bikes(
      { ...dio, priceDetails: [{ id: 1, duration: "1 day", kms: null }, row(2, "1 week", 3500)] },
      shine,
    ),
    ["Honda Dio, 1 day: ₹599 → no price"],
  ],
  [
    "a price less and one more",
    bikes({ ...dio, priceDetails: [row(1, "1 day", 599), row(3, "2 days", 999)] }, shine),
    ["Honda Dio, 1 week: ₹3,500 removed", "Honda Dio, 2 days: ₹999 added"],
  ],
  [
    "an estimate confirmed",
    bikes(dio, { ...shine, priceDetails: [row(1, "1 day", 699)] }),
    ["Shine, 1 day: price confirmed"],
  ],
  [
    "kilometres",
    bikes(
      {
        ...dio,
        priceDetails: [{ ...row(1, "1 day", 599), kms: "120 km" }, row(2, "1 week", 3500)],
      },
      shine,
    ),
    ["Honda Dio, 1 day, kilometres: ask on call → 120 km"],
  ],
  ["a name", bikes({ ...dio, name: "Dio" }, shine), ["Dio, name: “Honda Dio” → “Dio”"]],
  ["an item more", bikes(dio, shine, { ...dio, id: 6, name: "Activa" }), ["Activa added to Bikes"]],
  ["an item less", bikes(dio), ["Shine removed from Bikes"]],
  ["another order", bikes(shine, dio), ["Bikes: Shine stands before Honda Dio"]],
  [
    "one of two items with one name",
    {
      ...before,
      hotels: [{ ...(before.hotels as object[])[0], image: "a" }, (before.hotels as object[])[1]],
    },
    ["Room (Beach), picture: another picture"],
  ],
  [
    "the business",
    { ...before, business: { ...business, openingHours: { opens: "07:00" } } },
    ["Business, opening hours, opens: “06:00” → “07:00”"],
  ],
  [
    "a list of texts",
    { ...before, business: { ...business, phones: ["1", "3"] } },
    ["Business, phones: “2” → “3”"],
  ],
  [
    "a list of texts that is longer, with an empty line",
    { ...before, business: { ...business, phones: ["1", "2", null] } },
    ["Business, phones: an empty line added"],
  ],
  [
    "a list of texts in another order",
    { ...before, business: { ...business, phones: ["2", "1"] } },
    ["Business, phones: in another order: “1”, “2” → “2”, “1”"],
  ],
  [
    "links: one more, one less, another address",
    withFooter([link("Us", "a"), link("Terms", "other"), link("Jobs", "c")]),
    [
      "Business, columns of links: “Shop”: links “Privacy” (leads to “b”) removed; “Jobs” (leads to “c”) added; “Terms”: leads to “b” → “other”",
    ],
  ],
  [
    "a link with another label",
    withFooter([link("About", "a"), link("Privacy", "b"), link("Terms", "b")]),
    ["Business, columns of links: “Shop”: links “Us” → “About”"],
  ],
  [
    "links in another order",
    withFooter([link("Privacy", "b"), link("Us", "a"), link("Terms", "b")]),
    [
      "Business, columns of links: “Shop”: links in another order: “Us”, “Privacy”, “Terms” → “Privacy”, “Us”, “Terms”",
    ],
  ],
  [
    "a link like another one",
    withFooter([link("Us", "a"), link("Privacy", "b"), link("Terms", "b"), link("Terms", "c")]),
    ["Business, columns of links: “Shop”: links “Terms” (leads to “c”) added"],
  ],
  [
    "an empty list",
    { ...before, business: { ...business, openingHours: { opens: "06:00", otherDays: [] } } },
    ["Business, opening hours, days with other hours: none"],
  ],
  [
    "days with other hours, the first ones",
    {
      ...before,
      business: {
        ...business,
        openingHours: {
          opens: "06:00",
          otherDays: [
            { day: "Monday", closed: true },
            { day: "Sunday", opens: "10:00", closes: "14:00" },
          ],
        },
      },
    },
    [
      "Business, opening hours, days with other hours: “Monday” (closed all day) added; “Sunday” (opens “10:00”, closes “14:00”) added",
    ],
  ],
  [
    "words for a value, under the value itself",
    { ...before, pages: [{ ...page, labels: { brand: "Brand" } }] },
    ["Bikes, words of chips and headings, “brand”: “Class” → “Brand”"],
  ],
  [
    "a tab",
    { ...before, pages: [{ ...page, tab: { label: "Bikes", icon: "bike" } }] },
    ["Bikes, tab: label “Bikes”, icon “Bike” added"],
  ],
  [
    "a tick",
    bikes({ ...dio, illustration: true }, shine),
    ["Honda Dio, the picture is a drawing, not a photograph: no → yes"],
  ],
  [
    "a likely mistake that is meant so",
    bikes({ ...dio, acknowledged: { "unusual-price": "an old one" } }, shine),
    ["Honda Dio, meant so: the price is far from the others “an old one” added"],
  ],
  [
    "another reason why one is meant so",
    {
      ...before,
      pages: [{ ...page, acknowledged: { "longer-costs-less": "they come in May" } }],
    },
    ["Bikes, meant so, a longer time costs less: “in spring” → “they come in May”"],
  ],
  [
    "a list in which two items have one number",
    bikes(dio, { ...shine, id: 4, name: "SP" }),
    ["Bikes: “Shine” → “SP”"],
  ],
  [
    "words of a search",
    {
      ...before,
      search: {
        sameMeaning: [
          ["a", "b"],
          ["c", "d", "e"],
        ],
      },
    },
    ["Search words, words that mean the same: in the line of “c”: “e” added"],
  ],
  [
    "lines of words of a search",
    {
      ...before,
      search: {
        sameMeaning: [
          ["x", "y"],
          ["c", "e"],
          ["b", "a"],
        ],
      },
    },
    [
      "Search words, words that mean the same: in the line of “b”: in another order: “a”, “b” → “b”, “a”; in the line of “c”: “d” → “e”; “x, y” added",
    ],
  ],
])("%s is said in words", (_what, after, expected) => expect(words(after)).toEqual(expected));

test("an item that has no name yet is called by its kind", () => {
  const named = (name: unknown) =>
    itemName("bikes", 4, {
      bikes: [
        { id: 4, name },
        { id: 5, name: "Dio" },
      ],
    });
  expect([named(""), named(" "), named("Shine")]).toEqual(["New bike", "New bike", "Shine"]);
  expect(itemName("pages", 1, { pages: [{ id: 1, title: "" }] })).toBe("New page");
});
