import { cutText } from "../../catalogue/text/bounds";
import { counted } from "./counted";

export interface ValidationError {
  readonly file: string;
  /** `id 4 "Honda Dio BS6"`; null for the whole file. */
  readonly item: string | null;
  /** The value, cut to a readable length; null without a value. */
  readonly value: string | null;
  readonly rule: string;
  /** `[3, "priceDetails", 0, "price"]`. */
  readonly path: DataPath;
  /** Other fields whose change would also solve the error. */
  readonly causes?: readonly ErrorPlace[];
}

interface ErrorPlace {
  readonly file: string;
  readonly path: DataPath;
}

export type DataPath = readonly (string | number)[];

function joinedField(field: string, step: string | number): string {
  if (/^\d+$/.test(String(step))) return `${field}[${step}]`;
  return field === "" ? String(step) : `${field}.${step}`;
}

export function quotedValue(value: unknown): string {
  const text = (JSON.stringify(value) as string | undefined) ?? "nothing";
  return cutText(text, "…");
}

export function errorLine({ file, item, path, value, rule }: ValidationError): string {
  const field = path.slice(item === null ? 0 : 1).reduce<string>(joinedField, "");
  const place = [file, item, field].filter(Boolean).join(" › ");
  return `${place}${value === null ? "" : ` = ${value}`}: ${rule}`;
}

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
