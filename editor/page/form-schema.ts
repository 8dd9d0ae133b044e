import type { RJSFSchema, UiSchema } from "@rjsf/utils";
import type { DataFile } from "../../src/data-check/catalogue-data";
import { isObject, without } from "../json-values";

/** Choices for fields of a page, such as `scooty` from its items. */
export type ValuesByField = Readonly<Record<string, readonly string[]>>;

export function formSchema(
  schemas: Readonly<Record<string, unknown>>,
  file: DataFile,
  values: ValuesByField = {},
): RJSFSchema {
  const common = schemas["common.schema.json"] as RJSFSchema;
  const fileSchema = JSON.parse(
    JSON.stringify(schemas[`${file}.schema.json`]).replaceAll("common.schema.json#", "#"),
  ) as RJSFSchema;
  const element = (fileSchema.items ?? fileSchema) as RJSFSchema;
  const text = without(common.definitions?.text as RJSFSchema, "description");
  const properties = { ...element.properties };
  for (const [field, choices] of Object.entries(values)) {
    const schema = without(properties[field] as RJSFSchema, "additionalProperties");
    const texts = choices.map((title) => [title, { type: "string", title }] as const);
    const select = { ...schema, enum: [...choices] };
    const group = { ...schema, properties: Object.fromEntries(texts) };
    properties[field] = "enum" in schema ? select : group;
  }
  return {
    // The data check applies rules across fields.
    ...without(element, "allOf"),
    title: "",
    properties,
    // An error states the rule of a text, so the form does not.
    definitions: { ...common.definitions, ...fileSchema.definitions, text },
  };
}

const hidden = { "ui:widget": "hidden" };
const wordList = { "ui:widget": "words", "ui:help": "With commas between them." };

/** Fields that are hidden or need another widget than the default. */
const uiSchema: UiSchema = {
  id: hidden,
  image: hidden,
  formerSlugs: wordList,
  alsoCalled: wordList,
  passes: wordList,
  ignored: wordList,
  sameMeaning: { items: wordList },
  questions: { items: { kinds: { "ui:widget": "checkboxes" } } },
  phrases: { "ui:field": "PhraseTable" },
  cheap: hidden,
  below: hidden,
  kilometres: hidden,
  people: hidden,
  sizes: hidden,
  durations: hidden,
  numbers: hidden,
  endings: hidden,
  or: hidden,
  combinePriceRows: hidden,
};

export function uiSchemaOf(file: DataFile, content: unknown): UiSchema {
  const rows: unknown = isObject(content) ? content.priceDetails : [];
  const isUsed = (field: string) =>
    Array.isArray(rows) && rows.some((row) => isObject(row) && row[field] === true);
  const unused = ["estimated", "kmsEstimated"].filter((field) => !isUsed(field));
  const row = {
    id: hidden,
    kms: { "ui:widget": "kilometres" },
    ...Object.fromEntries(unused.map((field) => [field, hidden])),
  };
  // Saved links contain the shop's slug.
  return {
    ...uiSchema,
    priceDetails: { items: row },
    ...(file === "business" && { slug: hidden }),
  };
}

export function isWordListEntry(path: readonly (string | number)[]): boolean {
  const [field = "", ...steps] = path;
  const ui: unknown = uiSchema[field];
  return (ui === wordList && steps.length === 1) || (field === "sameMeaning" && steps.length === 2);
}

const optional = new Set([
  ...["formerSlugs", "alsoCalled", "passes", "links", "otherDays", "closedSeasons"],
  ...["illustration", "estimated", "kmsEstimated", "closed", "contact", "everyYear", "hasDriver"],
]);

/** Removes empty fields and numbers new price rows. */
export function formContent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(formContent);
  if (!isObject(value)) return value;
  // Maps show latitude and longitude as one text.
  const pair = /^\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*$/.exec(String(value.latitude));
  if (pair !== null) return { ...value, latitude: Number(pair[1]), longitude: Number(pair[2]) };
  const fields = Object.entries(value).map(([name, field]) => {
    const content = formContent(field);
    return [name, name === "priceDetails" ? withRowIds(content) : content] as const;
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

function withRowIds(rows: unknown): unknown {
  if (!Array.isArray(rows)) return rows;
  const list = rows.map((row: unknown) => (isObject(row) ? row : {}));
  let lastId = Math.max(0, ...list.map(({ id }) => Number(id ?? 0)));
  return list.map((row) => ({ id: row.id ?? (lastId += 1), ...row, kms: row.kms ?? null }));
}
