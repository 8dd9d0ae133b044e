import { readFileSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import Ajv, { type ErrorObject, type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import { asciiSlugOf } from "../catalogue/item-address";
import { type DataFile, dataFiles } from "./catalogue-data";
import { counted } from "./counted";
import { type ValidationError, joinedField, quotedValue } from "./validation-error";
import { writtenPhone } from "./indian-phone";
import { itemLabel } from "./item-label";

/** Checks the content of one data file against its JSON Schema. */
export type SchemaCheck = (file: DataFile, content: unknown) => readonly ValidationError[];

/** Checks that are compiled already, by the texts of their schemas. */
const compiled = new Map<string, SchemaCheck>();

/**
 * Compiles the schemas of `data/schema`, the ones that editors use too. To compile them takes longer
 * than to check with them: schemas of the same texts are compiled once.
 *
 * @throws when a schema itself is missing or wrong: that is a mistake in the project, not the data
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
  /** What several schemas refer to. */
  readonly common: string;
  readonly files: readonly (readonly [DataFile, string])[];
}

function compiledCheck({ common, files }: SchemaTexts): SchemaCheck {
  const ajv = addFormats(new Ajv({ allErrors: true, verbose: true, allowUnionTypes: true }));
  // What is a number is said across files; here it names what a figure without quotation marks was meant to be.
  ajv.addFormat("phone", true);
  ajv.addSchema(JSON.parse(common) as object);
  const validators = new Map<DataFile, ValidateFunction>(
    files.map(([file, text]) => [file, ajv.compile(JSON.parse(text) as object)]),
  );
  const definitionOf: DefinitionOf = (ref, file) => {
    const found = ajv.getSchema(ref.startsWith("#") ? `${file}.schema.json${ref}` : ref)?.schema;
    return typeof found === "object" ? (found as Described) : undefined;
  };
  return (file, content) => {
    const validate = validators.get(file);
    if (validate === undefined || validate(content)) return [];
    const errors = (validate.errors ?? []).filter((error) => error.keyword !== "if");
    return errors.flatMap((error) =>
      error.keyword === "uniqueItems"
        ? repeatedEntries(file, content, error)
        : [withMissing(schemaError(file, content, error), missingField(error, file, definitionOf))],
    );
  };
}

/** What a schema says of itself, by a reference to it from the schema of a file. */
type DefinitionOf = (ref: string, file: DataFile) => Described | undefined;

/** What the schema says of a field that an error misses, or undefined. */
function missingField(
  { params, parentSchema }: ErrorObject,
  file: DataFile,
  definitionOf: DefinitionOf,
): string | undefined {
  const { missingProperty } = params as { missingProperty?: string };
  const { properties } = (parentSchema ?? {}) as {
    properties?: Readonly<Record<string, Described & { readonly $ref?: string }>>;
  };
  const field = properties?.[missingProperty ?? ""];
  return field?.description ?? definitionOf(field?.$ref ?? "", file)?.description;
}

/** An error of a field that is missing, with what belongs there; a form shows that at the field. */
function withMissing(error: ValidationError, description: string | undefined): ValidationError {
  const { rule } = error;
  return rule !== missing || description === undefined
    ? error
    : { ...error, rule: `${rule}. ${description}` };
}

/** The entries of a list that stand in it a second time, each at its place. */
function repeatedEntries(file: DataFile, content: unknown, error: ErrorObject): ValidationError[] {
  const list = error.data as readonly unknown[];
  return list.flatMap((entry, index) => {
    const first = list.findIndex((other) => isDeepStrictEqual(other, entry));
    if (first === index) return [];
    const rule = `is the same as number ${first + 1}; write another one, or delete it`;
    const place = { ...error, instancePath: `${error.instancePath}/${index}`, data: entry };
    return [{ ...schemaError(file, content, place), rule }];
  });
}

function schemaError(file: DataFile, content: unknown, error: ErrorObject): ValidationError {
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

function fieldNamedBy({ params }: ErrorObject): string | null {
  const named = params as { missingProperty?: string; additionalProperty?: string };
  return named.missingProperty ?? named.additionalProperty ?? null;
}

type Rule = (params: Record<string, unknown>, value: unknown, instead: Instead) => string;

/** What was most likely meant by a text that is not as it has to be, or null. */
type Instead = (text: string) => string | null;

const rules: Record<string, Rule> = {
  required: () => missing,
  additionalProperties: () => "there is no such field",
  type: ({ type }, value, instead) => typeRule([type].flat().map(String), value, instead),
  enum: ({ allowedValues }, value) => enumRule(allowedValues as string[], value),
  const: ({ allowedValue }) => `has to be ${quotedValue(allowedValue)}`,
  minItems: ({ limit }) => `needs at least ${counted(Number(limit), "entry", "entries")}`,
  maxItems: ({ limit }, value) =>
    `takes at most ${counted(Number(limit), "entry", "entries")}, and has ${(value as unknown[]).length}`,
  minProperties: () => "must not be empty; leave the field out instead",
  minLength: () => "must not be empty",
  maxLength: ({ limit }, value) =>
    `takes at most ${String(limit)} characters, and has ${Array.from(String(value)).length}`,
  minimum: ({ limit }, value) =>
    `has to be ${String(limit)} or more${-Number(value) >= Number(limit) ? `; write ${-Number(value)}` : ""}`,
  maximum: ({ limit }) => `has to be ${String(limit)} or less`,
};

const missing = "is missing";

const typeWords: Readonly<Record<string, string>> = {
  integer: "a whole number",
  number: "a number",
  string: "a text",
  boolean: "true or false",
  array: "a list",
  object: "a group of fields",
  null: "nothing",
};

/** What a value has to be, and how a number or a text is written that is only marked wrongly. */
function typeRule(types: readonly string[], value: unknown, meant: Instead): string {
  const named = types.map((type) => typeWords[type] ?? type);
  const instead =
    types.includes("integer") && typeof value === "string"
      ? numberInText(value)
      : types.includes("number") && typeof value === "string"
        ? decimalInText(value)
        : types.includes("string") && typeof value === "number"
          ? `“${meant(String(value)) ?? String(value)}”`
          : null;
  return `has to be ${named.join(" or ")}${instead === null ? "" : `; write ${instead}`}`;
}

/** What a value has to be one of, and the one that it is but for capitals and blanks. */
function enumRule(allowed: readonly string[], value: unknown): string {
  const plain = (one: unknown) => String(one).trim().toLowerCase();
  const isShort = (one: unknown) =>
    plain(value).length > 2 && plain(one).startsWith(plain(value).replace(/\.$/, ""));
  const meant = allowed.find((one) => plain(one) === plain(value)) ?? allowed.find(isShort);
  const instead = meant === undefined ? "" : `; write “${meant}”`;
  return `has to be one of ${allowed.join(", ")}${instead}`;
}

function numberInText(text: string): string | null {
  const [, figures] =
    /^\s*(?:₹|Rs\.?|INR)?\s*(\d[\d,]*)(?:\.0+)?\s*(?:\/-|Rs\.?|INR|rupees?)?\s*$/i.exec(text) ?? [];
  return figures === undefined ? null : String(Number(figures.replaceAll(",", "")));
}

function decimalInText(text: string): string | null {
  return /^\s*-?\d+(?:[.,]\d+)?\s*$/.test(text) ? text.trim().replace(",", ".") : null;
}

function ruleOf(error: ErrorObject): string {
  const { keyword, params, data } = error;
  const { pattern, format, description } = (error.parentSchema ?? {}) as SchemaFacts;
  const instead: Instead =
    format === "phone" ? writtenPhone : (text) => writtenInstead(text, pattern);
  const rule = rules[keyword]?.(params, data, instead);
  if (rule === undefined) return wrongly(data, pattern, description);
  const isAboutValue = fieldNamedBy(error) === null;
  return !isAboutValue || description === undefined ? rule : `${rule}. ${description}`;
}

/** What is not written as its pattern asks for, with what was most likely meant. */
function wrongly(value: unknown, pattern: unknown, description: string | undefined): string {
  const instead = typeof value === "string" ? writtenInstead(value, pattern) : null;
  return `is not written as it has to be${instead === null ? "" : `; write “${instead}”`}. ${description ?? ""}`;
}

interface SchemaFacts extends Described {
  readonly pattern?: unknown;
  readonly format?: unknown;
}

interface Described {
  readonly description?: string;
}

/** Characters of the longest text that is worth a guess. */
const longestGuess = 60;

/**
 * A text as it was most likely meant, or null: one that fits the pattern and differs in what a quick
 * hand writes otherwise.
 */
function writtenInstead(value: string, pattern: unknown): string | null {
  if (typeof pattern !== "string" || value.length > longestGuess) return null;
  const fits = new RegExp(pattern, "u");
  const guesses = guessesBy.find(([start]) => pattern.startsWith(start))?.[1] ?? textGuesses;
  return guesses(value).find((guess) => guess !== value && fits.test(guess)) ?? null;
}

type Guesses = (value: string) => readonly string[];

const textGuesses: Guesses = (value) => {
  const seen = value.replaceAll(
    /[\p{Control}\p{Surrogate}\s\u202a-\u202e\u2066-\u2069\ufeff]+/gu,
    " ",
  );
  return [seen, seen.replaceAll(markup, " ").replaceAll(/[<>]/g, "")].map((text) =>
    text.replaceAll(/ +/g, " ").trim(),
  );
};

/** Tags that texts come with when they are copied from a web page; `<Rentals>` is a word. */
const markup = /<\/?(?:a|b|i|u|p|br|em|h[1-6]|li|div|font|small|span|strong)(?:\s[^>]*)?\/?>/gi;

const addressGuesses: Guesses = (value) => {
  const path = `/${value.split("/").map(asciiSlugOf).filter(Boolean).join("/")}`;
  return [path, `${path}-`];
};

const figureGuesses: Guesses = (value) => [value.replaceAll(/\D/g, "")];

const linkGuesses: Guesses = (value) => {
  const plain = value.trim();
  const secure = plain.replace(/^http:/, "https:");
  return [plain.replace(/\/+$/, ""), secure, `https://${plain}`, secure.toLowerCase()];
};

/** What a quick hand may have meant, by the beginning of the pattern that its text does not fit. */
const guessesBy: readonly (readonly [string, Guesses])[] = [
  ["^images/", pictureGuesses],
  ["^if exceeds", rateGuesses],
  ["^([01]", timeGuesses],
  ["^(/", addressGuesses],
  ["^https:", linkGuesses],
  ["^[a-z0-9]+", slugGuesses],
  ["^(?=.*[a-z])", slugGuesses],
  ["^[1-9]\\d{5}$", figureGuesses],
  ["^([1-9]\\d{0,4} km", distanceGuesses],
  ["^([1-9]\\d? (", durationGuesses],
];

function slugGuesses(value: string): string[] {
  return [asciiSlugOf(value)];
}

function pictureGuesses(value: string): string[] {
  const file = value.trim().toLowerCase().split(/[\\/]/).at(-1) ?? "";
  const [, stem = "", ending = ""] = /^(.*?)(\.[a-z]+)?$/.exec(file) ?? [];
  return [`images/${asciiSlugOf(stem)}${ending}`];
}

function rateGuesses(value: string): string[] {
  const [, rate] = /(\d{1,4})\s*(?:\/-\s*)?(?:\/|per|a)\s*km/i.exec(value) ?? [];
  return rate === undefined ? [] : [`if exceeds Rs.${Number(rate)}/KM`];
}

function timeGuesses(value: string): string[] {
  const [, hour, minute = "00", half] =
    /^\s*(\d{1,2})(?:[.:](\d{2}))?\s*(?:([ap])\.?m\.?)?\s*$/i.exec(value) ?? [];
  if (hour === undefined) return [];
  if (hour === "24" && minute === "00") return ["00:00"];
  const isLate = half?.toLowerCase() === "p";
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (isLate ? 12 : 0);
  return [`${String(hours).padStart(2, "0")}:${minute}`];
}

function distanceGuesses(value: string): string[] {
  if (/^\s*(?:un-?limit|no limit)/i.test(value)) return ["Unlimited km"];
  const [, km] =
    /^\s*(\d[\d,]*)\s*(?:kms?|kilomet(?:re|er)s?)?\.?\s*(?:(?:\/|per|a|in)\s*[a-z]+)?\s*$/i.exec(
      value,
    ) ?? [];
  return km === undefined ? [] : [`${km.replaceAll(",", "")} km`];
}

function durationGuesses(value: string): string[] {
  const [, every] =
    /^\s*(?:one|per|a|every|each|\/)[\s-]*(hour|day|week|month)\s*$/i.exec(value) ?? [];
  if (every !== undefined) return [`1 ${every.toLowerCase()}`];
  if (/^\s*(?:half|½|1\/2)[\s-]*(?:a\s+)?days?\s*$/i.test(value)) return ["half day"];
  const [, count, written = ""] =
    /^\s*(\d+)[\s-]*(hour|hr|h|day|week|wk|month)s?\.?\s*$/i.exec(value) ?? [];
  if (count === undefined) return [];
  const unit = written
    .toLowerCase()
    .replace(/^(?:hr|h)$/, "hour")
    .replace("wk", "week");
  return [`${Number(count)} ${unit}${Number(count) === 1 ? "" : "s"}`];
}
