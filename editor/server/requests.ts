import type { IncomingMessage } from "node:http";
import { dataFiles } from "../../src/data-check/catalogue-data";
import { type Fields, isObject } from "../json-values";
import { hasElements, isContentOf, isElement, type Operation } from "../operations";
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

/** Names that are no field of any data, and that JavaScript gives a meaning. */
const forbidden = new Set<unknown>(["__proto__", "constructor", "prototype"]);

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

export function changeIn(fields: Fields): Change {
  const { page, undoKey, operations } = fields;
  const isChange =
    typeof page === "string" &&
    typeof undoKey === "string" &&
    Array.isArray(operations) &&
    operations.every(isOperation);
  if (isChange) return { page, undoKey, operations };
  throw malformed();
}

/** Paths that an operation takes in a list, as texts: `#` is an element, `/` a field. */
const listPaths: ReadonlyMap<unknown, RegExp> = new Map([
  ["set", /^(?:#(?:\/priceDetails#)?(?:\/[^/#\p{Surrogate}]+){1,12})?$/u],
  ["insert", /^(?:#\/priceDetails)?$/],
  ["order", /^(?:#\/priceDetails)?$/],
  ["remove", /^#(?:\/priceDetails#)?$/],
]);
const objectPaths: typeof listPaths = new Map([["set", /^(?:\/[^/#\p{Surrogate}]+){0,12}$/u]]);

/** Values are left to the schemas of the data: nothing else gets into the draft by an operation. */
function isOperation(operation: unknown): operation is Operation {
  if (!isObject(operation)) return false;
  const { do: what, path, element, before, ids, value } = operation;
  const file = dataFiles.find((name) => name === operation.file);
  if (file === undefined || !Array.isArray(path)) return false;
  const steps = path.map((step: unknown) =>
    isElement(step) ? "#" : typeof step === "string" ? `/${step.replaceAll(/[/#]/g, "_")}` : "?",
  );
  const isList = hasElements(file, []);
  const isPath = (isList ? listPaths : objectPaths).get(what)?.test(steps.join("")) ?? false;
  if (!isPath || path.some((step) => forbidden.has(step))) return false;
  if (what === "insert") return isElement(element) && (before === null || Number.isInteger(before));
  if (what === "order") return Array.isArray(ids) && ids.every(Number.isInteger);
  return what === "remove" || path.length > 0 || isContentOf(file, value);
}

function malformed(): Refusal {
  return new Refusal(400, "The editor does not understand this request.");
}
