import type { IncomingMessage } from "node:http";
import { type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import { type Fields, isObject } from "../json-values";
import { hasElements, isContentOf, isElement, type Operation, type Path } from "../operations";
import type { Change } from "../protocol";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const maxTextBytes = 8 * 1024 * 1024;
const maxPathLength = 15;

/** Names that have a meaning in JavaScript, and that no data uses. */
const forbiddenNames = new Set<unknown>(["__proto__", "constructor", "prototype"]);

export async function bodyOf(request: IncomingMessage, maxBytes = maxTextBytes): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > maxBytes) {
      throw new Refusal(413, `This is too large: at most ${maxBytes / 1024 / 1024} MB.`);
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** @throws Refusal unless the body is empty, or a JSON object without forbidden names */
export async function fieldsOf(request: IncomingMessage): Promise<Fields> {
  const text = (await bodyOf(request)).toString();
  if (text === "") return {};
  try {
    const value: unknown = JSON.parse(text, (name, inner: unknown) => {
      if (forbiddenNames.has(name)) throw new Error(name);
      return inner;
    });
    if (isObject(value)) return value;
  } catch {
    // Refused below, like JSON that is no object.
  }
  throw malformed();
}

export function changeIn(fields: Fields): Change {
  const { pageId, undoKey, operations } = fields;
  const isChange =
    typeof pageId === "string" &&
    typeof undoKey === "string" &&
    Array.isArray(operations) &&
    operations.every(isOperation);
  if (isChange) return { pageId, undoKey, operations };
  throw malformed();
}

/** Values are not checked here: the data's schemas check them in the draft. */
function isOperation(operation: unknown): operation is Operation {
  if (!isObject(operation)) return false;
  const { do: kind, path, element, before, ids, value } = operation;
  const file = dataFiles.find((name) => name === operation.file);
  if (file === undefined || !isPath(file, path)) return false;
  if (kind === "set") {
    return path.length === 0 ? isContentOf(file, value) : typeof path.at(-1) === "string";
  }
  if (kind === "remove") return typeof path.at(-1) === "object";
  if (!hasElements(file, path)) return false;
  if (kind === "order") return Array.isArray(ids) && ids.every(Number.isInteger);
  return kind === "insert" && isElement(element) && (before === null || Number.isInteger(before));
}

/** Whether each step into a list with ids is an id, and every other step the name of a field. */
function isPath(file: DataFile, path: unknown): path is Path {
  return (
    Array.isArray(path) &&
    path.length <= maxPathLength &&
    path.every((step: unknown, index) =>
      hasElements(file, path.slice(0, index)) ? isElement(step) : isFieldName(step),
    )
  );
}

function isFieldName(step: unknown): boolean {
  return typeof step === "string" && /^\P{Surrogate}+$/u.test(step) && !forbiddenNames.has(step);
}

function malformed(): Refusal {
  return new Refusal(400, "The editor does not understand this request.");
}
