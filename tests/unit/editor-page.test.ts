/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import type { RJSFSchema } from "@rjsf/utils";
import { elementsOf } from "../../editor/operations";
import { withCopy, withMoved, withNew } from "../../editor/page/elements";
import { errorsOf, formErrors } from "../../editor/page/errors-at";
import { formContent, formPlan } from "../../editor/page/form-schema";
import { formSections } from "../../editor/page/form-sections";
import { leftAddresses } from "../../editor/page/left-addresses";
import { cataloguesWithoutPage, withPageFor } from "../../editor/page/new-page";
import { previewPath } from "../../editor/page/preview-path";
import {
  type Item,
  priceColumns,
  withConfirmedPrice,
  withKilometres,
  withPrice,
} from "../../editor/page/price-cells";
import { typedNumber } from "../../editor/page/typed-number";
import { catalogueNames, dataFiles } from "../../src/data-check/catalogue-data";
import { errorsWith, exampleShop } from "../support/checked-errors";

const schemas = Object.fromEntries(
  readdirSync("data/schema").map((name) => [
    name,
    JSON.parse(readFileSync(`data/schema/${name}`, "utf8")) as unknown,
  ]),
);

describe("price tables", () => {
  const item: Item = {
    id: 1,
    priceDetails: [
      { id: 1, duration: "1 day", price: 499, kms: "120 km", estimated: true },
      { id: 3, duration: "1 week", price: 2799, kms: null },
    ],
  };
  test("have the durations of all items, the shortest first", () => {
    const columns = priceColumns([item, { id: 2 }], ["4 weeks", "2 days", "sometimes"]);
    const durations = ["1 day", "2 days", "1 week", "4 weeks", "sometimes"];
    expect(columns.map(({ duration }) => duration)).toEqual(durations);
  });
  test("a price for another duration is a row in its place, with a number of its own", () => {
    expect(withPrice(item, "2 days", 900).priceDetails?.map(({ id }) => id)).toEqual([1, 4, 3]);
  });
  test("an emptied price is a row less, another price keeps what else the row has", () => {
    expect(withPrice(item, "1 week", undefined).priceDetails).toHaveLength(1);
    expect(withPrice(item, "1 day", 549).priceDetails?.[0]).toMatchObject({ kms: "120 km" });
  });
  test("a confirmed price is estimated no more", () => {
    expect(withConfirmedPrice(item, "1 day").priceDetails?.[0]).not.toHaveProperty("estimated");
  });
  test.each([
    ["150", "150 km"],
    ["1,400 km", "1400 km"],
    ["unlimited", "Unlimited km"],
    ["", null],
    ["far", "far"],
  ])("kilometres typed as %p are %p", (typed, kms) => {
    expect(withKilometres(item, "1 day", typed).priceDetails?.[0]?.kms).toBe(kms);
  });
  test.each([
    ["499", true, 499],
    [" ₹1,05,000 ", true, 105000],
    [" Rs. 1,800 /- ", true, 1800],
    ["", true, undefined],
    ["4x", true, "4x"],
    ["-5", true, -5],
    ["105,000", true, 105000],
    ["12,34", true, "12,34"],
    ["499 599", true, "499 599"],
    ["17.724", false, 17.724],
    ["17,724", false, "17,724"],
  ])("a number typed as %p, whole: %p, is %p", (text, isWhole, number) => {
    expect(typedNumber(text, isWhole)).toBe(number);
  });
});

describe("lists", () => {
  const list = [
    { id: 1, name: "A", kind: "x", exceed: "y", image: "a", priceDetails: [{ duration: "1 day" }] },
    { id: 5, name: "B", kind: "x", exceed: "y", image: "b", acknowledged: {}, priceDetails: [] },
  ];
  test("an element is moved with its id, and not beyond the ends", () => {
    expect(withMoved(list, 5, -1).map(({ id }) => id)).toEqual([5, 1]);
    expect(withMoved(list, 5, 1)).toBe(list);
  });
  test("a copy is below, under another id and name, and has nothing acknowledged", () => {
    const [, , copy] = withCopy(list, 5, 6);
    expect(copy).toMatchObject({ id: 6, name: "B (copy)", image: "b" });
    expect(copy).not.toHaveProperty("acknowledged");
    expect(withCopy([{ id: 1, name: " " }], 1, 2)[1]).toEqual({ id: 2, name: " " });
  });
  test("a new one has what most share and every one needs, and nothing of its own", () => {
    const added = withNew(list, 6, ["name", "kind", "image", "priceDetails"]).at(-1);
    expect(added).toMatchObject({ id: 6, name: "", kind: "x", image: "" });
    expect(added).not.toHaveProperty("exceed");
  });
  test("the first one of a catalogue has what the schema fixes", () => {
    const priceDetails = [{ id: 1, duration: "1 day", kms: null }];
    const first = { id: 1, type: true, name: "", image: "", priceDetails };
    expect(withNew([], 1, ["type", "name", "priceDetails"], { type: true })).toEqual([first]);
    expect(withNew([], 1, ["name", "km"])).toEqual([{ id: 1, name: "" }]);
  });
});

describe("a page that is published and gets another address", () => {
  const business = { slug: "shop" };
  const bikes = { id: 1, title: "Bikes", path: "/bikes", match: "exact" };
  const rooms = { id: 2, title: "Rooms", path: "/rooms-", match: "prefix" };
  const left = (...pages: object[]) =>
    leftAddresses({ business, pages: [bikes, rooms] }, { business, pages });
  test("leaves the one that people have saved, and says so", () => {
    const [found] = left({ ...bikes, path: "/two-wheelers" }, rooms);
    expect(found?.words).toMatch(/^Bikes has .* \/bikes /);
    const [other] = left(bikes, { ...rooms, path: "/hotels-" });
    expect(other?.words).toMatch(/saved \/rooms-shop .* write \/rooms- at “Address”/);
  });
  test("keeps it under another title, and a removed or a new page has none to keep", () => {
    expect(left({ ...bikes, title: "Two wheelers" })).toEqual([]);
    expect(left(bikes, rooms, { ...bikes, id: 3, path: "/new" })).toEqual([]);
  });
});

describe("a page for a kind", () => {
  const pages = elementsOf(exampleShop.pages);
  const without = (catalogue: string) => ({
    ...exampleShop,
    pages: pages.filter((page) => page.catalogue !== catalogue),
  });
  test("is missing only where no page lists the catalogue", () => {
    expect(cataloguesWithoutPage(exampleShop)).toEqual([]);
    expect(cataloguesWithoutPage(without("cars"))).toEqual(["cars"]);
  });
  test.each(catalogueNames)("comes back as it was published: %s", (catalogue) => {
    const earlier = pages.find((page) => page.catalogue === catalogue) ?? null;
    expect(withPageFor(catalogue, without(catalogue), earlier, 900).at(-1)).toEqual(earlier);
  });
  test.each(catalogueNames)("lacks nothing but words where it is new: %s", (catalogue) => {
    const added = { pages: withPageFor(catalogue, without(catalogue), null, 900) };
    const errors = errorsOf(errorsWith(added), "pages");
    expect(errors.map(({ path, rule }) => [path.at(-1), rule]).sort()).toEqual(
      ["noun", "opening", "title"].map((field) => [field, "still to be filled in"]),
    );
  });
  test("has anew what other pages have meanwhile", () => {
    const earlier = { id: 1, catalogue: "cars", path: "/cars", match: "prefix", title: "Cars" };
    const others = [{ id: 1, catalogue: "bikes", path: "/cars", match: "exact" }];
    const added = withPageFor("cars", { ...exampleShop, pages: others }, earlier, 900).at(-1);
    expect(added).toMatchObject({ id: 900, title: "Cars", match: "exact" });
    expect(added?.path).toMatch(/^\/cars-./);
  });
});

test.each([
  ["cars", [{}], "/cars"],
  ["hotels", [{}], "/rooms-shop"],
  ["changes", [{}], "/cars"],
  ["cars", [], "/rooms-shop"],
] as const)("for %s, with %j as the cars, the preview shows %s", (file, cars, expected) => {
  const pages = [
    { catalogue: "cars", path: "/cars", match: "exact" },
    { catalogue: "hotels", path: "/rooms-", match: "prefix" },
  ];
  const contents = { business: { slug: "shop" }, pages, cars, hotels: [{}] };
  expect(previewPath(contents, file)).toBe(expected);
  expect(previewPath({ pages: "broken" }, file)).toBe("/");
});

describe("forms", () => {
  /** The titles of fields that are not in a list, whose entries have names of their own. */
  const titles = ({ properties = {} }: RJSFSchema): string[] =>
    Object.values(properties as Record<string, RJSFSchema>).flatMap((field) =>
      "const" in field ? [] : [field.title ?? "", ...titles(field)],
    );
  test.each(dataFiles)("the form of %s has all references in place, and no label twice", (file) => {
    const { schema, shownFields } = formPlan(schemas, file);
    expect(JSON.stringify(schema)).not.toContain("$ref");
    expect(shownFields.length).toBeGreaterThan(0);
    const labels = titles(schema);
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
  });
  test.each(dataFiles)("the headings of %s have every field once", (file) => {
    const { shownFields } = formPlan(schemas, file);
    const fields = formSections(file, shownFields).flatMap((section) => section.fields);
    expect([...fields].sort()).toEqual([...shownFields].sort());
  });
  test("business has no field without a heading", () => {
    const { shownFields } = formPlan(schemas, "business");
    expect(formSections("business", shownFields).map(({ title }) => title)).not.toContain("");
  });
  test("emptied fields and lists are left out, and new rows get a number", () => {
    const row = { duration: "1 day", price: 5, estimated: false };
    const day = { day: "Sunday", opens: "10:00" };
    const value = {
      name: "",
      tab: { label: "" },
      alsoCalled: [],
      phones: [],
      otherDays: [{ ...day, closed: false }],
      priceDetails: [{ id: 4, kms: "1 km" }, row],
    };
    expect(formContent(value)).toEqual({
      phones: [],
      otherDays: [day],
      priceDetails: [
        { id: 4, kms: "1 km" },
        { id: 5, duration: "1 day", price: 5, kms: null },
      ],
    });
  });
});

describe("what is wrong is said to somebody who sees no file", () => {
  const bikes = elementsOf(exampleShop.bikes);
  const told = (items: readonly Item[]) => {
    const made = items.map((item, index) => ({ ...bikes[0], ...item, id: 900 + index }));
    const errors = errorsOf(errorsWith({ bikes: [...bikes, ...made] }), "bikes");
    return errors.map(({ path, rule }) => [path.slice(1).join("."), rule]);
  };
  test("a new item has fields to fill in, and nothing else", () => {
    const [item] = withNew([], 1, ["priceDetails"]) as readonly Item[];
    if (item === undefined) throw new Error("No new item");
    const errors = told([{ ...item, category: undefined, filter: undefined }]);
    expect(errors).toContainEqual(["name", "still to be filled in"]);
    expect(errors).toContainEqual(["image", "drop a photo here"]);
    expect(errors).toContainEqual(["priceDetails.0.price", "still to be filled in"]);
    expect(errors.filter(([, rule]) => /"|images\//.test(rule ?? ""))).toEqual([]);
  });
  test("a name of blanks is to be filled in, and asks for no address", () => {
    expect(told([{ id: 0, name: "  " }])).toEqual([["name", "still to be filled in"]]);
  });
  test("a name that another item has is marked where it was typed, too", () => {
    const twins = [{ name: "Ray" }, { name: "Ray" }].map((item) => ({ ...item, id: 0 }));
    const errors = told(twins);
    expect(errors.map(([field]) => field)).toEqual(["slug", "name"]);
    expect(new Set(errors.map(([, rule]) => rule)).size).toBe(1);
  });
  test.each<[string, object, readonly string[]]>([
    [
      "that is closed and has hours",
      { opens: "10:00", closes: "14:00", closed: true },
      ["opens", "closes"],
    ],
    ["that opens and does not close", { opens: "10:00" }, ["closes"]],
  ])("a day %s is wrong at what it has too much or too little", (_what, day, wrong) => {
    const business = exampleShop.business as { readonly openingHours: object };
    const openingHours = { ...business.openingHours, otherDays: [{ day: "Sunday", ...day }] };
    const errors = errorsWith({ business: { ...business, openingHours } });
    const found = formErrors(errors, ["openingHours", "otherDays", 0]);
    expect(Object.keys(found)).toEqual(wrong);
  });
});
