import {
  getNodePath,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import { type ValidationError, joinedField } from "./validation-error";
import { itemLabel } from "./item-label";

/** More than these would be no help: most of them follow from one another. */
const mostErrors = 10;

/** What keeps a text from being JSON, each with its line and column, and the fields that are in it twice. */
export function jsonErrors(file: string, text: string): readonly ValidationError[] {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  if (tree === undefined || errors.length > 0) {
    return errors.slice(0, mostErrors).map(({ error, offset }) => ({
      ...{ file, item: null, field: null, value: null, path: [] },
      rule: `${position(text, offset)}: ${spaced(printParseErrorCode(error))}`,
    }));
  }
  return repeatedFields(tree).map((field) => repeatedField(file, text, tree, field));
}

/** `CommaExpected` as "comma expected". */
function spaced(code: string): string {
  return code.replaceAll(/(?<=.)[A-Z]/g, " $&").toLowerCase();
}

function repeatedFields(node: Node): Node[] {
  const seen = new Set<unknown>();
  return (node.children ?? []).flatMap((child) => {
    const key = node.type === "object" ? child.children?.[0] : undefined;
    const isRepeated = key !== undefined && seen.has(key.value);
    if (key !== undefined) seen.add(key.value);
    return isRepeated ? [key, ...repeatedFields(child)] : repeatedFields(child);
  });
}

/** `JSON.parse` would silently take the later one. */
function repeatedField(file: string, text: string, tree: Node, key: Node): ValidationError {
  const path = getNodePath(key);
  const [index] = path;
  const isInItem = tree.type === "array" && typeof index === "number";
  const item = isInItem ? itemLabel(getNodeValue(tree.children?.[index] ?? key), index) : null;
  const field = (isInItem ? path.slice(1) : path).reduce<string>(joinedField, "");
  const rule = `${position(text, key.offset)}: the field is here twice`;
  return { file, item, field, value: null, rule, path };
}

function position(text: string, offset: number): string {
  const lines = text.slice(0, offset).split("\n");
  return `line ${lines.length}, column ${(lines.at(-1) ?? "").length + 1}`;
}
