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
const links = [link("Us", "a"), link("Privacy", "b"), link("Terms", "b")];
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
    footer: [{ heading: "Shop", links }],
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

const ofBusiness = (changed: object): Contents => ({
  ...before,
  business: { ...business, ...changed },
});

test.each<[string, Contents, string[]]>([
  ["nothing", before, []],
  [
    "a price",
    bikes({ ...dio, priceDetails: [row(1, "1 day", 2649), row(2, "1 week", 3500)] }, shine),
    ["Honda Dio, 1 day: ₹599 → ₹2,649"],
  ],
  [
    "a price less and one more",
    bikes({ ...dio, priceDetails: [row(1, "1 day", 599), row(3, "2 days", 999)] }, shine),
    ["Honda Dio, 1 week: ₹3,500 removed", "Honda Dio, 2 days: ₹999 added"],
  ],
  [
    "an estimate confirmed, and kilometres",
    bikes(dio, { ...shine, priceDetails: [row(1, "1 day", 699, { kms: "120 km" })] }),
    ["Shine, 1 day, Kilometres: ask on call → “120 km”", "Shine, 1 day, Estimated: yes → no"],
  ],
  ["a name", bikes({ ...dio, name: "Dio" }, shine), ["Dio, Name: “Honda Dio” → “Dio”"]],
  ["an item more", bikes(dio, shine, { ...dio, id: 6, name: "Activa" }), ["Activa added to Bikes"]],
  ["an item less", bikes(dio), ["Shine removed from Bikes"]],
  ["another order", bikes(shine, dio), ["Bikes: another order"]],
  [
    "one of two items with one name",
    {
      ...before,
      hotels: [{ ...(before.hotels as object[])[0], filter: "x" }, (before.hotels as object[])[1]],
    },
    ["Room (Beach), Kind: “x” added"],
  ],
  [
    "a field in a field",
    ofBusiness({ openingHours: { opens: "07:00" } }),
    ["Business, Opening hours, Opens: “06:00” → “07:00”"],
  ],
  ["an entry of a list", ofBusiness({ phones: ["1", "3"] }), ["Business, Phones: “2” → “3”"]],
  ["a longer list", ofBusiness({ phones: ["1", "2", null] }), ["Business, Phones: nothing added"]],
  [
    "a list in another order",
    ofBusiness({ phones: ["2", "1"] }),
    ["Business, Phones: another order"],
  ],
  [
    "links: one more, one less, another address",
    withFooter([link("Us", "a"), link("Terms", "other"), link("Jobs", "c")]),
    [
      "Business, Columns of links: Shop, Terms, Leads to: “b” → “other”; Shop, “Privacy” (Leads to “b”) removed; Shop, “Jobs” (Leads to “c”) added",
    ],
  ],
  [
    "a column's heading, and a column more",
    ofBusiness({
      footer: [
        { heading: "Us", links },
        { heading: "Contact", contact: true },
      ],
    }),
    [
      "Business, Columns of links: “Shop” removed; “Us” added; “Contact” (Opening hours, phones and address yes) added",
    ],
  ],
  [
    "a column's heading alone",
    ofBusiness({ footer: [{ heading: "Us", links }] }),
    ["Business, Columns of links: “Shop” → “Us”"],
  ],
  [
    "a duration",
    bikes({ ...dio, priceDetails: [row(1, "2 days", 599), row(2, "1 week", 3500)] }, shine),
    ["Honda Dio, Duration: “1 day” → “2 days”"],
  ],
  [
    "days with other hours, the first ones",
    ofBusiness({
      openingHours: {
        opens: "06:00",
        otherDays: [
          { day: "Monday", closed: true },
          { day: "Sunday", opens: "10:00" },
        ],
      },
    }),
    [
      "Business, Opening hours, Days with other hours: “Monday” (Closed all day yes) added; “Sunday” (Opens “10:00”) added",
    ],
  ],
  [
    "words for a value, under the value itself",
    { ...before, pages: [{ ...page, labels: { brand: "Brand" } }] },
    ["Bikes, Words of chips and headings, “brand”: “Class” → “Brand”"],
  ],
  [
    "a group of fields",
    { ...before, pages: [{ ...page, tab: { label: "Bikes", icon: "bike" } }] },
    ["Bikes, Tab: “Bikes” (Icon “Bike”) added"],
  ],
  [
    "the reason of a warning that is meant so",
    { ...before, pages: [{ ...page, acknowledged: { "longer-costs-less": "they come in May" } }] },
    ["Bikes, Meant so, A longer time costs less: “in spring” → “they come in May”"],
  ],
  [
    "a line of words of a search",
    {
      ...before,
      search: {
        sameMeaning: [
          ["a", "b"],
          ["c", "d", "e"],
        ],
      },
    },
    ["Search words, Words that mean the same: “c”, “d” → “c”, “d”, “e”"],
  ],
])("%s is said in words", (_what, after, expected) => expect(words(after)).toEqual(expected));

test("an item that has no name yet is called new", () => {
  const named = (name: unknown) => itemName("bikes", 4, { bikes: [{ id: 4, name }] });
  expect([named(""), named(" "), named("Shine")]).toEqual(["New item", "New item", "Shine"]);
  expect(itemName("pages", 1, { pages: [{ id: 1, title: "" }] })).toBe("New page");
});
