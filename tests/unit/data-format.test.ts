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
  const saved = list?.root === true ? stored(content, list) : storedFields(content, fields);
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
  const shownImage = { name: "image", widget: "image", choose_url: false };
  const properties = {
    km: { title: "Distance", type: "integer", minimum: 1 },
    latitude: { title: "Latitude", type: "number" },
    away: { title: "Away until", type: "string", format: "date" },
    slug: { title: "Address", description: words, type: "string", pattern: "^[a-z]+$" },
    town: { $ref: "common.schema.json#/definitions/line", title: "Town", description: words },
    drawn: { title: "Drawn", type: "boolean" },
    kinds: { title: "Kinds", type: "array", items: { enum: ["bike", "car"] }, maxItems: 2 },
    pictures: {
      title: "Pictures",
      type: "array",
      items: { type: "object", properties: { image } },
    },
    hours: { title: "Hours", type: "object", properties: { image }, required: ["image"] },
  };
  const places = { type: "object", properties, required: ["km"] };
  expect(formFields("places", { ...schemas, places })).toMatchObject([
    { name: "km", required: true, min: 1, pattern: ["^-?\\d+$", expect.any(String)] },
    { name: "latitude", value_type: "float" },
    { name: "away", widget: "datetime", format: "YYYY-MM-DD", picker_utc: false },
    { name: "slug", required: false, pattern: ["^[a-z]+$", words] },
    {
      name: "town",
      hint: words,
      pattern: [expect.any(String), schemas.common.definitions?.line?.description],
    },
    { name: "drawn", widget: "boolean", required: false },
    { name: "kinds", widget: "select", multiple: true, options: ["bike", "car"], max: 2 },
    { name: "pictures", summary: "{{fields.image}}", thumbnail: "image", fields: [shownImage] },
    { name: "hours", collapsed: true, fields: [{ ...shownImage, required: true }] },
  ]);
});

test("a new entry gets the number after the highest, although numbers are missing between", () => {
  const shop = fixtureData();
  const [car] = shop.cars;
  const cars = [1, 2, 8, 5].flatMap((id) => (car ? { ...car, id } : []));
  const [collection] = cmsConfig(schemas, "owner/name", { ...shop, cars }).collections;
  const list = collection?.files.find(({ name }) => name === "cars")?.fields[0];
  expect(list?.fields).toContainEqual(expect.objectContaining({ name: "id", default: 9 }));
});

test.each([
  [{ title: "Colour", type: "string", contentEncoding: "base64" }, "contentEncoding"],
  [{ title: "Colour", type: ["string", "null"] }, "the type string,null"],
  [{ title: "Colour", allOf: [{ type: "string" }] }, "the type undefined"],
  [{ type: "string" }, "the form needs a title"],
  [{ $ref: "common.schema.json#/definitions/colour" }, "there is no common.schema.json#"],
])("a field with the schema %j stops the build", (colour, message) => {
  const places = { ...schemas.places, items: { type: "object", properties: { colour } } } as object;
  expect(() => formFields("places", { ...schemas, places })).toThrow(message);
});
