import { parseTree } from "jsonc-parser";
import { editedText } from "../../editor/server/edited-text";

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
 * @throws Error when the text is no list; the data check rules that out
 */
export function withNewItem(text: string, item: NewItem): AddedText {
  const list = parseTree(text);
  if (list?.type !== "array") throw new Error("The catalogue file holds no list of items");
  const changed = editedText(text, [...(JSON.parse(text) as unknown[]), item]);
  const last = list.children?.at(-1);
  if (last === undefined) return { text: changed, added: changed.trim() };
  const end = last.offset + last.length;
  const added = changed.slice(end, end - text.length).replace(/^,\s*?(?=[^\S\r\n]*\S)/, "");
  return { text: changed, added };
}
