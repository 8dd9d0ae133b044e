import { readFileSync } from "node:fs";
import path from "node:path";
import { type Node, parseTree, type ParseError, printParseErrorCode } from "jsonc-parser";
import type { Fault } from "./fault";

/** The files an owner edits, each with the JSON Schema of the same name in `data/schema`. */
export const dataFiles = ["bikes", "cars", "hotels", "taxis", "pages", "business"] as const;
export type DataFile = (typeof dataFiles)[number];

/** What a data file holds, or the faults that keep it from being read. */
export type ReadResult = { readonly content: unknown } | { readonly faults: readonly Fault[] };

/**
 * Reads one file of the data folder as strict JSON. A file that is missing, is not JSON or names a
 * field twice in one object is answered with faults, never with an exception.
 */
export function readDataFile(dataFolder: string, file: DataFile): ReadResult {
  const name = `${file}.json`;
  let text: string;
  try {
    text = readFileSync(path.join(dataFolder, name), "utf8");
  } catch (cause) {
    return fileFault(name, `the file cannot be read (${(cause as NodeJS.ErrnoException).code})`);
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  if (first !== undefined || tree === undefined) {
    const where = position(text, first?.offset ?? 0);
    const what =
      first === undefined ? "the file is empty" : words(printParseErrorCode(first.error));
    return fileFault(name, `the file is not valid JSON: ${what} at ${where}`);
  }
  const twice = repeatedKeys(tree);
  if (twice.length > 0) {
    return {
      faults: twice.map((key) => ({
        ...blank(name),
        field: String(key.value),
        rule: `a field stands once in an object; this one stands again at ${position(text, key.offset)}`,
      })),
    };
  }
  return { content: JSON.parse(text) as unknown };
}

function repeatedKeys(node: Node): Node[] {
  const seen = new Set<unknown>();
  return (node.children ?? []).flatMap((child) => {
    const key = node.type === "object" ? child.children?.[0] : undefined;
    const isRepeated = key !== undefined && seen.has(key.value);
    if (key !== undefined) seen.add(key.value);
    return isRepeated ? [key, ...repeatedKeys(child)] : repeatedKeys(child);
  });
}

function fileFault(file: string, rule: string): ReadResult {
  return { faults: [{ ...blank(file), rule }] };
}

function blank(file: string): Omit<Fault, "rule"> {
  return { file, item: null, field: null, value: null };
}

function position(text: string, offset: number): string {
  const lines = text.slice(0, offset).split("\n");
  return `line ${lines.length}, column ${(lines.at(-1) ?? "").length + 1}`;
}

function words(code: string): string {
  return code.replaceAll(/(?<!^)([A-Z])/g, " $1").toLowerCase();
}
