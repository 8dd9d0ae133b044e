import { readFileSync } from "node:fs";
import path from "node:path";
import Ajv, { type ErrorObject, type ValidateFunction } from "ajv";
import { type DataFile, dataFiles } from "./catalogue-data";
import { itemLabel } from "./messages/item-label";
import { fieldLabel } from "./messages/labels";
import { type DataPath, quotedValue, type ValidationError } from "./messages/validation-error";

export type SchemaCheck = (file: DataFile, content: unknown) => readonly ValidationError[];

const compiled = new Map<string, SchemaCheck>();

/**
 * Compiles the schemas of `data/schema` once, because compiling takes longer than checking.
 *
 * @throws Error when a schema is missing or invalid
 */
export function schemaCheck(schemaFolder: string): SchemaCheck {
  const text = (name: string) =>
    readFileSync(path.join(schemaFolder, `${name}.schema.json`), "utf8");
  const texts = {
    common: text("common"),
    files: dataFiles.map((file) => [file, text(file)] as const),
  };
  const key = JSON.stringify(texts);
  const check = compiled.get(key) ?? compiledCheck(texts);
  compiled.set(key, check);
  return check;
}

interface SchemaTexts {
  readonly common: string;
  readonly files: readonly (readonly [DataFile, string])[];
}

function compiledCheck({ common, files }: SchemaTexts): SchemaCheck {
  const ajv = new Ajv({ allErrors: true, verbose: true, allowUnionTypes: true });
  ajv.addFormat("date", isRealDay);
  // Checked beside the other phones, because two of them may be the same.
  ajv.addFormat("phone", true);
  ajv.addSchema(JSON.parse(common) as object);
  const validators = new Map<DataFile, ValidateFunction>(
    files.map(([file, text]) => [file, ajv.compile(JSON.parse(text) as object)]),
  );
  return (file, content) => {
    const validate = validators.get(file);
    if (validate === undefined || validate(content)) return [];
    const errors = (validate.errors ?? []).filter((error) => error.keyword !== "if");
    return errors.map((error) => schemaError(file, content, error));
  };
}

function isRealDay(text: string): boolean {
  const day = new Date(text);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}

function schemaError(file: DataFile, content: unknown, error: ErrorObject): ValidationError {
  const steps = error.instancePath.split("/").slice(1).map(pathStep);
  const [index] = Array.isArray(content) ? steps : [];
  const extra = stepNamedBy(error);
  return {
    file: `${file}.json`,
    item: typeof index === "number" ? itemLabel((content as unknown[])[index], index) : null,
    value:
      typeof extra === "string"
        ? null
        : quotedValue(extra === null ? error.data : (error.data as unknown[])[extra]),
    rule: ruleOf(error, steps),
    path: [...steps, ...(extra === null ? [] : [extra])],
  };
}

function pathStep(step: string): string | number {
  return /^\d+$/.test(step) ? Number(step) : step.replaceAll("~1", "/").replaceAll("~0", "~");
}

/** The field that is missing or unknown, or the entry that its list has twice. */
function stepNamedBy({ keyword, params }: ErrorObject): string | number | null {
  const { i, ...named } = params as Partial<Record<string, string>> & { readonly i?: number };
  if (keyword === "uniqueItems") return i ?? null;
  return named.missingProperty ?? named.additionalProperty ?? null;
}

/** @param field label of the field, or of the list that it is an entry of */
type Rule = (params: Record<string, unknown>, value: unknown, field: string) => string;

const rules: Record<string, Rule> = {
  required: () => "is missing",
  additionalProperties: () => "there is no such field",
  type: ({ type }, _, field) =>
    /^(?:integer|number)$/.test(String(type))
      ? `type ${numberWords(field)} as ${typeWords(type)}`
      : `has to be ${[type].flat().map(typeWords).join(" or ")}`,
  format: () => "choose a day of the calendar",
  enum: ({ allowedValues }) => `choose one of ${(allowedValues as string[]).join(", ")}`,
  const: ({ allowedValue }) => `has to be ${quotedValue(allowedValue)}`,
  minItems: ({ limit }, _, field) => `add at least ${String(limit)}${field && ` to “${field}”`}`,
  maxItems: ({ limit }, value, field) =>
    `leave at most ${String(limit)} in “${field}”, of ${(value as unknown[]).length}`,
  uniqueItems: ({ j }) => `is the same as number ${Number(j) + 1}; write another one, or remove it`,
  minProperties: () => "must not be empty; leave the field out instead",
  minLength: () => "must not be empty",
  maxLength: ({ limit }, value) =>
    `write at most ${String(limit)} characters, not ${Array.from(String(value)).length}`,
  minimum: ({ limit }, _, field) => `type ${String(limit)} or more for ${numberWords(field)}`,
  maximum: ({ limit }, _, field) => `type ${String(limit)} or less for ${numberWords(field)}`,
};

function typeWords(type: unknown): string {
  const words: Readonly<Record<string, string>> = {
    integer: "a whole number",
    number: "a number",
    string: "a text",
    boolean: "true or false",
    array: "a list",
    object: "a group of fields",
    null: "nothing",
  };
  return words[String(type)] ?? String(type);
}

/** What to do, with an example of the field or its description in the schema. */
function ruleOf(error: ErrorObject, steps: DataPath): string {
  const { keyword, params, data } = error;
  const {
    pattern,
    description,
    examples: [example] = [],
  } = (error.parentSchema ?? {}) as {
    readonly pattern?: unknown;
    readonly description?: string;
    readonly examples?: readonly (string | number)[];
  };
  const field = fieldLabel(steps.findLast((step) => typeof step === "string") ?? "");
  const rule = rules[keyword]?.(params, data, field) ?? wrongPattern(data, pattern, field);
  if (stepNamedBy(error) !== null) return rule;
  if (example !== undefined && /type|pattern|format/.test(keyword) && !rule.endsWith("”")) {
    return `${rule}, such as ${example}`;
  }
  return description === undefined ? rule : `${rule}. ${description}`;
}

/** "Kilometres, one way" as a sentence names them: "the kilometres". */
function numberWords(label: string): string {
  return `the ${label.toLowerCase().replace(/,.*/, "")}`;
}

const invisible = /[\p{Control}\p{Surrogate}\s\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

function wrongPattern(value: unknown, pattern: unknown, field: string): string {
  const seen = String(value).replaceAll(invisible, " ").trim();
  const fits = typeof pattern === "string" && new RegExp(pattern, "u").test(seen);
  return `write “${field}” ${fits ? `as “${seen}”` : "in another way"}`;
}
