import type { IncomingMessage } from "node:http";
import { type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import { type Fields, isObject } from "../json-values";
import { isElement, type Operation, type Path } from "../operations";
import type { Change } from "../protocol";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const largestText = 8 * 1024 * 1024;
const kinds: readonly unknown[] = ["set", "insert", "remove", "order"];
/** Names that are no field of any data, and that JavaScript gives a meaning. */
const forbidden = new Set(["__proto__", "constructor", "prototype"]);

/** @throws Refusal where the body has more than so many bytes */
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

/** @throws Refusal where the body is no object of JSON, or has a forbidden name */
export async function fieldsOf(request: IncomingMessage): Promise<Fields> {
  const text = (await bodyOf(request)).toString();
  if (text === "") return {};
  try {
    const value: unknown = JSON.parse(text, (name, inner: unknown) => {
      if (forbidden.has(name)) throw malformed();
      return inner;
    });
    if (isObject(value)) return value;
  } catch {
    // What is no JSON, or is nested too deeply, is refused like what is no object.
  }
  throw malformed();
}

/** @throws Refusal where it is none */
export function changeIn({ page, place, operations }: Fields): Change {
  const isRight = isText(page) && isText(place) && Array.isArray(operations);
  if (!isRight || !operations.every(isOperation)) throw malformed();
  return { page, place, operations };
}

/** Whether it is at a place of the data; what it puts there, the check of the data looks at. */
function isOperation(value: unknown): value is Operation {
  if (!isObject(value)) return false;
  return isDataFile(value.file) && isPath(value.path) && kinds.includes(value.do);
}

function isPath(value: unknown): value is Path {
  return (
    Array.isArray(value) &&
    value.every((step) => (isText(step) ? !forbidden.has(step) : isElement(step)))
  );
}

function isDataFile(value: unknown): value is DataFile {
  return dataFiles.some((file) => file === value);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function malformed(): Refusal {
  return new Refusal(400, "The editor does not understand this request.");
}
