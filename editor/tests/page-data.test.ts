/** @jest-environment node */
import type { RJSFSchema } from "@rjsf/utils";
import { elementsOf, type Element } from "../operations";
import { newElement, withCopy, withMoved } from "../page/elements";
import { errorsOf, formErrors } from "../page/errors-at";
import { formContent } from "../page/form-schema";
import { formSections } from "../page/form-sections";
import { priceColumns, rowsOf, withRow } from "../page/price-cells";
import { kindsOf, plannedItems, type PricePlan } from "../page/price-plan";
import { kilometresOf, normalizedText, numberOf } from "../page/text-values";
import { dataFiles } from "../../src/data-check/catalogue-data";
import { errorsWith, exampleShop } from "../../tests/support/checked-errors";
import { schemas } from "./editor-stub";

describe("price tables", () => {
  const item: Element = {
    id: 1,
    priceDetails: [
      { id: 1, duration: "1 day", price: 499, kms: "120 km", estimated: true },
      { id: 3, duration: "1 week", price: 2799, kms: null },
    ],
  };
  test("have columns for the durations of all items and for added durations, the shortest first", () => {
    const columns = priceColumns([item, { id: 2 }], ["4 weeks", "2 days", "sometimes"]);
    expect(columns).toEqual(["1 day", "2 days", "1 week", "4 weeks", "sometimes"]);
  });
  test("get a row for another duration between shorter and longer ones, with the lowest free id", () => {
    const rows = rowsOf(withRow(item, "2 days", { price: 900 }));
    expect(rows.map(({ id, price }) => [id, price])).toEqual([
      [1, 499],
      [2, 900],
      [3, 2799],
    ]);
  });
});

describe("a typed text", () => {
  test.each([
    ["150", "150 km"],
    ["1,400 km", "1400 km"],
    ["unlimited", "Unlimited km"],
    ["", null],
    ["far", "far"],
  ])("%p in the field of kilometres becomes %p", (typed, kms) => {
    expect(kilometresOf(typed)).toBe(kms);
  });
  test.each([
    ["499", 499],
    [" ₹1,05,000 ", 105000],
    [" Rs. 1,800 /- ", 1800],
    ["", undefined],
    ["4x", "4x"],
    ["-5", -5],
    ["105,000", 105000],
    ["17,500.00", 17500],
    ["12,34", "12,34"],
    ["499 599", "499 599"],
    ["17.724", 17.724],
  ])("%p in the field of a number becomes %p", (text, number) => {
    expect(numberOf(text)).toBe(number);
  });
  const { definitions, properties } = schemas["business.schema.json"] as RJSFSchema;
  const common = (schemas["common.schema.json"] as RJSFSchema).definitions;
  const { url, time, closingTime } = (definitions ?? {}) as Record<string, RJSFSchema>;
  const { siteUrl, phones, address } = (properties ?? {}) as Record<string, RJSFSchema>;
  const { name, slug, duration, extraDistance } = {
    ...common,
    ...(common?.priceDetail as RJSFSchema).properties,
  } as Record<string, RJSFSchema>;
  test.each([
    ["9876501234", "+91 98765 01234", phones?.items],
    ["098765", "098765", phones?.items],
    ["7", "07:00", time],
    ["7.30 am", "07:30", time],
    ["12 am", "00:00", time],
    ["9 pm", "21:00", closingTime],
    ["24:00", "24:00", closingTime],
    ["late", "late", closingTime],
    ["530 045", "530045", address?.properties?.postalCode],
    ["www.example.in/", "https://www.example.in", siteUrl],
    ["example.in/Shop", "https://example.in/Shop", url],
    ["About us", "/about-us", url],
    ["Family rooms", "family-rooms", slug],
    ["2  Weeks", "2 weeks", duration],
    ["₹4 per km", "if exceeds Rs.4/KM", extraDistance],
    ["<Honda> Dio", "<Honda> Dio", name],
  ])("%p becomes %p in the format of the field", (typed, value, schema) => {
    expect(normalizedText(typed, schema as RJSFSchema)).toBe(value);
  });
});

describe("many prices at once", () => {
  const itemWith = (id: number, filter: string, dayPrice: number | string) => ({
    id,
    filter,
    priceDetails: [
      { id: 1, duration: "1 day", price: dayPrice, kms: null },
      { id: 2, duration: "1 week", price: 3500, kms: null },
    ],
  });
  const items = [itemWith(1, "boat", 555), itemWith(2, "raft", 499), itemWith(3, "boat", "4x")];
  const all: PricePlan = { kind: "", duration: "", by: 10, isPercent: true };
  const prices = (plan: Partial<PricePlan>) =>
    plannedItems(items, { ...all, ...plan }).map((item) => rowsOf(item).map(({ price }) => price));
  test.each<[string, Partial<PricePlan>, unknown[]]>([
    ["change by a percentage", {}, [611, 3850, 549, 3850, "4x", 3850]],
    ["of one kind change", { kind: "boat" }, [611, 3850, 499, 3500, "4x", 3850]],
    ["of one column change", { duration: "1 day" }, [611, 3500, 549, 3500, "4x", 3500]],
    ["change by rupees", { by: -20, isPercent: false }, [535, 3480, 479, 3480, "4x", 3480]],
    ["stay above zero and keep a last digit 0 or 9", { by: -100 }, [1, 10, 9, 10, "4x", 10]],
  ])("%s", (_what, plan, expected) => {
    expect(prices(plan).flat()).toEqual(expected);
  });
  test("can be chosen by kind only if there are several kinds", () => {
    expect(kindsOf(items)).toEqual(["boat", "raft"]);
    expect(kindsOf(items.slice(0, 1))).toEqual([]);
  });
});

describe("lists", () => {
  const list = [
    { id: 1, name: "A" },
    { id: 5, name: "B", image: "b", slug: "b", formerSlugs: ["c"] },
  ];
  test("an element is moved with its id", () => {
    expect(withMoved(list, 1, -1).map(({ id }) => id)).toEqual([5, 1]);
    expect(withMoved(list, 0, 1).map(({ id }) => id)).toEqual([5, 1]);
  });
  test("a copy is below its original, with the new id, an empty name and no address", () => {
    expect(withCopy(list, 5, 6).at(-1)).toEqual({ id: 6, name: "", image: "b" });
  });
});

describe("forms", () => {
  test.each(dataFiles)(
    "the sections of %s list no field twice, and one section has all unlisted fields",
    (file) => {
      const sections = formSections[file] ?? [{ title: "All of it" }];
      const fields = sections.flatMap((section) => section.fields ?? []);
      expect(new Set(fields).size).toBe(fields.length);
      expect(sections.filter((section) => section.fields === undefined)).toHaveLength(1);
    },
  );
  test("emptied fields and lists are left out, a new price row gets an id, and a pasted position is split", () => {
    const row = { duration: "1 day", price: 5, estimated: false };
    const day = { day: "Sunday", opens: "10:00" };
    const value = {
      name: "",
      tab: { label: "" },
      alsoCalled: [],
      phones: [],
      otherDays: [{ ...day, closed: false }],
      priceDetails: [{ id: 4, kms: "1 km" }, row],
      position: { latitude: "17.7825, 83.3850" },
    };
    expect(formContent(value)).toEqual({
      phones: [],
      otherDays: [day],
      priceDetails: [
        { id: 4, kms: "1 km" },
        { id: 5, duration: "1 day", price: 5, kms: null },
      ],
      position: { latitude: 17.7825, longitude: 83.385 },
    });
  });
});

describe("errors in a form", () => {
  const bikes = elementsOf(exampleShop.bikes);
  const messagesFor = (items: readonly object[]) => {
    const added = items.map((item, index) => ({ ...bikes[0], ...item, id: 900 + index }));
    const errors = errorsOf(errorsWith({ bikes: [...bikes, ...added] }), "bikes");
    return errors.map(({ path, message }) => [path.slice(1).join("."), message]);
  };
  test("a new item has fields to fill in, and no message that quotes a value", () => {
    const item = newElement(1, schemas["bikes.schema.json"] as RJSFSchema);
    const errors = messagesFor([{ ...item, category: undefined, filter: undefined }]);
    expect(errors).toContainEqual(["name", "still to be filled in"]);
    expect(errors).toContainEqual(["image", "drop a photo here"]);
    expect(errors).toContainEqual(["priceDetails.0.price", "still to be filled in"]);
    expect(errors.filter(([, message]) => /"|images\//.test(message ?? ""))).toEqual([]);
  });
  test("a name of spaces has to be filled in, and its address causes no error", () => {
    expect(messagesFor([{ id: 0, name: "  " }])).toEqual([["name", "still to be filled in"]]);
  });
  test("an error of several fields is shown at each of them", () => {
    const business = exampleShop.business as { readonly openingHours: object };
    const sunday = { day: "Sunday", opens: "10:00", closes: "14:00", closed: true };
    const openingHours = { ...business.openingHours, otherDays: [sunday] };
    const errors = errorsWith({ business: { ...business, openingHours } });
    const dayErrors = formErrors(errors, ["openingHours", "otherDays", 0]);
    expect(Object.keys(dayErrors)).toEqual(["opens", "closes"]);
  });
});
