import type { DataFile } from "../../data-check/catalogue-data";

/** Keywords of `data/schema` that a form can show or leave to the data check. */
interface JsonSchema {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly string[];
  readonly readOnly?: boolean;
  readonly format?: string;
  readonly contentMediaType?: string;
  readonly pattern?: string;
  /** The description beside the pattern, where another schema extends it by `$ref`. */
  readonly patternHint?: string | undefined;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly definitions?: Readonly<Record<string, JsonSchema>>;
}

export type Schemas = Readonly<Record<DataFile | "common", JsonSchema>>;

/** A field of Sveltia CMS (https://sveltiacms.app/en/docs/fields). */
export interface FormField {
  readonly name: string;
  readonly widget: string;
  readonly fields?: readonly FormField[];
  readonly [option: string]: unknown;
}

/** The line that stands for an entry of a list; by default its first field. */
const summaries: Readonly<Record<string, string>> = {
  pages: "{{fields.title}}",
  priceDetails: "{{fields.duration}}: ₹{{fields.price}} ({{fields.kms | default('km: ask')}})",
  hotels: "{{fields.name}}, {{fields.location}}",
  taxis: "{{fields.name}}, {{fields.location}}",
};

interface Property {
  /** `bikes.priceDetails.price`, for messages. */
  readonly path: string;
  readonly name: string;
  readonly isRequired: boolean;
}

/** Keywords that forms show, by type. */
const shownKeywords: Readonly<Record<string, readonly string[]>> = {
  boolean: [],
  integer: ["minimum", "maximum"],
  number: ["minimum", "maximum"],
  string: ["enum", "format", "contentMediaType", "pattern", "maxLength"],
  array: ["items", "minItems", "maxItems"],
  object: ["properties", "required"],
};

/** Keywords that forms show in every field, or leave to the data check. */
const commonKeywords = [
  "$schema",
  "$id",
  "title",
  "description",
  "type",
  "patternHint",
  "readOnly",
  "definitions",
  "examples",
  "additionalProperties",
  "uniqueItems",
  "minProperties",
  "propertyNames",
  "allOf",
];

/** A file that is a list has a single field without a name in the file. */
export function formFields(file: DataFile, schemas: Schemas, nextId?: number): FormField[] {
  const resolved = (schema: JsonSchema): JsonSchema => {
    const { $ref, ...others } = schema;
    if ($ref === undefined) return schema;
    const [owner = "", name = ""] = $ref.split("#/definitions/");
    const { definitions } = owner === "" ? schemas[file] : schemas.common;
    const target = definitions?.[name];
    if (target === undefined) throw new Error(`${file}.schema.json: there is no ${$ref}`);
    const extended = resolved(target);
    return { patternHint: extended.description, ...extended, ...others };
  };

  const fieldsOf = ({ properties = {}, required = [] }: JsonSchema, path: string): FormField[] =>
    Object.entries(properties).map(([name, schema]) =>
      field({ path: `${path}.${name}`, name, isRequired: required.includes(name) }, schema),
    );

  const field = (property: Property, unresolved: JsonSchema): FormField => {
    const schema = resolved(unresolved);
    const { name, isRequired, path } = property;
    if ("const" in schema || schema.readOnly === true) {
      return { name, widget: "hidden", default: schema.const };
    }
    if (schema.title === undefined) throw new Error(`${path}: the form needs a title`);
    const { title: label, description: hint } = schema;
    return { name, label, hint, required: isRequired, ...control(property, schema) };
  };

  /** Options of the control that shows a value. */
  const control = (
    property: Property,
    schema: JsonSchema,
  ): { readonly widget: string; readonly [option: string]: unknown } => {
    const { path, name } = property;
    const { type, minimum: min, maximum: max, minItems, maxItems, items } = schema;
    const shown = [...commonKeywords, ...(shownKeywords[String(type)] ?? [])];
    const unknown = Object.keys(schema).filter((keyword) => !shown.includes(keyword));
    if (unknown.length > 0) throw new Error(`${path}: the form cannot show ${unknown.join(", ")}`);
    switch (type) {
      case "boolean":
        return { widget: "boolean", required: false };
      case "integer":
        return {
          widget: "number",
          // An integer field of the CMS silently drops typed decimals.
          value_type: "float",
          pattern: ["^-?\\d+$", "Write a whole number, without a decimal point."],
          min,
          max,
          ...(name === "id" && { default: nextId }),
        };
      case "number":
        return { widget: "number", value_type: "float", step: 0.00001, min, max };
      case "string":
        return textControl(schema);
      case "array":
        if (items === undefined) throw new Error(`${path}: the form needs items`);
        return { ...listControl(property, resolved(items)), min: minItems, max: maxItems };
      case "object":
        return schema.properties === undefined
          ? { widget: "keyvalue" }
          : { widget: "object", fields: fieldsOf(schema, path), collapsed: !property.isRequired };
      default:
        throw new Error(`${path}: the form cannot show the type ${String(type)}`);
    }
  };

  const listControl = ({ path, name }: Property, items: JsonSchema) => {
    if (items.enum !== undefined) return { widget: "select", multiple: true, options: items.enum };
    if (items.type === "object") {
      const fields = fieldsOf(items, path);
      const summary = summaries[name] ?? `{{fields.${fields[0]?.name ?? ""}}}`;
      const hasPictures = fields.some((entryField) => entryField.name === "image");
      const thumbnail = hasPictures ? "image" : undefined;
      return { widget: "list", collapsed: true, summary, thumbnail, fields };
    }
    const entry = field({ path: `${path}[]`, name: "entry", isRequired: true }, items);
    return { widget: "list", field: entry };
  };

  const { type, ...schema } = schemas[file];
  if (type !== "array") return fieldsOf(resolved({ type: "object", ...schema }), file);
  const list = field({ path: file, name: file, isRequired: true }, { type, ...schema });
  return [{ ...list, root: true }];
}

function textControl(schema: JsonSchema) {
  const { format, contentMediaType, pattern, patternHint, description, maxLength } = schema;
  if (schema.enum !== undefined) return { widget: "select", options: schema.enum };
  if (format === "date")
    return { widget: "datetime", format: "YYYY-MM-DD", time_format: false, picker_utc: false };
  if (contentMediaType === "image/*") return { widget: "image", choose_url: false };
  const message = patternHint ?? description ?? "Write this differently.";
  return {
    widget: "string",
    maxlength: maxLength,
    pattern: pattern === undefined ? undefined : [pattern, message],
  };
}
