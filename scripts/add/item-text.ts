import { parseTree } from "jsonc-parser";

/** A new item, its fields in the order in which they are to stand. */
export type NewItem = Readonly<Record<string, unknown>> & {
  readonly priceDetails: readonly Readonly<Record<string, unknown>>[];
};

/** The new text of a catalogue file, and the part that was added. */
export interface AddedText {
  readonly text: string;
  readonly added: string;
}

/**
 * Puts an item at the end of a catalogue file, written as the file itself is: its indentation, its
 * line ends, price rows on a line each. Nothing else in the file changes.
 *
 * @throws Error when the text is no list with at least one item; the data check rules that out
 */
export function withNewItem(text: string, item: NewItem): AddedText {
  const last = parseTree(text)?.children?.at(-1);
  if (last === undefined) throw new Error("The catalogue file holds no list of items");
  const lineStart = text.lastIndexOf("\n", last.offset) + 1;
  const indent = /^[ \t]*/.exec(text.slice(lineStart, last.offset))?.[0] ?? "";
  const lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
  const added = itemLines(item, indent).join(lineEnd);
  const end = last.offset + last.length;
  return { text: `${text.slice(0, end)},${lineEnd}${added}${text.slice(end)}`, added };
}

function itemLines(item: NewItem, indent: string): string[] {
  const inner = indent + indent;
  const fields = Object.entries(item).map(([name, value]) => {
    const start = `${inner}"${name}": `;
    if (name !== "priceDetails") return [start + JSON.stringify(value)];
    const rows = item.priceDetails.map(inline);
    return rows.length === 1
      ? [`${start}[${rows.join("")}]`]
      : [`${start}[`, ...commaEnded(rows.map((row) => inner + indent + row)), `${inner}]`];
  });
  const lines = fields.flatMap((field, index) =>
    index === fields.length - 1 ? field : [...field.slice(0, -1), `${field.at(-1) ?? ""},`],
  );
  return [`${indent}{`, ...lines, `${indent}}`];
}

function commaEnded(lines: readonly string[]): string[] {
  return lines.map((line, index) => (index === lines.length - 1 ? line : `${line},`));
}

function inline(fields: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(fields).map(
    ([name, value]) => `"${name}": ${JSON.stringify(value)}`,
  );
  return `{ ${parts.join(", ")} }`;
}
