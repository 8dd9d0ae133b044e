import { formattedRupees } from "../src/catalogue/text/money";
import { catalogueNames, type DataFile } from "../src/data-check/catalogue-data";
import {
  defaultFileLabels,
  fieldLabel,
  type FileLabels,
  optionLabel,
} from "../src/data-check/messages/labels";
import { byValue, entryName } from "../src/data-check/messages/path-label";
import type { DataChange } from "./data-changes";
import { type Fields, isObject, isSame } from "./json-values";
import { type Contents, elementsOf, type Path, type Step, valueAt } from "./operations";

const longestValue = 80;

/** What the editor calls the data files: a catalogue as the links to its page are called. */
export function fileLabels({ pages }: Contents): FileLabels {
  const ofPages = elementsOf(pages).flatMap(({ catalogue, link }) =>
    typeof link === "string" && link.trim() !== "" ? [[String(catalogue), link] as const] : [],
  );
  return { ...defaultFileLabels, ...Object.fromEntries<string>(ofPages) };
}

/** A change as a shopkeeper says it, with the labels of the forms: "Honda Dio BS6, 1 day: ₹599 → ₹649". */
export function changeDescription(change: DataChange, before: Contents, after: Contents): string {
  const { file, path, from, to, isOrder } = change;
  const name = placeName(file, path, after[file]) ?? placeName(file, path, before[file]) ?? "";
  const last = path.at(-1);
  if (typeof last === "object" && path.length === 1) {
    return `${name} ${from === undefined ? "added to" : "removed from"} ${fileLabels(after)[file]}`;
  }
  const place = [typeof path[0] === "object" ? "" : fileLabels(after)[file], name].filter(Boolean);
  return `${place.join(", ")}: ${isOrder === true ? "another order" : turnDescription(last, from, to)}`;
}

/** A place as the editor calls it, "Honda Dio BS6, 1 day, Kilometres"; null where an element on the way is gone. */
export function placeName(file: DataFile, path: Path, content: unknown): string | null {
  // A price is named by its line and column in the table, and a duration is the column's name itself.
  const inTable: readonly unknown[] = ["priceDetails", "price", "phrases"];
  const words = path.map((step, index) => {
    if (typeof step === "string") {
      if (inTable.includes(step)) return "";
      return byValue.has(path[index - 1]) ? `“${step}”` : fieldLabel(step);
    }
    if (index === 0) return itemName(file, step.id, { [file]: content });
    const row = valueAt(content, path.slice(0, index + 1));
    if (row === undefined) return null;
    return path.at(-1) === "duration" ? "" : (entryName(row) ?? "");
  });
  return words.includes(null) ? null : words.filter(Boolean).join(", ");
}

/** An item's name, with where it is when another one in its file is called the same. */
export function itemName(file: DataFile, id: number, contents: Contents): string | null {
  const items = elementsOf(contents[file]);
  const item = items.find((one) => one.id === id);
  if (item === undefined) return null;
  const nameOf = (one: Fields) => {
    const name = one.name ?? one.title;
    if (typeof name === "string" && name.trim() !== "") return name;
    return file === "pages" ? "New page" : "New item";
  };
  const name = nameOf(item);
  const others = items.filter((one) => nameOf(one) === name);
  const isShared = catalogueNames.some((catalogue) => catalogue === file) && others.length > 1;
  if (!isShared) return name;
  const { location } = item;
  const isTold = others.filter((one) => one.location === location).length === 1;
  return `${name} (${typeof location === "string" && isTold ? location : id})`;
}

function turnDescription(field: Step | undefined, from: unknown, to: unknown): string {
  if (typeof field === "object") return turnDescription("price", priceOf(from), priceOf(to));
  if (Array.isArray(from) || Array.isArray(to)) {
    return listWords(entriesOf(from), entriesOf(to)).join("; ");
  }
  if (typeof (from ?? to) === "boolean") return to === true ? "no → yes" : "yes → no";
  if (from === undefined) return `${valueDescription(field, to)} added`;
  if (to === undefined) return `${valueDescription(field, from)} removed`;
  if (typeof from === "string" && typeof to === "string" && from.length > longestValue) {
    // Of long texts, the end that differs.
    const first = Array.from(from).findIndex((character, index) => character !== to[index]);
    const start = Math.max(0, (first === -1 ? from.length : first) - longestValue / 4);
    const end = (text: string) => `${start > 0 ? "…" : ""}${text.slice(start)}`;
    return `${valueDescription(field, end(from))} → ${valueDescription(field, end(to))}`;
  }
  return `${valueDescription(field, from)} → ${valueDescription(field, to)}`;
}

function priceOf(row: unknown): unknown {
  return isObject(row) ? (row.price ?? null) : undefined;
}

function entriesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** What has become of a list whose entries have no ids: they are told apart by what they are called. */
function listWords(before: readonly unknown[], after: readonly unknown[]): string[] {
  const [removed, added] = [withoutSame(before, after), withoutSame(after, before)];
  if (removed.length === 0 && added.length === 0) return ["another order"];
  if (removed.length === added.length) {
    const changes = removed.map((entry, index) => entryChange(entry, added[index]));
    if (changes.every((words) => words !== null)) return changes;
  }
  const words = (list: readonly unknown[]) => list.map((one) => valueDescription("", one));
  const [from, to] = [words(removed), words(added)];
  if (from.length === 1 && to.length === 1) return [turnDescription("", removed[0], added[0])];
  return [...from.map((one) => `${one} removed`), ...to.map((one) => `${one} added`)];
}

/** Entries without those that are in another list as often. */
function withoutSame(list: readonly unknown[], others: readonly unknown[]): readonly unknown[] {
  return list.filter((entry, index) => {
    const isIt = (other: unknown) => isSame(entry, other);
    return list.slice(0, index + 1).filter(isIt).length > others.filter(isIt).length;
  });
}

/** What has become of an entry with lists inside, field by field; null where it is no such entry. */
function entryChange(from: unknown, to: unknown): string | null {
  if (!isObject(from) || !isObject(to)) return null;
  const fields = Object.keys({ ...from, ...to }).filter((name) => !isSame(from[name], to[name]));
  if (!fields.some((name) => Array.isArray(from[name] ?? to[name]))) return null;
  const name = entryName(from) ?? valueDescription("", from.question ?? "");
  const words = fields.map(
    (field) => `${fieldLabel(field)}: ${turnDescription(field, from[field], to[field])}`,
  );
  return [name, words.join("; ")].filter((part) => part !== "“”").join(", ");
}

function valueDescription(field: string | undefined, value: unknown): string {
  if (Array.isArray(value)) {
    return value.length === 0
      ? "nothing"
      : value.map((one) => valueDescription("", one)).join(", ");
  }
  if (isObject(value)) return objectWords(value);
  if (field === "price" && Number.isSafeInteger(value) && Number(value) >= 0) {
    return formattedRupees(Number(value));
  }
  const present = value ?? "nothing";
  const plain = typeof present === "string" ? present : JSON.stringify(present);
  const text = optionLabel(field ?? "", plain);
  const cut = text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
  return typeof value === "string" ? `“${cut}”` : cut;
}

/** An object by its fields, but for lists: "Day “Sunday”, Opens “10:00”, Closes “14:00”". */
function objectWords(value: Fields): string {
  return Object.entries(value)
    .filter(([field, one]) => field !== "id" && !Array.isArray(one))
    .map(([field, one]) =>
      one === true ? fieldLabel(field) : `${fieldLabel(field)} ${valueDescription(field, one)}`,
    )
    .join(", ");
}
