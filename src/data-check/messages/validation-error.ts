import { counted } from "./counted";

/** One thing that is wrong in the data, in words for the person who edits it. */
export interface ValidationError {
  readonly file: string;
  /** The item the error is in, `id 4 "Honda Dio BS6"`, or null for the file as a whole. */
  readonly item: string | null;
  /** The value found there, already cut to a readable length, or null where there is none. */
  readonly value: string | null;
  readonly rule: string;
  /** Steps from the top of the file to the place, `[3, "priceDetails", 0, "price"]`. */
  readonly path: DataPath;
  /** Other places that need what is wrong or missing here: those in other files, and the name that an address is made of. */
  readonly causes?: readonly ErrorPlace[];
}

interface ErrorPlace {
  readonly file: string;
  readonly path: DataPath;
}

/** Names of fields, and places in lists counted from 0. */
export type DataPath = readonly (string | number)[];

/** The name of a field with one more step: `phones` and `1` are `phones[1]`. */
function joinedField(field: string, step: string | number): string {
  if (/^\d+$/.test(String(step))) return `${field}[${step}]`;
  return field === "" ? String(step) : `${field}.${step}`;
}

const longestValue = 60;

/** A value from the data as it is quoted in a message: JSON, at most 60 characters. */
export function quotedValue(value: unknown): string {
  const text = (JSON.stringify(value) as string | undefined) ?? "nothing";
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
}

/** An error as one line: file, item, field, value, rule. */
export function errorLine({ file, item, path, value, rule }: ValidationError): string {
  const field = path.slice(item === null ? 0 : 1).reduce<string>(joinedField, "");
  const place = [file, item, field].filter(Boolean).join(" › ");
  return `${place}${value === null ? "" : ` = ${value}`}: ${rule}`;
}

/** All errors of the data in one error, so that an owner mends them in one go. */
export class DataError extends Error {
  readonly errors: readonly ValidationError[];

  constructor(errors: readonly ValidationError[]) {
    const count = counted(errors.length, "error");
    const lines = errors.map((error) => `  - ${errorLine(error)}`);
    super(`The data has ${count}; nothing was built.\n${lines.join("\n")}`);
    this.name = "DataError";
    this.errors = errors;
  }
}
