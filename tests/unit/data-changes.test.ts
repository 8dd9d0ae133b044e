/** @jest-environment node */
import { conflictInWords } from "../../editor/server/conflict-words";
import fc from "fast-check";
import { changeWords, itemName } from "../../editor/server/change-words";
import {
  dataChanges,
  merged,
  reversed,
  standsAt,
  valueAt,
  withChange,
} from "../../editor/server/data-changes";
import type { Contents } from "../../editor/server/protocol";
import { isSame } from "../../editor/server/json-values";

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
  acknowledged: { "page-without-items": "in spring" },
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
    footer: { company: [link("Us", "a"), link("Privacy", "b"), link("Terms", "b")] },
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
const withFooter = (company: object[]): Contents => ({
  ...before,
  business: { ...business, footer: { company } },
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
      "Business, footer, company: “Privacy” (address “b”) removed; “Jobs” (address “c”) added; “Terms”: address “b” → “other”",
    ],
  ],
  [
    "a link with another label",
    withFooter([link("About", "a"), link("Privacy", "b"), link("Terms", "b")]),
    ["Business, footer, company: “Us” → “About”"],
  ],
  [
    "links in another order",
    withFooter([link("Privacy", "b"), link("Us", "a"), link("Terms", "b")]),
    [
      "Business, footer, company: in another order: “Us”, “Privacy”, “Terms” → “Privacy”, “Us”, “Terms”",
    ],
  ],
  [
    "a link like another one",
    withFooter([link("Us", "a"), link("Privacy", "b"), link("Terms", "b"), link("Terms", "c")]),
    ["Business, footer, company: “Terms” (address “c”) added"],
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
      pages: [{ ...page, acknowledged: { "page-without-items": "they come in May" } }],
    },
    ["Bikes, meant so, the page has no items: “in spring” → “they come in May”"],
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

/** States of a list of items as an editor makes them. */
const items = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 6 }),
      name: fc.constantFrom("a", "b"),
      note: fc.option(fc.constantFrom("x", "y"), { nil: undefined }),
    }),
    { selector: ({ id }) => id, maxLength: 6 },
  )
  .map((list): Contents => ({ bikes: list }));

test("what has changed makes the one state of the other, in its order, and can be taken back", () => {
  fc.assert(
    fc.property(items, items, (one, other) => {
      const changes = dataChanges(one, other);
      const made = changes.reduce(withChange, one);
      expect(isSame(made, other)).toBe(true);
      const back = changes.map(reversed).reduce(withChange, other);
      expect(isSame(back, one)).toBe(true);
    }),
    { numRuns: 500, seed: 11 },
  );
});

describe("two people change the same data", () => {
  const priced = (price: number) =>
    bikes({ ...dio, priceDetails: [row(1, "1 day", price), row(2, "1 week", 3500)] }, shine);

  test("in different places: both changes stand", () => {
    const { contents, conflicts } = merged(
      before,
      priced(649),
      bikes(dio, { ...shine, name: "SP" }),
    );
    expect(contents).toEqual(
      bikes(
        { ...dio, priceDetails: [row(1, "1 day", 649), row(2, "1 week", 3500)] },
        { ...shine, name: "SP" },
      ),
    );
    expect(conflicts).toEqual([]);
  });

  test("in the same place: the other's stands, and one's own is kept to be taken anew", () => {
    const others = priced(659);
    const { contents, conflicts } = merged(before, priced(649), others);
    expect(contents).toEqual(others);
    expect(conflicts).toMatchObject([{ from: 599, to: 649 }]);
    expect(conflicts.reduce(withChange, contents)).toEqual(priced(649));
  });

  test("in the same way: there is nothing to decide", () => {
    expect(merged(before, priced(649), priced(649))).toEqual({
      contents: priced(649),
      conflicts: [],
    });
  });

  test("a copy stays below its original when another's change comes", () => {
    const copy = { ...dio, id: 9, name: "Honda Dio (copy)" };
    const own = bikes(dio, copy, shine);
    const { contents } = merged(before, own, bikes(dio, { ...shine, name: "SP" }));
    expect(contents).toEqual(bikes(dio, copy, { ...shine, name: "SP" }));
    expect(merged(before, own, bikes(shine, dio)).contents).toEqual(bikes(shine, dio, copy));
  });

  test("both add the same, at different places: there is nothing to decide", () => {
    const one = { ...dio, id: 9 };
    expect(merged(before, bikes(dio, one, shine), bikes(dio, shine, one)).conflicts).toEqual([]);
  });

  test("one changes what the other removes: taken anew it comes back whole, with all changes", () => {
    const own = bikes(
      { ...dio, name: "Dio", priceDetails: [row(1, "1 day", 649), row(2, "1 week", 3600)] },
      shine,
    );
    const { contents, conflicts } = merged(before, own, bikes(shine));
    expect(contents).toEqual(bikes(shine));
    expect(conflicts).toHaveLength(1);
    expect(conflicts.reduce(withChange, contents)).toEqual(own);
  });

  test("one changes a part of a group that the other removes: it comes back whole, too", () => {
    const tab = { label: "Bikes", icon: "bike" };
    const paged = (fields: object): Contents => ({ pages: [{ ...page, ...fields }] });
    const own = paged({ tab: { ...tab, label: "All bikes" } });
    const { contents, conflicts } = merged(paged({ tab }), own, paged({ title: "Other" }));
    expect(contents).toEqual(paged({ title: "Other" }));
    expect(conflicts.reduce(withChange, contents)).toEqual(
      paged({ title: "Other", tab: { ...tab, label: "All bikes" } }),
    );
  });

  describe("a list whose entries have no numbers", () => {
    const phones = (...list: string[]): Contents => ({
      ...before,
      business: { ...business, phones: list },
    });

    test.each<[string, Contents, Contents, Contents]>([
      ["both add one", phones("1", "2", "3"), phones("1", "2", "4"), phones("1", "2", "4", "3")],
      ["one adds, one takes away", phones("1", "2", "3"), phones("2"), phones("2", "3")],
      ["each changes another one", phones("7", "2"), phones("1", "8"), phones("7", "8")],
      [
        "one changes the order, one adds",
        phones("2", "1"),
        phones("1", "2", "3"),
        phones("2", "1", "3"),
      ],
      ["both take the same away", phones("1"), phones("1"), phones("1")],
      [
        "links with fields",
        withFooter([link("Us", "a"), link("Privacy", "b"), link("Terms", "c")]),
        withFooter([link("Us", "d"), link("Privacy", "b"), link("Terms", "b")]),
        withFooter([link("Us", "d"), link("Privacy", "b"), link("Terms", "c")]),
      ],
    ])("%s: both stand", (_what, own, others, together) => {
      const { contents, conflicts } = merged(before, own, others);
      expect(contents).toEqual(together);
      expect(conflicts).toEqual([]);
    });

    test.each<[string, Contents, Contents]>([
      ["both change one", phones("1", "3"), phones("1", "4")],
      ["one takes away what the other changes", phones("1"), phones("1", "4")],
      ["one entry twice", phones("1", "2", "2"), phones("1", "2", "3")],
      ["one changes an entry to what the other adds", phones("1", "3"), phones("1", "2", "3")],
      ["both put one first", phones("3", "1", "2"), phones("4", "1", "2")],
      ["one puts one first, one turns the order", phones("3", "1", "2"), phones("2", "1")],
      ["both take away until none is left", phones("2"), phones("1")],
      [
        "both change one entry with fields, each another field",
        withFooter([link("Us", "d"), link("Privacy", "b")]),
        withFooter([link("We", "a"), link("Privacy", "b")]),
      ],
      [
        "one takes an entry away and changes the next, the other changes the first",
        withFooter([link("Privacy", "d")]),
        withFooter([link("We", "a"), link("Privacy", "b")]),
      ],
    ])("%s: somebody decides", (_what, own, others) => {
      const { contents, conflicts } = merged(before, own, others);
      expect(contents).toEqual(others);
      expect(conflicts.reduce(withChange, contents)).toEqual(own);
    });
  });

  test("what stands at an order is the order, whatever was added or removed since", () => {
    const three = { ...dio, id: 6, name: "Activa" };
    const start = bikes(dio, shine, three);
    const found = merged(start, bikes(shine, dio, three), bikes(three, dio, shine));
    const [conflict] = found.conflicts;
    if (conflict === undefined) throw new Error("Both have changed the order");
    const standing = valueAt(found.contents, conflict);
    expect(standing).toEqual([6, 4, 5]);
    expect(valueAt(bikes(three, { ...dio, id: 9 }, dio, shine), conflict)).toEqual(standing);
    expect(standsAt(bikes(three, shine), conflict, standing)).toBe(true);
    expect(standsAt(bikes(shine, three), conflict, standing)).toBe(false);
  });
});

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

test("of two that both have added under one name it is said what each has", () => {
  const page = (fields: object) => ({
    pages: [{ id: 1, catalogue: "cars", title: "Cars", ...fields }],
  });
  const base = { pages: [] };
  const own = page({ groupBy: "filter", tab: { label: "Cars" } });
  const others = page({ groupBy: "brand" });
  const { contents, conflicts } = merged(base, own, others);
  const [met] = conflicts.map((one) => conflictInWords(one, { base, own, others }, contents));
  expect(met?.theirWords).toEqual(["Cars added to Pages", "groups by “Class”, no tab"]);
  expect(met?.ownWords).toEqual(["Cars added to Pages", "groups by “Kind”, tab label “Cars”"]);
});
