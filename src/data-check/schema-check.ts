import { readFileSync } from "node:fs";
import path from "node:path";
import Ajv, { type ErrorObject, type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import { type DataFile, dataFiles } from "./catalogue-data";
import { type Fault, quotedValue } from "./fault";

/** Checks the content of one data file against its JSON Schema. */
export type SchemaCheck = (file: DataFile, content: unknown) => readonly Fault[];

/**
 * Compiles the schemas of `data/schema`, the ones that editors use too.
 *
 * @throws when a schema itself is missing or wrong: that is a mistake in the project, not the data
 */
export function schemaCheck(schemaFolder: string): SchemaCheck {
  const ajv = addFormats(new Ajv({ allErrors: true, verbose: true, allowUnionTypes: true }));
  const read = (name: string) =>
    JSON.parse(readFileSync(path.join(schemaFolder, `${name}.schema.json`), "utf8")) as object;
  ajv.addSchema(read("common"));
  const validators = new Map<DataFile, ValidateFunction>(
    dataFiles.map((file) => [file, ajv.compile(read(file))]),
  );
  return (file, content) => {
    const validate = validators.get(file);
    if (validate === undefined || validate(content)) return [];
    return (validate.errors ?? [])
      .filter((error) => error.keyword !== "if")
      .map((error) => schemaFault(file, content, error));
  };
}

function schemaFault(file: DataFile, content: unknown, error: ErrorObject): Fault {
  const steps = error.instancePath.split("/").slice(1).map(plainStep);
  const inItem = Array.isArray(content) && steps.length > 0;
  const item = inItem ? itemLabel(content[Number(steps[0])], Number(steps[0])) : null;
  const below = inItem ? steps.slice(1) : steps;
  const extra = fieldNamedBy(error);
  const field = [...below, ...(extra === null ? [] : [extra])].reduce(joinedField, "");
  return {
    file: `${file}.json`,
    item,
    field: field === "" ? null : field,
    value: extra === null ? quotedValue(error.data) : null,
    rule: ruleOf(error),
    path: [...steps.map(pathStep), ...(extra === null ? [] : [extra])],
  };
}

/** A step of a JSON pointer without its escapes (RFC 6901). */
function plainStep(step: string): string {
  return step.replaceAll("~1", "/").replaceAll("~0", "~");
}

function pathStep(step: string): string | number {
  return /^\d+$/.test(step) ? Number(step) : step;
}

/** How messages name an item: by id and name where it has them, else by its place in the file. */
export function itemLabel(item: unknown, index: number): string {
  const { id, name, title } = (item ?? {}) as { id?: unknown; name?: unknown; title?: unknown };
  const label = name ?? title;
  const number = id === undefined ? `item ${index + 1}` : `id ${quotedValue(id)}`;
  return label === undefined ? number : `${number} ${quotedValue(label)}`;
}

function joinedField(field: string, step: string): string {
  if (/^\d+$/.test(step)) return `${field}[${step}]`;
  return field === "" ? step : `${field}.${step}`;
}

function fieldNamedBy({ params }: ErrorObject): string | null {
  const named = params as { missingProperty?: string; additionalProperty?: string };
  return named.missingProperty ?? named.additionalProperty ?? null;
}

const rules: Record<string, (params: Record<string, unknown>) => string> = {
  required: () => "the field is missing",
  additionalProperties: () => "there is no such field",
  type: ({ type }) => `has to be of type ${[type].flat().join(" or ")}`,
  enum: ({ allowedValues }) => `has to be one of ${(allowedValues as unknown[]).join(", ")}`,
  const: ({ allowedValue }) => `has to be ${quotedValue(allowedValue)}`,
  minItems: ({ limit }) => `needs at least ${String(limit)} of them`,
  maxItems: ({ limit }) => `takes at most ${String(limit)} of them`,
  minLength: () => "must not be empty",
  maxLength: ({ limit }) => `takes at most ${String(limit)} characters`,
  minimum: ({ limit }) => `has to be ${String(limit)} or more`,
  maximum: ({ limit }) => `has to be ${String(limit)} or less`,
  uniqueItems: () => "must not hold the same value twice",
};

function ruleOf(error: ErrorObject): string {
  const rule = rules[error.keyword]?.(error.params) ?? `is not right (${error.message ?? ""})`;
  const description = (error.parentSchema as { description?: string } | undefined)?.description;
  const isAboutValue = fieldNamedBy(error) === null;
  if (!isAboutValue || description === undefined) return rule;
  return error.keyword === "pattern" || error.keyword === "format"
    ? `has to be as described: ${description}`
    : `${rule}. ${description}`;
}
