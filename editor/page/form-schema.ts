import type { RJSFSchema, UiSchema } from "@rjsf/utils";
import type { DataFile } from "../../src/data-check/catalogue-data";
import { fieldWords, optionWords } from "../../src/data-check/field-words";
import { isObject, without } from "../json-values";

type Schema = Readonly<Record<string, unknown>>;
type Schemas = Readonly<Record<string, unknown>>;

/** Fields that a form does not show: made by the editor, or edited in a way of their own. */
const ownWay = new Set(["id", "acknowledged", "image"]);
/** Fields whose names are values of the data. */
const byValue = new Set(["labels", "groupNotes"]);

export interface FormPlan {
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
  /** Names of the fields that the form shows. */
  readonly shownFields: readonly string[];
}

/** The form of an element of a data file that is a list, or of the file where it is none. */
export function formPlan(schemas: Schemas, file: DataFile): FormPlan {
  const name = `${file}.schema.json`;
  const whole = schemas[name] as Schema;
  const schema = inlined(schemas, name, (whole.items ?? whole) as Schema);
  const fields = Object.entries(schema.properties ?? {}) as [string, RJSFSchema][];
  const shownFields = fields.flatMap(([field, own]) => (isInForm(field, own) ? [field] : []));
  return { schema: { ...schema, title: "" }, uiSchema: uiOf(schema), shownFields };
}

/** Parts of a schema that a form does not need: its rules are the check's. */
const unused = ["$id", "$schema", "definitions", "allOf"];

/** A schema with what it refers to in its place, titles in plain words, and no rules of its own. */
function inlined(schemas: Schemas, file: string, schema: Schema, field = ""): RJSFSchema {
  const { $ref, ...fields } = schema;
  const own = unused.reduce(without, fields);
  if (typeof $ref === "string") {
    const [otherFile, pointer = ""] = $ref.split("#/");
    const target = otherFile === "" || otherFile === undefined ? file : otherFile;
    const found = pointer
      .split("/")
      .reduce<unknown>((value, step) => (value as Schema)[step], schemas[target]) as Schema;
    const words = pointer.endsWith("/searchWord") ? { isSearchWord: true } : {};
    // What holds for every line of text is said where it is broken.
    const shown = pointer.endsWith("/text") ? without(found, "description") : found;
    return inlined(schemas, target, { ...shown, ...own, ...words }, field);
  }
  const { properties, items, additionalProperties, ...rest } = own;
  const description = fields.description;
  const isMap = typeof additionalProperties === "object" && additionalProperties !== null;
  return {
    ...rest,
    additionalProperties: isMap
      ? inlined(schemas, file, additionalProperties as Schema)
      : additionalProperties,
    ...(description === undefined ? {} : { description }),
    ...(field === "" ? {} : { title: fieldWords(field) }),
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(properties as Record<string, Schema>).map(([name, value]) => [
              name,
              inlined(schemas, file, value, name),
            ]),
          ),
        }),
    ...(items === undefined ? {} : { items: inlined(schemas, file, items as Schema) }),
  } as RJSFSchema;
}

/** Whether a form shows a field, given the field's schema. */
export function isInForm(field: string, schema: RJSFSchema | undefined): boolean {
  return schema !== undefined && !ownWay.has(field) && !("const" in schema);
}

function uiOf(schema: Schema, field = ""): UiSchema {
  if (!isInForm(field, schema)) return { "ui:widget": "hidden" };
  if (field === "kms") return { "ui:field": "KilometresField" };
  if (byValue.has(field)) return { "ui:field": "ByValueField" };
  if (schema.type === "array") {
    const items = schema.items as Schema;
    if (items.isSearchWord === true) return { "ui:field": "WordsField" };
    return { items: uiOf(items), "ui:classNames": `list-of-${field}` };
  }
  if (Array.isArray(schema.enum)) {
    return { "ui:enumNames": schema.enum.map((value) => optionWords(field, String(value))) };
  }
  const properties = (schema.properties ?? {}) as Record<string, Schema>;
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, uiOf(value, name)]),
  );
}

/**
 * What a form holds, as the data is to hold it: emptied fields are left out, a new row of a price
 * list gets a number, and kilometres that nobody has typed are told on call.
 */
export function formContent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(formContent);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => {
      if (field === undefined || field === "") return [];
      if (field === false && unticked.has(name)) return [];
      if (Array.isArray(field) && field.length === 0 && unlisted.has(name)) return [];
      const content = formContent(field);
      if (name === "priceDetails" && Array.isArray(content)) return [[name, numbered(content)]];
      const isEmpty = isObject(content) && Object.keys(content).length === 0;
      return isEmpty ? [] : [[name, content]];
    }),
  );
}

function numbered(rows: readonly unknown[]): unknown[] {
  const ids = rows.map((row) => (isObject(row) && typeof row.id === "number" ? row.id : 0));
  let last = Math.max(0, ...ids);
  return rows.map((row) => {
    const fields = isObject(row) ? row : {};
    const id = fields.id ?? (last += 1);
    return { id, ...fields, kms: fields.kms ?? null };
  });
}

/** Lists that the data leaves out where nothing is in them. */
const unlisted = new Set(["formerSlugs", "alsoCalled", "links", "otherDays"]);

/** Marks that the data leaves out where they are not set. */
const unticked = new Set(["illustration", "estimated", "kmsEstimated", "closed", "contact"]);

/** The schema some steps below another one; undefined where there is none. */
export function schemaAt(
  schema: RJSFSchema,
  steps: readonly (string | number)[],
): RJSFSchema | undefined {
  return steps.reduce<RJSFSchema | undefined>(
    (found, step) =>
      (typeof step === "number" ? found?.items : found?.properties?.[step]) as
        RJSFSchema | undefined,
    schema,
  );
}
