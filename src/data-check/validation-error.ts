import { cutText } from "../catalogue/text/bounds";

export interface ValidationError {
  readonly file: string;
  /** `id 4 "Honda Dio BS6"`; null for the whole file. */
  readonly item: string | null;
  /** Cut to a readable length; null without a value. */
  readonly value: string | null;
  /** What is wrong, and what to do. */
  readonly message: string;
  /** `[3, "priceDetails", 0, "price"]`. */
  readonly path: DataPath;
}

export type DataPath = readonly (string | number)[];

export function fileError(file: string, message: string, path: DataPath = []): ValidationError {
  return { file, item: null, value: null, message, path };
}

export function quotedValue(value: unknown): string {
  const text = (JSON.stringify(value) as string | undefined) ?? "nothing";
  return cutText(text, "…");
}

export function itemLabel(item: unknown, index: number): string {
  const { id, name, title } = (item ?? {}) as { id?: unknown; name?: unknown; title?: unknown };
  const label = name ?? title;
  const number = id === undefined ? `item ${index + 1}` : `id ${quotedValue(id)}`;
  return typeof label === "string" ? `${number} ${quotedValue(label)}` : number;
}

export function counted(count: number, singular: string): string {
  return `${count} ${singular}${count === 1 ? "" : "s"}`;
}

export function errorLine({ file, item, path, value, message }: ValidationError): string {
  const field = path
    .slice(item === null ? 0 : 1)
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
    .join("")
    .replace(/^\./, "");
  const location = [file, item, field].filter(Boolean).join(" › ");
  return `${location}${value === null ? "" : ` = ${value}`}: ${message}`;
}

/** A message that GitHub shows at the commit. */
export function annotation(error: ValidationError): string {
  return `::error file=data/${error.file}::${errorLine(error).replaceAll("%", "%25")}`;
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
