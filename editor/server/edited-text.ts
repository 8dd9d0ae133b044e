import { type Node, parseTree } from "jsonc-parser";
import { isObject, isSame } from "../json-values";

/** The widest line, in characters, that a new value is written on. */
const widestLine = 100;

/**
 * The text of a JSON file with another content. What is the same in both stays as it is written;
 * what is new is written as its neighbours are: their indentation, line ends and places of commas.
 *
 * @throws Error when the text is not JSON
 */
export function editedText(text: string, content: unknown): string {
  const root = parseTree(text);
  if (root === undefined) throw new Error("The text to edit is not JSON");
  const source: Source = {
    text,
    lineEnd: text.includes("\r\n") ? "\r\n" : "\n",
    unit: unitOf(text),
  };
  const end = root.offset + root.length;
  return text.slice(0, root.offset) + rewritten(source, root, content) + text.slice(end);
}

interface Source {
  readonly text: string;
  readonly lineEnd: string;
  /** One step of indentation. */
  readonly unit: string;
}

/** An element of a list or a field of an object, old or new. */
interface Member {
  /** The field's name; null in a list. */
  readonly key: string | null;
  readonly value: unknown;
  readonly old: Node | null;
}

function unitOf(text: string): string {
  return /\n([ \t]+)/.exec(text)?.[1] ?? "  ";
}

function rewritten(source: Source, node: Node, value: unknown): string {
  const slice = source.text.slice(node.offset, node.offset + node.length);
  const before = contentOf(node);
  if (isSame(before, value)) return slice;
  if (isObject(before) && isObject(value)) return rebuilt(source, node, fieldsOf(node, value));
  if (Array.isArray(before) && Array.isArray(value)) {
    return rebuilt(source, node, elementsOf(node, value));
  }
  return freshText(source, value, indentAt(source.text, node.offset));
}

/** A list or an object with other members. */
function rebuilt(source: Source, node: Node, members: readonly Member[]): string {
  const [open, close] = node.type === "array" ? ["[", "]"] : ["{", "}"];
  const old = node.children ?? [];
  const [first] = old;
  const last = old.at(-1);
  if (members.length === 0) return open + close;
  const indent = indentAt(source.text, node.offset);
  if (first === undefined || last === undefined) {
    return freshText(source, contentOfMembers(node, members), indent);
  }
  const opening = source.text.slice(node.offset, first.offset);
  const closing = source.text.slice(last.offset + last.length, node.offset + node.length);
  const isBroken = opening.includes("\n");
  const inner = isBroken ? indentAt(source.text, first.offset) : indent;
  const parts = members.map((member) => memberText(source, member, inner));
  const isUnmoved =
    members.length === old.length && members.every((member, index) => member.old === old[index]);
  if (isUnmoved) {
    const between = old.map((child, index) => {
      const next = old[index + 1];
      return next === undefined ? "" : source.text.slice(child.offset + child.length, next.offset);
    });
    return opening + parts.map((part, index) => part + (between[index] ?? "")).join("") + closing;
  }
  const separator = isBroken ? `,${source.lineEnd}${inner}` : ", ";
  return opening + parts.join(separator) + closing;
}

function memberText(source: Source, { key, value, old }: Member, indent: string): string {
  if (key === null) {
    return old === null ? freshText(source, value, indent) : rewritten(source, old, value);
  }
  const valueNode = old?.children?.[1];
  if (old === null || valueNode === undefined) {
    return `${JSON.stringify(key)}: ${freshText(source, value, indent)}`;
  }
  const name = source.text.slice(old.offset, valueNode.offset);
  return name + rewritten(source, valueNode, value);
}

/** The fields that an object is to have, those that stay in their order, new ones where they belong. */
function fieldsOf(node: Node, value: Readonly<Record<string, unknown>>): Member[] {
  const old = (node.children ?? []).flatMap((child) => {
    const key = child.children?.[0]?.value as string;
    return value[key] === undefined ? [] : [{ key, value: value[key], old: child }];
  });
  const members: Member[] = [...old];
  const known = new Set(old.map(({ key }) => key));
  let previous: string | null = null;
  for (const [key, field] of Object.entries(value)) {
    if (field === undefined) continue;
    if (!known.has(key)) {
      const after = members.findIndex((member) => member.key === previous);
      members.splice(after + 1, 0, { key, value: field, old: null });
    }
    previous = key;
  }
  return members;
}

/** The elements that a list is to have, each with the old one that it comes from. */
function elementsOf(node: Node, value: readonly unknown[]): Member[] {
  const unused = new Set(node.children ?? []);
  const take = (fits: (child: Node) => boolean): Node | null => {
    const found = [...unused].find(fits) ?? null;
    if (found !== null) unused.delete(found);
    return found;
  };
  const same = value.map((element) => take((child) => isSame(contentOf(child), element)));
  return value.map((element, index) => {
    const id = idOf(element);
    const byId = () => (id === undefined ? null : take((child) => idOf(contentOf(child)) === id));
    const inPlace = () => {
      const child = node.children?.[index];
      return id !== undefined || child === undefined ? null : take((other) => other === child);
    };
    return { key: null, value: element, old: same[index] ?? byId() ?? inPlace() };
  });
}

function freshText(source: Source, value: unknown, indent: string): string {
  const line = inlineText(value);
  // As Prettier does: an object with a list of objects, and a list of several, take a line each.
  const isBroken = isObject(value)
    ? Object.values(value).some(holdsObjects)
    : holdsObjects(value) && (value as readonly unknown[]).length > 1;
  if (!isBroken && indent.length + line.length <= widestLine) return line;
  const inner = indent + source.unit;
  const parts = Array.isArray(value)
    ? value.map((element) => freshText(source, element, inner))
    : isObject(value)
      ? definedEntries(value).map(
          ([key, field]) => `${JSON.stringify(key)}: ${freshText(source, field, inner)}`,
        )
      : [];
  if (parts.length === 0) return line;
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const { lineEnd } = source;
  return `${open}${lineEnd}${inner}${parts.join(`,${lineEnd}${inner}`)}${lineEnd}${indent}${close}`;
}

function holdsObjects(value: unknown): boolean {
  return Array.isArray(value) && value.some(isObject);
}

function inlineText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inlineText).join(", ")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const parts = definedEntries(value).map(
    ([key, field]) => `${JSON.stringify(key)}: ${inlineText(field)}`,
  );
  return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`;
}

function definedEntries(value: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(value).filter(([, field]) => field !== undefined);
}

function contentOfMembers(node: Node, members: readonly Member[]): unknown {
  if (node.type === "array") return members.map(({ value }) => value);
  return Object.fromEntries(members.map(({ key, value }) => [key, value]));
}

function contentOf(node: Node): unknown {
  if (node.type === "array") return (node.children ?? []).map(contentOf);
  if (node.type !== "object") return node.value as unknown;
  return Object.fromEntries(
    (node.children ?? []).flatMap(({ children: [key, value] = [] }) =>
      key === undefined || value === undefined ? [] : [[key.value as string, contentOf(value)]],
    ),
  );
}

function indentAt(text: string, offset: number): string {
  const lineStart = text.lastIndexOf("\n", offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(lineStart, offset))?.[0] ?? "";
}

function idOf(value: unknown): unknown {
  return isObject(value) ? value.id : undefined;
}
