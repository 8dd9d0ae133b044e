import type { IncomingMessage } from "node:http";
import { type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import { isObject } from "../json-values";
import { isElement, type Operation, type Path } from "../operations";
import type { Change, Publisher, Side } from "../protocol";

/** Why a request is refused, in a sentence for the person at the page. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const largestText = 8 * 1024 * 1024;
const deepest = 20;
/** Names that are no field of any data, and that JavaScript gives a meaning. */
const forbidden = new Set(["__proto__", "constructor", "prototype"]);

/**
 * The body of a request.
 *
 * @param largest bytes
 * @throws Refusal where it is larger
 */
export async function bodyOf(request: IncomingMessage, largest = largestText): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > largest) {
      throw new Refusal(413, `More than ${largest / 1024 / 1024} MB cannot be taken.`);
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** @throws Refusal where the body is no object of JSON */
export async function fieldsOf(
  request: IncomingMessage,
): Promise<Readonly<Record<string, unknown>>> {
  const text = (await bodyOf(request)).toString();
  if (text === "") return {};
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value) && isPlain(value)) return value;
  } catch {
    // What is no JSON is refused like what is no object.
  }
  throw malformed();
}

/** @throws Refusal where it is none */
export function changeIn(fields: Readonly<Record<string, unknown>>): Change {
  const { page, number, place, operations } = fields;
  const isRight =
    isText(page) && Number.isSafeInteger(number) && isText(place) && Array.isArray(operations);
  if (!isRight || !operations.every(isOperation)) throw malformed();
  return { page, number: Number(number), place, operations };
}

/** @throws Refusal where it is no data file */
export function fileIn({ file }: Readonly<Record<string, unknown>>): DataFile {
  if (!isDataFile(file)) throw malformed();
  return file;
}

/** @throws Refusal where it is another word */
export function sideIn({ take }: Readonly<Record<string, unknown>>): Side | undefined {
  if (take === undefined || take === "theirs" || take === "mine") return take;
  throw malformed();
}

export function publisherIn({ name, email }: Readonly<Record<string, unknown>>): Publisher {
  if (typeof name !== "string" || typeof email !== "string") throw malformed();
  return { name, email };
}

function isOperation(value: unknown): value is Operation {
  if (!isObject(value) || !isDataFile(value.file) || !isPath(value.path)) return false;
  const last = value.path.at(-1);
  const isBefore = value.before === null || Number.isSafeInteger(value.before);
  switch (value.do) {
    case "set":
      return (
        typeof last !== "object" &&
        (last !== undefined || value.value !== undefined) &&
        (value.beforeField === undefined || isText(value.beforeField))
      );
    case "insert":
      return typeof last !== "object" && isElement(value.element) && isBefore;
    case "remove":
      return typeof last === "object";
    case "move":
      return typeof last === "object" && isBefore;
    default:
      return false;
  }
}

function isPath(value: unknown): value is Path {
  return (
    Array.isArray(value) &&
    value.length <= deepest &&
    value.every((step) => (typeof step === "string" ? !forbidden.has(step) : isElement(step)))
  );
}

/** Whether no field at any depth has a forbidden name. */
function isPlain(value: unknown, depth = 0): boolean {
  if (typeof value !== "object" || value === null) return true;
  if (depth > deepest) return false;
  return Object.entries(value).every(
    ([name, inner]) => !forbidden.has(name) && isPlain(inner, depth + 1),
  );
}

function isDataFile(value: unknown): value is DataFile {
  return dataFiles.some((file) => file === value);
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.length <= 1000;
}

function malformed(): Refusal {
  return new Refusal(400, "The editor does not understand this request.");
}
