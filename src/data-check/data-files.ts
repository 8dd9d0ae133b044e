import { readFileSync } from "node:fs";
import path from "node:path";
import { getNodePath, getNodeValue, type Node, parseTree } from "jsonc-parser";
import { type DataFile, isOptional } from "./catalogue-data";
import { type Fault, joinedField } from "./fault";
import { itemLabel } from "./item-label";
import { syntaxFaults } from "./json-faults";
import { ruleIn, type RuleText } from "./rule-words";

/** No data file needs more; a text that needs it would break the parser. */
const deepestNesting = 100;

/** What a data file holds, or the faults that keep it from being read. */
export type ReadResult = { readonly content: unknown } | { readonly faults: readonly Fault[] };

/** What is wrong with a file that cannot be read, by the code of the system's error. */
const unreadable: Readonly<Record<string, RuleText>> = {
  ENOENT: ({ either }) =>
    either(
      "the file is missing; take it back with git, or from the last version that you have",
      "what stands here is missing altogether",
    ),
  EACCES: ({ either }) =>
    either(
      "the file may not be read; its permissions keep this program out",
      "this computer does not let the editor read it; ask whoever has set it up",
    ),
  EISDIR: "this is a folder, and has to be a file",
};

/**
 * Reads one file of the data folder as strict JSON, as `parsedData` does with its text. A catalogue
 * whose file is missing has no items.
 */
export function readDataFile(dataFolder: string, file: DataFile): ReadResult {
  const name = `${file}.json`;
  let bytes: Buffer;
  try {
    bytes = readFileSync(path.join(dataFolder, name));
  } catch (cause) {
    const { code = "" } = cause as NodeJS.ErrnoException;
    if (code === "ENOENT" && isOptional(file)) return { content: [] };
    return fileFault(name, unreadable[code] ?? `the file cannot be read (${code})`);
  }
  const text = utf8Text(bytes);
  if (text === null) return fileFault(name, encodingRule(bytes));
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
    return fileFault(name, ({ either }) =>
      either(
        "the file begins with a sign that cannot be seen (a byte order mark); save it as UTF-8 without BOM (in Visual Studio Code: press UTF-8 with BOM at the bottom right, Save with Encoding, UTF-8)",
        "line 1: it begins with a sign that cannot be seen; delete it",
      ),
    );
  }
  if (nesting(text) > deepestNesting) {
    return fileFault(
      name,
      `lists and objects stand more than ${deepestNesting} deep in each other`,
    );
  }
  const faults = syntaxFaults(name, text);
  if (faults.length > 0) return { faults };
  const tree = parseTree(text);
  if (tree === undefined) return fileFault(name, "the file is empty");
  const twice = repeatedKeys(tree);
  if (twice.length > 0) {
    return {
      faults: twice.map((key) => doubledField(name, text, tree, key)),
    };
  }
  return { content: JSON.parse(text) as unknown };
}

/** How deep brackets stand in each other, those in texts included: a bound, found without recursion. */
function nesting(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth += bracket === "[" || bracket === "{" ? 1 : -1;
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

/** A field that stands again in its object, with the item that it is in. */
function doubledField(file: string, text: string, tree: Node, key: Node): Fault {
  const steps = getNodePath(key);
  const [index] = steps;
  const isInItem = tree.type === "array" && typeof index === "number";
  const item = isInItem ? itemLabel(getNodeValue(tree.children?.[index] ?? key), index) : null;
  const field = (isInItem ? steps.slice(1) : steps).reduce<string>(joinedField, "");
  const rule = `a field stands once between its { and }; this one stands again at ${position(text, key.offset)}; delete one of them`;
  return { ...blank(file), item, field, rule, path: steps };
}

function fileFault(file: string, rule: RuleText): ReadResult {
  return { faults: [{ ...blank(file), ...ruleIn(rule) }] };
}

function blank(file: string): Omit<Fault, "rule"> {
  return { file, item: null, field: null, value: null, path: [] };
}

function position(text: string, offset: number): string {
  const lines = text.slice(0, offset).split("\n");
  return `line ${lines.length}, column ${(lines.at(-1) ?? "").length + 1}`;
}

/** A file's text, or null where it is not UTF-8. */
function utf8Text(bytes: Buffer): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

function encodingRule(bytes: Buffer): RuleText {
  const isWide = /^(fffe|feff)/.test(bytes.toString("hex", 0, 2));
  const save =
    "save it as UTF-8 (in Visual Studio Code: press the name of the encoding at the bottom right, then Save with Encoding)";
  const inForm = "another program has saved it in letters that cannot be read here";
  if (isWide) return ({ either }) => either(`the file is saved as UTF-16; ${save}`, inForm);
  const { length } = new TextDecoder("utf-8").decode(bytes).split("\ufffd")[0] ?? "";
  const start = bytes.toString("latin1", 0, length);
  const line = start.split("\n").length;
  return ({ either }) =>
    either(`line ${line} holds letters of another encoding; ${save}`, `line ${line}: ${inForm}`);
}
