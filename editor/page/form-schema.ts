import type { RJSFSchema, UiSchema } from "@rjsf/utils";
import type { DataFile } from "../../src/data-check/catalogue-data";
import { isObject, without } from "../json-values";

/** What a page says of its own items: values by which its words are named, such as `scooty`, and what groups them. */
export type ValuesByField = Readonly<Record<string, readonly string[]>>;

export function formSchema(
  schemas: Readonly<Record<string, unknown>>,
  file: DataFile,
  values: ValuesByField = {},
): RJSFSchema {
  const common = schemas["common.schema.json"] as RJSFSchema;
  const whole = JSON.parse(
    JSON.stringify(schemas[`${file}.schema.json`]).replaceAll("common.schema.json#", "#"),
  ) as RJSFSchema;
  const element = (whole.items ?? whole) as RJSFSchema;
  const text = without(common.definitions?.text as RJSFSchema, "description");
  const properties = { ...element.properties };
  for (const [field, names] of Object.entries(values)) {
    const own = without(properties[field] as RJSFSchema, "additionalProperties");
    const named = names.map((title) => [title, { type: "string", title }] as const);
    const choice = { ...own, enum: [...names] };
    const group = { ...own, properties: Object.fromEntries(named) };
    properties[field] = "enum" in own ? choice : group;
  }
  return {
    // The rules of a whole element are the check's.
    ...without(element, "allOf"),
    title: "",
    properties,
    // What holds for every line of text is said where it is broken.
    definitions: { ...common.definitions, ...whole.definitions, text },
  };
}

const hidden = { "ui:widget": "hidden" };
const words = { "ui:widget": "words", "ui:help": "With commas between them." };

/** The fields of all files that are hidden, or are no plain text, number, choice or tick. */
const uiSchema: UiSchema = {
  id: hidden,
  image: hidden,
  formerSlugs: words,
  alsoCalled: words,
  passes: words,
  ignored: words,
  sameMeaning: { items: words },
  questions: { items: { kinds: { "ui:widget": "checkboxes" } } },
  phrases: { "ui:field": "PhraseTable" },
  ...Object.fromEntries(
    [
      ...["cheap", "below", "kilometres", "people", "sizes", "durations", "numbers", "endings"],
      ...["or", "combinePriceRows"],
    ].map((field) => [field, hidden]),
  ),
};

export function uiSchemaOf(file: DataFile, content: unknown): UiSchema {
  const rows: unknown = isObject(content) ? content.priceDetails : [];
  const isIn = (field: string) =>
    Array.isArray(rows) && rows.some((row) => isObject(row) && row[field] === true);
  const unused = ["estimated", "kmsEstimated"].filter((field) => !isIn(field));
  const row = {
    ...{ id: hidden, kms: { "ui:widget": "kilometres" } },
    ...Object.fromEntries(unused.map((field) => [field, hidden])),
  };
  // Saved links have the shop's name in addresses.
  return {
    ...uiSchema,
    priceDetails: { items: row },
    ...(file === "business" && { slug: hidden }),
  };
}

export function isWord(path: readonly (string | number)[]): boolean {
  const [field = "", ...steps] = path;
  const ui: unknown = uiSchema[field];
  return (ui === words && steps.length === 1) || (field === "sameMeaning" && steps.length === 2);
}

const optional = new Set([
  ...["formerSlugs", "alsoCalled", "passes", "links", "otherDays", "closedSeasons"],
  ...["illustration", "estimated", "kmsEstimated", "closed", "contact", "everyYear", "hasDriver"],
]);

/** The data without emptied fields, with a number in each new row of a price list. */
export function formContent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(formContent);
  if (!isObject(value)) return value;
  // Maps show both numbers of a position together.
  const pair = /^\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*$/.exec(String(value.latitude));
  if (pair !== null) return { ...value, latitude: Number(pair[1]), longitude: Number(pair[2]) };
  const fields = Object.entries(value).map(([name, field]) => {
    const content = formContent(field);
    return [name, name === "priceDetails" ? numbered(content) : content] as const;
  });
  return Object.fromEntries(
    fields.filter(([name, field]) => {
      if (field === undefined || field === "") return false;
      if (isObject(field)) return Object.keys(field).length > 0;
      const isEmpty = field === false || (Array.isArray(field) && field.length === 0);
      return !(isEmpty && optional.has(name));
    }),
  );
}

function numbered(rows: unknown): unknown {
  if (!Array.isArray(rows)) return rows;
  const list = rows.map((row: unknown) => (isObject(row) ? row : {}));
  let last = Math.max(0, ...list.map(({ id }) => Number(id ?? 0)));
  return list.map((row) => ({ id: row.id ?? (last += 1), ...row, kms: row.kms ?? null }));
}
