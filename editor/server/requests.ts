import type { IncomingMessage } from "node:http";
import { type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import { type Fields, isObject } from "../json-values";
import { isElement, type Operation, type Path } from "../operations";
import type { Change, PublishAnswer } from "../protocol";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const largestText = 8 * 1024 * 1024;
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

/** @throws Refusal where it is no data file */
export function fileIn({ file }: Fields): DataFile {
  if (!isDataFile(file)) throw malformed();
  return file;
}

/** @throws Refusal where it is no answer */
export function publishAnswerIn({ theirs }: Fields): PublishAnswer {
  if (theirs === undefined) return {};
  if (!Array.isArray(theirs) || !theirs.every(isText)) throw malformed();
  return { theirs };
}

function isOperation(value: unknown): value is Operation {
  if (!isObject(value) || !isDataFile(value.file) || !isPath(value.path)) return false;
  const { do: what, before, beforeField, element, ids, path } = value;
  const isAtElement = typeof path.at(-1) === "object";
  if (what === "remove" || isAtElement) return what === "remove" && isAtElement;
  if (what === "order") return Array.isArray(ids) && ids.every(Number.isSafeInteger);
  if (what === "insert") {
    return isElement(element) && (before === null || Number.isSafeInteger(before));
  }
  const isAboutSomething = path.length > 0 || value.value !== undefined;
  return what === "set" && isAboutSomething && isText(beforeField ?? "");
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
