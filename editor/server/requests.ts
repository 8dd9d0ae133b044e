import type { IncomingMessage } from "node:http";
import Ajv from "ajv";
import { dataFiles } from "../../src/data-check/catalogue-data";
import { type Fields, isObject } from "../json-values";
import { hasElements, type Operation } from "../operations";
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
const mostOperations = 20_000;

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
export function changeIn(fields: Fields): Change {
  if (isChange(fields)) return fields;
  throw malformed();
}

const field = { type: "string", not: { enum: [...forbidden] } };
/** An element as a value, or as a step of a path. */
const element = { type: "object", required: ["id"], properties: { id: { type: "integer" } } };
const path = (...steps: readonly object[]) => ({
  ...{ type: "array", minItems: steps.length, maxItems: steps.length },
  ...(steps.length === 0 ? {} : { items: steps }),
});
const fieldPath = (...steps: readonly object[]) => ({
  ...{ type: "array", minItems: steps.length + 1, maxItems: 12, additionalItems: field },
  items: [...steps, field],
});
const prices = [element, { const: "priceDetails" }] as const;
const listPath = { anyOf: [path(), path(...prices)] };
const elementPath = { anyOf: [path(element), path(...prices, element)] };
const [lists, objects] = [true, false].map((isList) =>
  dataFiles.filter((file) => hasElements(file, []) === isList),
);

const operation = (what: Operation["do"], files: unknown, properties: object) => ({
  type: "object",
  required: ["do", "file", ...Object.keys(properties)],
  properties: { do: { const: what }, file: { enum: files }, ...properties },
});

/** What the schemas of the data decide on later are values alone: nothing else gets into the draft by an operation. */
const isChange = new Ajv({ strictTuples: false }).compile<Change>({
  type: "object",
  required: ["page", "place", "operations"],
  properties: {
    page: { type: "string" },
    place: { type: "string" },
    operations: {
      type: "array",
      maxItems: mostOperations,
      items: {
        anyOf: [
          operation("set", lists, { path: path(), value: { type: "array" } }),
          operation("set", objects, { path: path(), value: { type: "object" } }),
          operation("set", objects, { path: fieldPath() }),
          operation("set", lists, { path: fieldPath(element) }),
          operation("set", lists, { path: fieldPath(...prices, element) }),
          operation("insert", lists, {
            ...{ path: listPath, element, before: { type: ["integer", "null"] } },
          }),
          operation("remove", lists, { path: elementPath }),
          operation("order", lists, {
            ...{ path: listPath, ids: { type: "array", items: { type: "integer" } } },
          }),
        ],
      },
    },
  },
});

function malformed(): Refusal {
  const most = mostOperations.toLocaleString("en-IN");
  return new Refusal(
    400,
    `The editor does not understand this request, or it has more than ${most} changes.`,
  );
}
