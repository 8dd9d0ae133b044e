import { isObject } from "../json-values";

const widestLine = 100;

/** The text of a data file: what is short is on one line, but for lists of several objects. */
export function jsonText(content: unknown): string {
  return `${laidOut(content, "")}\n`;
}

function laidOut(value: unknown, indent: string): string {
  const isList = Array.isArray(value);
  if (!isList && !isObject(value)) return JSON.stringify(value);
  const inner = `${indent}  `;
  const parts = isList
    ? value.map((entry) => laidOut(entry, inner))
    : Object.entries(value)
        .filter(([, field]) => field !== undefined)
        .map(([name, field]) => `${JSON.stringify(name)}: ${laidOut(field, inner)}`);
  const [open, close] = isList ? ["[", "]"] : ["{", "}"];
  if (parts.length === 0) return open + close;
  const space = isList ? "" : " ";
  const line = open + space + parts.join(", ") + space + close;
  const isTable = isList && value.length > 1 && value.every(isObject);
  const isShort = indent.length + line.length <= widestLine && !line.includes("\n");
  if (isShort && !isTable) return line;
  return `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${indent}${close}`;
}
