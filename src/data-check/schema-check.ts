import { readFileSync } from "node:fs";
import Ajv, { type ErrorObject } from "ajv";
import { type DataFile, dataFiles } from "./catalogue-data";
import { itemLabel, quotedValue, type ValidationError } from "./validation-error";

export const schemas = Object.fromEntries(
  (["common", ...dataFiles] as const).map((name) => [
    name,
    JSON.parse(readFileSync(`data/schema/${name}.schema.json`, "utf8")) as object,
  ]),
) as Readonly<Record<DataFile | "common", object>>;

// A definition that extends another by `$ref` has its type there.
const ajv = new Ajv({ allErrors: true, verbose: true, strictTypes: false });
ajv.addFormat("date", isRealDay);
ajv.addSchema(Object.values(schemas));

export function schemaErrors(file: DataFile, content: unknown): readonly ValidationError[] {
  ajv.validate(`${file}.schema.json`, content);
  // Ajv repeats the errors of a `then` at its `if`, and the errors of a name at its object.
  const repeating = ["if", "propertyNames"];
  const errors = (ajv.errors ?? []).filter(({ keyword }) => !repeating.includes(keyword));
  return errors.map((error) => schemaError(file, content, error));
}

function isRealDay(text: string): boolean {
  const day = new Date(text);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}

function schemaError(file: DataFile, content: unknown, error: ErrorObject): ValidationError {
  const steps = error.instancePath.split("/").slice(1).map(pathStep);
  const [index] = Array.isArray(content) ? steps : [];
  const lastStep = stepInParams(error);
  const data = typeof lastStep === "number" ? (error.data as unknown[])[lastStep] : error.data;
  return {
    file: `${file}.json`,
    item: typeof index === "number" ? itemLabel((content as unknown[])[index], index) : null,
    value: typeof lastStep === "string" ? null : quotedValue(data),
    message: messageOf(error),
    path: lastStep === null ? steps : [...steps, lastStep],
  };
}

function pathStep(step: string): string | number {
  return /^\d+$/.test(step) ? Number(step) : step.replaceAll("~1", "/").replaceAll("~0", "~");
}

/** The step that `instancePath` lacks: a missing or unknown field, or the index of a repeated entry. */
function stepInParams({ keyword, params }: ErrorObject): string | number | null {
  const { i, missingProperty, additionalProperty } = params as {
    readonly i?: number;
    readonly missingProperty?: string;
    readonly additionalProperty?: string;
  };
  if (keyword === "uniqueItems") return i ?? null;
  return missingProperty ?? additionalProperty ?? null;
}

type Message = (params: Record<string, unknown>, value: unknown) => string;

const messages: Record<string, Message> = {
  required: () => "is missing",
  additionalProperties: () => "there is no such field",
  type: ({ type }) => `has to be ${typeLabel(type)}`,
  format: () => "choose a day of the calendar",
  enum: ({ allowedValues }) => `choose one of ${(allowedValues as string[]).join(", ")}`,
  const: ({ allowedValue }) => `has to be ${quotedValue(allowedValue)}`,
  minItems: ({ limit }) => `add at least ${String(limit)}`,
  maxItems: ({ limit }, value) =>
    `leave at most ${String(limit)}; there are ${(value as unknown[]).length}`,
  uniqueItems: ({ j }) => `is the same as entry ${Number(j) + 1}; write another one, or remove it`,
  minProperties: () => "must not be empty; leave the field out instead",
  maxLength: ({ limit }, value) =>
    `write at most ${String(limit)} characters, not ${Array.from(String(value)).length}`,
  minimum: ({ limit }) => `type ${String(limit)} or more`,
  maximum: ({ limit }) => `type ${String(limit)} or less`,
};

function typeLabel(type: unknown): string {
  const typeLabels: Readonly<Record<string, string>> = {
    integer: "a whole number",
    number: "a number",
    string: "a text",
    boolean: "true or false",
    array: "a list",
    object: "a group of fields",
  };
  return typeLabels[String(type)] ?? String(type);
}

/** Ends with an example or the description of the field, if the schema has one. */
function messageOf(error: ErrorObject): string {
  const { keyword, params, data } = error;
  const { description, examples: [example] = [] } = (error.parentSchema ?? {}) as {
    readonly description?: string;
    readonly examples?: readonly (string | number)[];
  };
  const message = messages[keyword]?.(params, data) ?? "write it in another way";
  if (stepInParams(error) !== null) return message;
  if (example !== undefined && ["type", "pattern", "format"].includes(keyword)) {
    return `${message}, such as ${example}`;
  }
  return description === undefined ? message : `${message}. ${description}`;
}
