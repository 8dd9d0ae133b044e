import { formattedRupees } from "../../src/catalogue/money";
import { catalogueNames } from "../../src/data-check/catalogue-data";
import type { ChangeStep, DataChange } from "./data-changes";
import { fieldWords, fileWords } from "./field-words";
import type { Contents } from "./protocol";

type Fields = Readonly<Record<string, unknown>>;

const longestValue = 80;

/**
 * A change as a shopkeeper says it: "Honda Dio BS6, 1 day: ₹599 → ₹649".
 *
 * @param before the data that the change starts from
 * @param after the data with the change
 */
export function changeWords(change: DataChange, before: Contents, after: Contents): string {
  const { file, steps, from, to, isOrder } = change;
  const [first, ...rest] = steps;
  if (first === undefined) {
    return isOrder === true ? `${fileWords[file]}: ${orderWords(change, after)}` : fileWords[file];
  }
  if (typeof first === "string") {
    return `${fileWords[file]}, ${placeWords([first, ...rest])}: ${turnWords(first, from, to)}`;
  }
  const name = itemName(file, first.id, after) ?? itemName(file, first.id, before) ?? "";
  if (rest.length === 0) {
    return from === undefined
      ? `${name} added to ${fileWords[file]}`
      : `${name} removed from ${fileWords[file]}`;
  }
  return `${name}, ${inItemWords(rest, change, [after, before])}`;
}

function inItemWords(
  rest: readonly ChangeStep[],
  { file, steps, from, to, isOrder }: DataChange,
  states: readonly Contents[],
): string {
  const [field, row, inRow] = rest;
  const id = steps[0];
  if (field !== "priceDetails" || typeof row !== "object" || typeof id !== "object") {
    const last = rest.at(-1);
    const words = placeWords(rest.filter((step) => typeof step === "string"));
    if (isOrder === true) return `${words}: in another order`;
    return `${words}: ${turnWords(typeof last === "string" ? last : "", from, to)}`;
  }
  const rows = states.map((state) => rowOf(itemOf(state[file], id.id), row.id));
  const duration = textOf((rows[0] ?? rows[1])?.duration);
  if (inRow === undefined) {
    const price = ((to ?? from) as Fields).price;
    return `${duration}: ${rupees(price)} ${from === undefined ? "added" : "removed"}`;
  }
  if (inRow === "price") return `${duration}: ${rupees(from)} → ${rupees(to)}`;
  if (inRow === "estimated" || inRow === "kmsEstimated") {
    const what = inRow === "estimated" ? "price" : "kilometres";
    return `${duration}: ${what} ${to === true ? "marked as estimated" : "confirmed"}`;
  }
  const name = textOf(inRow);
  return `${duration}, ${fieldWords(name).toLowerCase()}: ${turnWords(name, from, to)}`;
}

function placeWords(steps: readonly ChangeStep[]): string {
  return steps
    .map((step) => (typeof step === "string" ? fieldWords(step) : String(step.id)))
    .map((word) => word.charAt(0).toLowerCase() + word.slice(1))
    .join(", ");
}

function turnWords(field: string, from: unknown, to: unknown): string {
  if (field === "image") return "another picture";
  if (from === true || to === true || from === false || to === false) {
    return to === true ? "yes" : "no";
  }
  if (from === undefined) return `${valueWords(field, to)} added`;
  if (to === undefined) return `${valueWords(field, from)} removed`;
  return `${valueWords(field, from)} → ${valueWords(field, to)}`;
}

function valueWords(field: string, value: unknown): string {
  if (field === "kms" && value === null) return "ask on call";
  const isTexts = Array.isArray(value) && value.every((part) => typeof part === "string");
  const text =
    typeof value === "string" ? value : isTexts ? value.join(", ") : JSON.stringify(value);
  const cut = text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
  return typeof value === "string" && field !== "kms" ? `“${cut}”` : cut;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function rupees(value: unknown): string {
  return Number.isSafeInteger(value) && Number(value) >= 0
    ? formattedRupees(Number(value))
    : String(value);
}

function orderWords({ file, from, to }: DataChange, after: Contents): string {
  const before = from as readonly number[];
  const now = to as readonly number[];
  const moved = now.find((id, index) => {
    const others = (ids: readonly number[]) => ids.filter((other) => other !== id).join();
    return before[index] !== id && others(before) === others(now);
  });
  if (moved === undefined) return "in another order";
  const place = now.indexOf(moved);
  const next = now[place + 1];
  const name = itemName(file, moved, after) ?? "";
  return next === undefined
    ? `${name} stands last`
    : `${name} stands before ${itemName(file, next, after) ?? ""}`;
}

/** An item's name, with where it is when another one in its file is called the same. */
export function itemName(file: DataChange["file"], id: number, contents: Contents): string | null {
  const item = itemOf(contents[file], id);
  if (item === undefined) return null;
  const name = textOf(item.name ?? item.title);
  const others = (contents[file] as readonly Fields[]).filter((other) => other.name === item.name);
  const shown =
    name.trim() === "" ? (file === "pages" ? `Page ${id}` : `The new item ${id}`) : name;
  const isShared = catalogueNames.some((known) => known === file) && others.length > 1;
  if (!isShared) return shown;
  return typeof item.location === "string" ? `${shown} (${item.location})` : `${shown} (${id})`;
}

function itemOf(content: unknown, id: number): Fields | undefined {
  if (!Array.isArray(content)) return undefined;
  return (content as readonly Fields[]).find((item) => item.id === id);
}

function rowOf(item: Fields | undefined, id: number): Fields | undefined {
  const rows = item?.priceDetails;
  if (!Array.isArray(rows)) return undefined;
  return (rows as readonly Fields[]).find((row) => row.id === id);
}
