import { readFileSync } from "node:fs";
import { cmsConfig } from "../../src/gatsby/cms/cms-config";
import { type FormField, formFields, type Schemas } from "../../src/gatsby/cms/cms-fields";
import { dataFiles } from "../../src/data-check/catalogue-data";
import { schemas as checkedSchemas } from "../../src/data-check/schema-check";
import { fixtureData } from "../support/fixture-data";

const schemas: Schemas = checkedSchemas;

/** A value as the form stores it: fields in their order, no empty field, and each tick box. */
function stored(value: unknown, { widget, fields }: FormField): unknown {
  if (widget === "list" && fields !== undefined)
    return (value as object[]).map((entry) => storedFields(entry, fields));
  return widget === "object" ? storedFields(value as object, fields ?? []) : value;
}

function storedFields(object: object, fields: readonly FormField[]): object {
  const values = object as Readonly<Record<string, unknown>>;
  const entries = fields.flatMap((field) => {
    const value = values[field.name] ?? (field.widget === "boolean" ? false : undefined);
    return value === undefined ? [] : [[field.name, stored(value, field)] as const];
  });
  return Object.fromEntries(entries);
}

test.each(dataFiles)("%s.json stays the same if its form is saved without a change", (file) => {
  const text = readFileSync(`data/${file}.json`, "utf8");
  const content = JSON.parse(text) as object;
  const fields = formFields(file, schemas);
  const [list] = fields;
  const saved =
    list && Array.isArray(content) ? stored(content, list) : storedFields(content, fields);
  expect(text).toBe(`${JSON.stringify(saved, null, 2)}\n`);
});

test("the first fields of an item are those that change most", () => {
  for (const file of ["bikes", "cars", "hotels", "taxis"] as const) {
    const names = formFields(file, schemas)[0]?.fields?.map(({ name }) => name);
    expect(names?.slice(0, 4)).toEqual(["name", "priceDetails", "awayUntil", "image"]);
  }
});

test("the form requires a field, and limits its value, as the schema says and in its words", () => {
  const words = "Small letters.";
  const image = { title: "Photo", type: "string", contentMediaType: "image/*" };
  const kind = { title: "Kind", type: "string", enum: ["bike", "car"] };
  const properties = {
    km: { title: "Distance", type: "integer", minimum: 1, maximum: 1500 },
    latitude: { title: "Latitude", type: "number", minimum: 6, maximum: 38 },
    to: { title: "Away until", type: "string", format: "date" },
    slug: { title: "Address", description: words, type: "string", pattern: "^[a-z]+$" },
    town: { $ref: "common.schema.json#/definitions/name", description: words },
    drawn: { title: "Drawn", type: "boolean" },
    country: { const: "IN" },
    labels: { title: "Labels", type: "object" },
    kinds: { title: "Kinds", type: "array", items: kind, minItems: 1, maxItems: 2 },
    phones: { title: "Phones", type: "array", items: { title: "Phone", type: "string" } },
    hotels: { title: "Rooms", type: "array", items: { type: "object", properties: { kind } } },
    cars: { title: "Cars", type: "array", items: { type: "object", properties: { kind, image } } },
    hours: { title: "Hours", type: "object", properties: { kind, image }, required: ["image"] },
  };
  const items = { type: "object", properties, required: ["km", "hours"] };
  const places = { title: "Places", type: "array", items };
  const { pattern, description } = schemas.common.definitions?.line ?? {};
  const number = { widget: "number", value_type: "float" };
  const list = { widget: "list", required: false, collapsed: true };
  const shownKind = { name: "kind", required: false, widget: "select", options: ["bike", "car"] };
  const shownImage = { name: "image", required: true, widget: "image", choose_url: false };
  const fields = [
    { ...number, name: "km", min: 1, max: 1500, pattern: ["^-?\\d+$", expect.any(String)] },
    { ...number, name: "latitude", step: 0.00001, min: 6, max: 38 },
    { name: "to", widget: "datetime", format: "YYYY-MM-DD", time_format: false, picker_utc: false },
    { name: "slug", hint: words, required: false, pattern: ["^[a-z]+$", words] },
    { name: "town", label: "Name", hint: words, maxlength: 80, pattern: [pattern, description] },
    { name: "drawn", widget: "boolean", required: false },
    { name: "country", widget: "hidden", default: "IN" },
    { name: "labels", widget: "keyvalue" },
    { ...shownKind, name: "kinds", multiple: true, min: 1, max: 2 },
    { name: "phones", widget: "list", field: { widget: "string", pattern: undefined } },
    {
      ...list,
      name: "hotels",
      summary: "{{fields.name}}, {{fields.location}}",
      thumbnail: undefined,
    },
    { ...list, name: "cars", summary: "{{fields.kind}}", thumbnail: "image" },
    { name: "hours", widget: "object", collapsed: false, fields: [shownKind, shownImage] },
  ];
  expect(formFields("places", { ...schemas, places })).toMatchObject([
    { ...list, name: "places", label: "Places", required: true, root: true, fields },
  ]);
});

test("a new entry gets the number after the highest, although numbers are missing between", () => {
  const shop = fixtureData();
  const [car] = shop.cars;
  const cars = [1, 2, 8, 5].flatMap((id) => (car ? { ...car, id } : []));
  const [collection] = cmsConfig(schemas, "owner/name", { ...shop, cars }).collections;
  const fields = collection?.files.flatMap(({ fields: [list] }) => list?.fields ?? []) ?? [];
  const numbers = fields.map((field) => field.default).filter((value) => typeof value === "number");
  expect(numbers).toEqual([104, 9, 8, 7, 5]);
});

test.each([
  [{ title: "Colour", type: "string", contentEncoding: "base64" }, "contentEncoding"],
  [{ title: "Colour", type: ["string", "null"] }, "the type string,null"],
  [{ title: "Colour", allOf: [{ type: "string" }] }, "the type undefined"],
  [{ type: "string" }, "places.colour: the form needs a title"],
  [{ title: "Colour", type: "array" }, "the form needs items"],
  [{ $ref: "#/definitions/colour" }, "there is no #/definitions/colour"],
])("a field with the schema %j stops the build", (colour, message) => {
  const places = { ...schemas.places, items: { type: "object", properties: { colour } } } as object;
  expect(() => formFields("places", { ...schemas, places })).toThrow(message);
});
