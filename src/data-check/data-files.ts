import { readFileSync } from "node:fs";
import path from "node:path";
import { type Node, parseTree, type ParseError, printParseErrorCode } from "jsonc-parser";
import type { DataFile } from "./catalogue-data";
import type { Fault } from "./fault";

/** No data file needs more; a text that needs it would break the parser. */
const deepestNesting = 100;

/** What a data file holds, or the faults that keep it from being read. */
export type ReadResult = { readonly content: unknown } | { readonly faults: readonly Fault[] };

/** Reads one file of the data folder as strict JSON, as `parsedData` does with its text. */
export function readDataFile(dataFolder: string, file: DataFile): ReadResult {
  const name = `${file}.json`;
  let text: string;
  try {
    text = readFileSync(path.join(dataFolder, name), "utf8");
  } catch (cause) {
    return fileFault(name, `the file cannot be read (${(cause as NodeJS.ErrnoException).code})`);
  }
  return parsedData(name, text);
}

/**
 * Reads the text of a data file as strict JSON. A text that is not JSON or names a field twice in
 * one object is answered with faults, never with an exception.
 *
 * @param name name of the file, for the messages
 */
export function parsedData(name: string, text: string): ReadResult {
  if (text.startsWith("\ufeff")) {
    return fileFault(name, "the file begins with a byte order mark; save it as UTF-8 without BOM");
  }
  if (nesting(text) > deepestNesting) {
    return fileFault(
      name,
      `lists and objects stand more than ${deepestNesting} deep in each other`,
    );
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

/** How deep brackets stand in each other, those in texts included: a bound, found without recursion. */
function nesting(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const character of text) {
    if (character === "[" || character === "{") depth += 1;
    else if (character === "]" || character === "}") depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
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
  return { file, item: null, field: null, value: null, path: [] };
}

function position(text: string, offset: number): string {
  const lines = text.slice(0, offset).split("\n");
  return `line ${lines.length}, column ${(lines.at(-1) ?? "").length + 1}`;
}

function words(code: string): string {
  return code.replaceAll(/(?<!^)([A-Z])/g, " $1").toLowerCase();
}
