import type { RJSFSchema, UiSchema } from "@rjsf/utils";
import type { DataFile } from "../../src/data-check/catalogue-data";
import { isObject, omit } from "../json-values";

export type ChoicesByField = Readonly<Record<string, readonly string[]>>;

export function formSchema(
  schemas: Readonly<Record<string, unknown>>,
  file: DataFile,
  choicesByField: ChoicesByField = {},
): RJSFSchema {
  const common = schemas["common.schema.json"] as RJSFSchema;
  const fileSchema = JSON.parse(
    JSON.stringify(schemas[`${file}.schema.json`]).replaceAll("common.schema.json#", "#"),
  ) as RJSFSchema;
  const element = (fileSchema.items ?? fileSchema) as RJSFSchema;
  // The common description of texts is left out, because errors state the same.
  const text = omit(common.definitions?.text as RJSFSchema, "description");
  const properties = { ...element.properties };
  for (const [field, choices] of Object.entries(choicesByField)) {
    const schema = omit(properties[field] as RJSFSchema, "additionalProperties");
    const texts = choices.map((title) => [title, { type: "string", title }] as const);
    properties[field] =
      "enum" in schema
        ? { ...schema, enum: [...choices] }
        : { ...schema, properties: Object.fromEntries(texts) };
  }
  return {
    // The data check, not the form, applies rules across fields.
    ...omit(element, "allOf"),
    title: "",
    properties,
    definitions: { ...common.definitions, ...fileSchema.definitions, text },
  };
}

const wordList = { "ui:widget": "words", "ui:help": "With commas between them." };

const uiSchema: UiSchema = {
  ...uiSchemaWithHidden(["id", "image", "combinePriceRows"]),
  ...uiSchemaWithHidden(["cheap", "below", "kilometres", "people", "sizes"]),
  ...uiSchemaWithHidden(["durations", "numbers", "endings", "or"]),
  formerSlugs: wordList,
  alsoCalled: wordList,
  passes: wordList,
  ignored: wordList,
  sameMeaning: { items: wordList },
  questions: { items: { kinds: { "ui:widget": "checkboxes" } } },
  phrases: { "ui:field": "PhraseTable" },
};

export function uiSchemaOf(file: DataFile, content: unknown): UiSchema {
  const rows: unknown = isObject(content) ? content.priceDetails : [];
  const isUsed = (field: string) =>
    Array.isArray(rows) && rows.some((row) => isObject(row) && row[field] === true);
  const unusedFields = ["estimated", "kmsEstimated"].filter((field) => !isUsed(field));
  return {
    ...uiSchema,
    priceDetails: {
      items: {
        ...uiSchemaWithHidden(["id", ...unusedFields]),
        kms: { "ui:widget": "kilometres" },
      },
    },
    // The shop's slug must not change, because saved links contain it.
    ...uiSchemaWithHidden(file === "business" ? ["slug"] : []),
  };
}

function uiSchemaWithHidden(fields: readonly string[]): UiSchema {
  return Object.fromEntries(fields.map((field) => [field, { "ui:widget": "hidden" }]));
}

export function isWordListEntry(path: readonly (string | number)[]): boolean {
  const [field = "", ...steps] = path;
  const ui: unknown = uiSchema[field];
  return (ui === wordList && steps.length === 1) || (field === "sameMeaning" && steps.length === 2);
}

/** Fields that are removed when they are false or an empty list. */
const optionalFields = new Set([
  ...["formerSlugs", "alsoCalled", "passes", "links", "otherDays", "closedSeasons"],
  ...["illustration", "estimated", "kmsEstimated", "closed", "contact", "everyYear", "hasDriver"],
]);

/** Removes empty fields, adds ids to new price rows, and splits a pasted "latitude, longitude". */
export function formContent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(formContent);
  if (!isObject(value)) return value;
  const pair = /^\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*$/.exec(String(value.latitude));
  if (pair !== null) return { ...value, latitude: Number(pair[1]), longitude: Number(pair[2]) };
  const fields = Object.entries(value).map(([name, field]) => {
    const content = formContent(field);
    return [name, name === "priceDetails" ? withRowIds(content) : content] as const;
  });
  return Object.fromEntries(fields.filter(([name, field]) => !isEmptyField(name, field)));
}

function isEmptyField(name: string, field: unknown): boolean {
  if (field === undefined || field === "") return true;
  if (isObject(field)) return Object.keys(field).length === 0;
  const isEmpty = field === false || (Array.isArray(field) && field.length === 0);
  return isEmpty && optionalFields.has(name);
}

function withRowIds(rows: unknown): unknown {
  if (!Array.isArray(rows)) return rows;
  const list = rows.map((row: unknown) => (isObject(row) ? row : {}));
  let lastId = Math.max(0, ...list.map(({ id }) => Number(id ?? 0)));
  return list.map((row) => ({ id: row.id ?? (lastId += 1), ...row, kms: row.kms ?? null }));
}
