import { readFileSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import Ajv, { type ErrorObject, type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import { slugOf } from "../catalogue/item-address";
import { type DataFile, dataFiles } from "./catalogue-data";
import { counted } from "./counted";
import { type Fault, joinedField, quotedValue } from "./fault";
import { optionWords } from "./field-words";
import { writtenPhone } from "./indian-phone";
import { itemLabel } from "./item-label";
import { meantField } from "./meant-field";
import { ruleIn, type RuleWords } from "./rule-words";

/** Checks the content of one data file against its JSON Schema. */
export type SchemaCheck = (file: DataFile, content: unknown) => readonly Fault[];

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
  // What a form says in place of the description, where that speaks of the file.
  ajv.addKeyword("formHint");
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
    const told = errors.filter((error) => !errors.some((other) => isMisspelt(error, other)));
    return told.flatMap((error) =>
      error.keyword === "uniqueItems"
        ? repeatedEntries(file, content, error)
        : [withMissing(schemaFault(file, content, error), missingField(error, file, definitionOf))],
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

/** A fault of a field that is missing, with what belongs there; a form shows that at the field. */
function withMissing(fault: Fault, description: string | undefined): Fault {
  const { rule } = fault;
  return rule !== missing || description === undefined
    ? fault
    : { ...fault, rule: `${rule}. ${description}` };
}

/** Whether one error misses the field that another one finds under a name that is nearly the same. */
function isMisspelt(error: ErrorObject, other: ErrorObject): boolean {
  const { missingProperty } = error.params as { missingProperty?: string };
  return (
    missingProperty !== undefined &&
    error.instancePath === other.instancePath &&
    meantBy(other) === missingProperty
  );
}

/** The field that an unknown one was meant to be and that is not there, or null. */
function meantBy({ params, parentSchema, data }: ErrorObject): string | null {
  const { additionalProperty } = params as { additionalProperty?: string };
  if (additionalProperty === undefined) return null;
  const { properties = {} } = (parentSchema ?? {}) as { properties?: object };
  const absent = Object.keys(properties).filter((name) => !(name in (data as object)));
  return meantField(additionalProperty, absent);
}

/** The entries of a list that stand in it a second time, each at its place. */
function repeatedEntries(file: DataFile, content: unknown, error: ErrorObject): Fault[] {
  const list = error.data as readonly unknown[];
  const name = schemaFault(file, content, error).field ?? "";
  return list.flatMap((entry, index) => {
    const first = list.findIndex((other) => isDeepStrictEqual(other, entry));
    if (first === index) return [];
    const rule = ({ either }: RuleWords) =>
      `is the same as ${either(`${name}[${first}]`, `number ${first + 1}`)}; write another one, or delete it`;
    const place = { ...error, instancePath: `${error.instancePath}/${index}`, data: entry };
    return [{ ...schemaFault(file, content, place), ...ruleIn(rule) }];
  });
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
    ...ruleIn((words) => ruleOf(error, steps.at(-1) ?? "", words)),
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

type Rule = (
  params: Record<string, unknown>,
  value: unknown,
  words: RuleWords,
  field: string,
  instead: Instead,
) => string;

/** What was most likely meant by a text that is not as it has to be, or null. */
type Instead = (text: string) => string | null;

const rules: Record<string, Rule> = {
  required: (_params, _value, { either }) => either(missing, toFill),
  additionalProperties: () => noField,
  type: ({ type }, value, words, _field, instead) =>
    typeRule([type].flat().map(String), value, words, instead),
  enum: ({ allowedValues }, value, words, field) =>
    enumRule(allowedValues as unknown[], value, words, field),
  const: ({ allowedValue }) => `has to be ${quotedValue(allowedValue)}`,
  minItems: ({ limit }) => `needs at least ${counted(Number(limit), "entry", "entries")}`,
  maxItems: ({ limit }, value) =>
    `takes at most ${counted(Number(limit), "entry", "entries")}, and has ${(value as unknown[]).length}`,
  minProperties: () => "must not be empty; leave the field out instead",
  minLength: (_params, _value, { either }) => either("must not be empty", toFill),
  maxLength: ({ limit }, value) =>
    `takes at most ${String(limit)} characters, and has ${Array.from(String(value)).length}`,
  minimum: ({ limit }, value) =>
    `has to be ${String(limit)} or more${-Number(value) >= Number(limit) ? `; write ${-Number(value)}` : ""}`,
  maximum: ({ limit }) => `has to be ${String(limit)} or less`,
};

const noField = "there is no such field";

const missing = "the field is missing";

/** What a form says of a field in which nothing stands. */
const toFill = "still to be filled in";

const typeWords: Readonly<Record<string, string>> = {
  integer: "a whole number",
  number: "a number",
  string: "a text between quotation marks",
  boolean: "true or false, without quotation marks",
  array: "a list between [ and ]",
  object: "fields between { and }",
  null: "null",
};

/** The same in a form, which knows no quotation marks and no brackets. */
const formTypeWords: Readonly<Record<string, string>> = {
  ...typeWords,
  string: "a text",
  boolean: "ticked or not",
  array: "a list",
  object: "a group of fields",
  null: "nothing",
};

/** What a value has to be, and how a number or a text is written that is only marked wrongly. */
function typeRule(
  types: readonly string[],
  value: unknown,
  { text, either }: RuleWords,
  meant: Instead,
): string {
  const named = types.map((type) => either(typeWords[type] ?? type, formTypeWords[type] ?? type));
  const instead =
    types.includes("integer") && typeof value === "string"
      ? numberInText(value)
      : types.includes("string") && (typeof value === "number" || typeof value === "boolean")
        ? text(meant(String(value)) ?? String(value))
        : types.includes("boolean") && (value === "true" || value === "false")
          ? value
          : types.includes("number") && typeof value === "string"
            ? decimalInText(value)
            : null;
  const rule = `has to be ${named.join(" or ")}${instead === null ? "" : `; write ${instead}`}`;
  return value === null ? either(rule, toFill) : rule;
}

/** What a value has to be one of, and the one that it is but for capitals and blanks. */
function enumRule(
  allowed: readonly unknown[],
  value: unknown,
  { text, either }: RuleWords,
  field: string,
): string {
  const plain = (one: unknown) => String(one).trim().toLowerCase();
  const isShort = (one: unknown) =>
    plain(value).length > 2 && plain(one).startsWith(plain(value).replace(/\.$/, ""));
  const meant = allowed.find((one) => plain(one) === plain(value)) ?? allowed.find(isShort);
  const named = (one: unknown) => either(String(one), optionWords(field, String(one)));
  const instead = meant === undefined ? "" : `; ${either("write", "choose")} ${text(named(meant))}`;
  return `has to be one of ${allowed.map(named).join(", ")}${instead}`;
}

function numberInText(text: string): string | null {
  const [, figures] =
    /^\s*(?:₹|Rs\.?|INR)?\s*(\d[\d,]*)(?:\.0+)?\s*(?:\/-|Rs\.?|INR|rupees?)?\s*$/i.exec(text) ?? [];
  return figures === undefined ? null : String(Number(figures.replaceAll(",", "")));
}

function decimalInText(text: string): string | null {
  return /^\s*-?\d+(?:[.,]\d+)?\s*$/.test(text) ? text.trim().replace(",", ".") : null;
}

function ruleOf(error: ErrorObject, field: string, words: RuleWords): string {
  const value: unknown = error.data;
  const { pattern, format } = (error.parentSchema ?? {}) as { pattern?: unknown; format?: unknown };
  const instead: Instead =
    format === "phone" ? writtenPhone : (text) => writtenInstead(text, pattern);
  const rule =
    rules[error.keyword]?.(error.params, value, words, field, instead) ??
    `is not right (${error.message ?? ""})`;
  const meant = meantBy(error);
  if (meant !== null) return `${noField}; write ${words.field(meant)}`;
  const description = descriptionIn(error, words);
  const isAboutValue = fieldNamedBy(error) === null && rule !== toFill;
  if (!isAboutValue || description === undefined) return rule;
  if (error.keyword !== "pattern" && error.keyword !== "format") return `${rule}. ${description}`;
  // A form takes the photo itself, and names its file.
  if (field === "image")
    return words.either(wrongly(value, pattern, words, description), description);
  return wrongly(value, pattern, words, description);
}

/** What is not written as its pattern asks for, with what was most likely meant. */
function wrongly(value: unknown, pattern: unknown, words: RuleWords, description: string): string {
  const instead = typeof value === "string" ? writtenInstead(value, pattern) : null;
  return `is not written as it has to be${instead === null ? "" : `; write ${words.text(instead)}`}. ${description}`;
}

interface Described {
  readonly description?: string;
  readonly formHint?: string;
}

/** What the schema says of a value that is wrong. */
function descriptionIn({ parentSchema }: ErrorObject, { either }: RuleWords): string | undefined {
  const { description, formHint } = (parentSchema ?? {}) as Described;
  return description === undefined ? undefined : either(description, formHint ?? description);
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
  const path = `/${value.split("/").map(slugOf).filter(Boolean).join("/")}`;
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
  return [slugOf(value)];
}

function pictureGuesses(value: string): string[] {
  const file = value.trim().toLowerCase().split(/[\\/]/).at(-1) ?? "";
  const [, stem = "", ending = ""] = /^(.*?)(\.[a-z]+)?$/.exec(file) ?? [];
  return [`images/${slugOf(stem)}${ending}`];
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
