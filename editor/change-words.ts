import { formattedRupees } from "../src/catalogue/money";
import { catalogueNames, type DataFile } from "../src/data-check/catalogue-data";
import { fieldWords, fileWords, optionWords } from "../src/data-check/field-words";
import type { DataChange } from "./data-changes";
import { type Fields, isObject, isSame } from "./json-values";
import { type Contents, type Element, elementsOf, type Path } from "./operations";

const longestValue = 80;

/**
 * A change as a shopkeeper says it: "Honda Dio BS6, 1 day: ₹599 → ₹649".
 *
 * @param before the data that the change starts from
 * @param after the data with the change
 */
export function changeWords(change: DataChange, before: Contents, after: Contents): string {
  const { file, path, from, to, isOrder } = change;
  const [first, ...rest] = path;
  if (first === undefined) {
    const words = isOrder === true ? orderWords(change, after) : turnWords("", from, to);
    return `${fileWords[file]}: ${words}`;
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
  rest: Path,
  { file, path, from, to, isOrder }: DataChange,
  states: readonly Contents[],
): string {
  const [field, row, inRow] = rest;
  const id = path[0];
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

/** Fields below which the names are values that the items have, and no fields. */
const byValue = new Set(["labels", "groupNotes"]);

function placeWords(steps: Path): string {
  return steps
    .map((step, index) => {
      const above = steps[index - 1];
      if (typeof step !== "string") return String(step.id);
      return typeof above === "string" && byValue.has(above) ? `“${step}”` : inSentence(step);
    })
    .join(", ");
}

/** A field's name within a sentence: "opening hours". */
function inSentence(field: string): string {
  const words = fieldWords(field);
  return words.charAt(0).toLowerCase() + words.slice(1);
}

function turnWords(field: string, from: unknown, to: unknown): string {
  if (field === "image") return "another picture";
  if (from === true || to === true || from === false || to === false) {
    return to === true ? "no → yes" : "yes → no";
  }
  if (Array.isArray(from) || Array.isArray(to)) return listWords(entriesOf(from), entriesOf(to));
  if (from === undefined) return `${valueWords(field, to)} added`;
  if (to === undefined) return `${valueWords(field, from)} removed`;
  return `${valueWords(field, from)} → ${valueWords(field, to)}`;
}

function entriesOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** What has become of a list whose entries have no number: by what each is called. */
function listWords(before: readonly unknown[], after: readonly unknown[]): string {
  if (before.length === 0 && after.length === 0) return "none";
  const [old, now] = [keysOf(before), keysOf(after)];
  const left = before.filter((_, index) => !now.includes(old[index] ?? ""));
  const fresh = after.filter((_, index) => !old.includes(now[index] ?? ""));
  const lines = changedLines(left, fresh);
  const gone = left.filter((entry) => !lines.some(({ from }) => from === entry));
  const come = fresh.filter((entry) => !lines.some(({ to }) => to === entry));
  const isInPlace =
    gone.length === 1 && come.length === 1 && before.indexOf(gone[0]) === after.indexOf(come[0]);
  const kept = after.flatMap((entry, index) => {
    const place = old.indexOf(now[index] ?? "");
    const other = before[place];
    if (place === -1 || isSame(other, entry)) return [];
    return [`“${entryName(entry)}”: ${fieldTurns(other, entry)}`];
  });
  const inLines = lines.map(
    (line) => `in the line of “${line.word}”: ${listWords(line.from, line.to)}`,
  );
  const said = isInPlace
    ? [...inLines, entryTurn(gone[0], come[0]), ...kept]
    : [
        ...inLines,
        ...gone.map((entry) => `${entryWords(entry)} removed`),
        ...come.map((entry) => `${entryWords(entry)} added`),
        ...kept,
      ];
  if (said.length > 0) return said.join("; ");
  const inOrder = (entries: readonly unknown[]) => entries.map(quotedName).join(", ");
  return `in another order: ${inOrder(before)} → ${inOrder(after)}`;
}

/** A line of words, before and after. */
interface ChangedLine {
  readonly from: readonly unknown[];
  readonly to: readonly unknown[];
  /** The first word that has stayed in it. */
  readonly word: string;
}

/** The lines of words that have changed and still have a word that they had. */
function changedLines(gone: readonly unknown[], come: readonly unknown[]): readonly ChangedLine[] {
  const free = come.filter((entry) => Array.isArray(entry));
  return gone
    .filter((entry) => Array.isArray(entry))
    .flatMap((from: readonly unknown[]) => {
      const place = free.findIndex((line: readonly unknown[]) =>
        line.some((word) => from.includes(word)),
      );
      if (place === -1) return [];
      const [to = []] = free.splice(place, 1) as (readonly unknown[])[];
      return [{ from, to, word: plainWords(to.find((word) => from.includes(word))) }];
    });
}

/** What tells the entries of a list apart: their names, those that several have with a number. */
function keysOf(entries: readonly unknown[]): readonly string[] {
  const names = entries.map(entryName);
  return names.map((name, index) => {
    const earlier = names.slice(0, index).filter((other) => other === name).length;
    return `${name} ${earlier}`;
  });
}

/** What an entry of a list is called: its label, its day, or what it says. */
function entryName(entry: unknown): string {
  if (!isObject(entry)) return plainWords(entry);
  const named =
    entry.label ?? entry.day ?? entry.heading ?? entry.name ?? entry.title ?? entry.duration;
  return typeof named === "string" ? named : fieldsWords(entry);
}

function entryWords(entry: unknown): string {
  const name = entryName(entry);
  if (name === "") return "an empty line";
  if (!isObject(entry) || name === fieldsWords(entry)) return `“${name}”`;
  const others = fieldsWords(Object.fromEntries(otherFields(entry, name)));
  return others === "" ? `“${name}”` : `“${name}” (${others})`;
}

/** An entry that stands where another one stood. */
function entryTurn(from: unknown, to: unknown): string {
  const names = `${quotedName(from)} → ${quotedName(to)}`;
  if (!isObject(from) || !isObject(to)) return names;
  const [others, otherwise] = [from, to].map((entry) =>
    Object.fromEntries(otherFields(entry, entryName(entry))),
  );
  return isSame(others, otherwise) ? names : `${entryWords(from)} → ${entryWords(to)}`;
}

function quotedName(entry: unknown): string {
  const name = entryName(entry);
  return name === "" ? "an empty line" : `“${name}”`;
}

function otherFields(entry: Fields, name: string): [string, unknown][] {
  return Object.entries(entry).filter(([field, value]) => field !== "id" && value !== name);
}

/** What differs between two states of an entry. */
function fieldTurns(from: unknown, to: unknown): string {
  if (!isObject(from) || !isObject(to)) return `${plainWords(from)} → ${plainWords(to)}`;
  const fields = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return fields
    .filter((field) => !isSame(from[field], to[field]))
    .map((field) => `${inSentence(field)} ${turnWords(field, from[field], to[field])}`)
    .join(", ");
}

/** The fields of an object, in words: "opens “10:00”, closes “14:00”". */
function fieldsWords(fields: Fields): string {
  return Object.entries(fields)
    .filter(([field, value]) => field !== "id" && value !== undefined && value !== false)
    .map(([field, value]) =>
      value === true ? inSentence(field) : `${inSentence(field)} ${valueWords(field, value)}`,
    )
    .join(", ");
}

function plainWords(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(plainWords).join(", ");
  if (isObject(value)) return fieldsWords(value);
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function valueWords(field: string, value: unknown): string {
  if (field === "kms" && value === null) return "ask on call";
  const text = optionWords(field, plainWords(value));
  const cut = text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
  return typeof value === "string" && field !== "kms" ? `“${cut}”` : cut;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function rupees(value: unknown): string {
  if (value === undefined || value === null) return "no price";
  if (Number.isSafeInteger(value) && Number(value) >= 0) return formattedRupees(Number(value));
  return typeof value === "string" ? value : JSON.stringify(value);
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
export function itemName(file: DataFile, id: number, contents: Contents): string | null {
  const item = itemOf(contents[file], id);
  if (item === undefined) return null;
  const shownName = (one: Fields) => {
    const name = textOf(one.name ?? one.title);
    return name.trim() === "" ? (newNames[file] ?? "New") : name;
  };
  const shown = shownName(item);
  const others = (contents[file] as readonly Fields[]).filter((one) => shownName(one) === shown);
  const isShared = catalogueNames.some((known) => known === file) && others.length > 1;
  if (!isShared) return shown;
  const isTold = others.filter(({ location }) => location === item.location).length === 1;
  return typeof item.location === "string" && isTold
    ? `${shown} (${item.location})`
    : `${shown} (${id})`;
}

/** What is at the steps of a path that end with an element, "1 day of Honda Dio"; null where nothing is. */
export function placeName(file: DataFile, path: Path, content: unknown): string | null {
  const [item, , row] = path;
  if (typeof item !== "object") return null;
  const name = itemName(file, item.id, { [file]: content });
  if (name === null || typeof row !== "object") return name;
  const duration = rowOf(itemOf(content, item.id), row.id)?.duration;
  return typeof duration === "string" ? `${duration} of ${name}` : null;
}

/** What an element is called that has no name yet. */
const newNames: Readonly<Partial<Record<DataFile, string>>> = {
  bikes: "New bike",
  cars: "New car",
  hotels: "New hotel room",
  taxis: "New taxi",
  pages: "New page",
};

function itemOf(content: unknown, id: number): Element | undefined {
  return elementsOf(content).find((item) => item.id === id);
}

function rowOf(item: Fields | undefined, id: number): Fields | undefined {
  return item === undefined ? undefined : itemOf(item.priceDetails, id);
}
