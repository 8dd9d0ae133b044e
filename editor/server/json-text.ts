import { isObject } from "../json-values";

const maxLineLength = 100;

/** The text of a data file. Short values are on one line, except lists of several objects. */
export function jsonText(content: unknown): string {
  return `${formatted(content, "")}\n`;
}

function formatted(value: unknown, indent: string): string {
  const isList = Array.isArray(value);
  if (!isList && !isObject(value)) return JSON.stringify(value);
  const innerIndent = `${indent}  `;
  const parts = isList
    ? value.map((entry) => formatted(entry, innerIndent))
    : Object.entries(value)
        .filter(([, field]) => field !== undefined)
        .map(([name, field]) => `${JSON.stringify(name)}: ${formatted(field, innerIndent)}`);
  const [open, close] = isList ? ["[", "]"] : ["{", "}"];
  if (parts.length === 0) return open + close;
  const space = isList ? "" : " ";
  const line = open + space + parts.join(", ") + space + close;
  const isTable = isList && value.length > 1 && value.every(isObject);
  const fits = indent.length + line.length <= maxLineLength && !line.includes("\n");
  if (fits && !isTable) return line;
  return `${open}\n${innerIndent}${parts.join(`,\n${innerIndent}`)}\n${indent}${close}`;
}
