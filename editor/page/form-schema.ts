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
  // A form resolves references in one schema alone.
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
const countedWords = { items: { words } };

/** The fields of all files that are made by the editor, or are no plain text, number, choice or tick. */
export const uiSchema: UiSchema = {
  id: hidden,
  acknowledged: hidden,
  image: hidden,
  formerSlugs: words,
  alsoCalled: words,
  people: words,
  below: words,
  cheap: words,
  endings: words,
  or: words,
  ignored: words,
  sizes: countedWords,
  durations: countedWords,
  numbers: countedWords,
  sameMeaning: { items: words },
  questions: { items: { kinds: { "ui:widget": "checkboxes" } } },
  phrases: { "ui:field": "PhraseTable" },
  priceDetails: { items: { id: hidden, kms: { "ui:widget": "kilometres" } } },
};

export function isWord(path: readonly (string | number)[]): boolean {
  const [field = "", ...steps] = path;
  const ui: unknown = uiSchema[field];
  const isInList =
    (ui === words && steps.length === 1) || (field === "sameMeaning" && steps.length === 2);
  return isInList || (ui === countedWords && steps[1] === "words" && steps.length === 3);
}

/** Fields that the data leaves out where nothing is in them. */
const optional = new Set([
  ...["formerSlugs", "alsoCalled", "links", "otherDays", "closedSeasons"],
  ...["illustration", "estimated", "kmsEstimated", "closed", "contact", "everyYear", "hasDriver"],
]);

/**
 * What a form holds, as the data is to hold it: emptied fields are left out, a new row of a price
 * list gets a number, and kilometres that nobody has typed are told on call.
 */
export function formContent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(formContent);
  if (!isObject(value)) return value;
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
