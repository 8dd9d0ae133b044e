import { formattedRupees } from "../src/catalogue/text/money";
import { catalogueNames, type DataFile } from "../src/data-check/catalogue-data";
import {
  defaultFileLabels,
  fieldLabel,
  type FileLabels,
  optionLabel,
} from "../src/data-check/messages/labels";
import { entryName, fieldsKeyedByValue } from "../src/data-check/messages/path-label";
import type { DataChange } from "./data-changes";
import { type Fields, isObject, isSame } from "./json-values";
import { type Contents, elementsOf, type Path, type Step, valueAt } from "./operations";

const longestValue = 80;

export function fileLabels({ pages }: Contents): FileLabels {
  const ofPages = elementsOf(pages).flatMap(({ catalogue, link }) =>
    typeof link === "string" && link.trim() !== "" ? [[String(catalogue), link] as const] : [],
  );
  return { ...defaultFileLabels, ...Object.fromEntries<string>(ofPages) };
}

export function changeDescription(change: DataChange, before: Contents, after: Contents): string {
  const { file, path, from, to, isOrder } = change;
  const name = placeName(file, path, after[file]) ?? placeName(file, path, before[file]) ?? "";
  const last = path.at(-1);
  if (typeof last === "object" && path.length === 1) {
    return `${name} ${from === undefined ? "added to" : "removed from"} ${fileLabels(after)[file]}`;
  }
  if (last === "image") return `${name}: ${from === undefined ? "a picture" : "another picture"}`;
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
      return fieldsKeyedByValue.has(path[index - 1]) ? `“${step}”` : fieldLabel(step);
    }
    if (index === 0) return itemName(file, step.id, { [file]: content });
    const row = valueAt(content, path.slice(0, index + 1));
    if (row === undefined) return null;
    return path.at(-1) === "duration" ? "" : (entryName(row) ?? "");
  });
  return words.includes(null) ? null : words.filter(Boolean).join(", ");
}

export function itemName(file: DataFile, id: number, contents: Contents): string | null {
  const items = elementsOf(contents[file]);
  const item = items.find((one) => one.id === id);
  if (item === undefined) return null;
  const nameOf = (one: Fields) => {
    const name = one.name ?? one.title;
    return typeof name === "string" && name.trim() !== "" ? name : "Not named yet";
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
  if (Array.isArray(from) || Array.isArray(to))
    return listDescription(field, listOf(from), listOf(to));
  if (isObject(from) && isObject(to)) {
    const changes = Object.keys({ ...from, ...to })
      .filter((name) => !isSame(from[name], to[name]))
      .map((name) => `${fieldLabel(name)}: ${turnDescription(name, from[name], to[name])}`);
    return [entryName(from) ?? "", changes.join("; ")].filter(Boolean).join(", ");
  }
  if (typeof (from ?? to) === "boolean") return to === true ? "no → yes" : "yes → no";
  if (from === undefined) return `${valueDescription(field, to)} added`;
  if (to === undefined) return `${valueDescription(field, from)} removed`;
  if (typeof from !== "string" || typeof to !== "string" || from.length <= longestValue) {
    return `${valueDescription(field, from)} → ${valueDescription(field, to)}`;
  }
  // Of long texts, the end that differs.
  const first = Array.from(from).findIndex((character, index) => character !== to[index]);
  const start = Math.max(0, first - longestValue / 4);
  const end = (text: string) => `“${start > 0 ? "…" : ""}${text.slice(start)}”`;
  return `${end(from)} → ${end(to)}`;
}

function priceOf(row: unknown): unknown {
  return isObject(row) ? (row.price ?? null) : undefined;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function listDescription(
  field: string | undefined,
  before: readonly unknown[],
  after: readonly unknown[],
): string {
  const [removed, added] = [withoutSame(before, after), withoutSame(after, before)];
  if (removed.length === 0 && added.length === 0) return "another order";
  const turns =
    removed.length === added.length
      ? removed.map((entry, index) => [entry, added[index]])
      : [...removed.map((entry) => [entry]), ...added.map((entry) => [undefined, entry])];
  return turns.map(([from, to]) => turnDescription(field, from, to)).join("; ");
}

function withoutSame(list: readonly unknown[], others: readonly unknown[]): readonly unknown[] {
  return list.filter((entry, index) => {
    const isIt = (other: unknown) => isSame(entry, other);
    return list.slice(0, index + 1).filter(isIt).length > others.filter(isIt).length;
  });
}

function valueDescription(field: string | undefined, value: unknown): string {
  if (Array.isArray(value)) {
    return value.length === 0
      ? "nothing"
      : value.map((one) => valueDescription(field, one)).join(", ");
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

function objectWords(value: Fields): string {
  return Object.entries(value)
    .filter(([field, one]) => field !== "id" && !Array.isArray(one))
    .map(([field, one]) =>
      one === true ? fieldLabel(field) : `${fieldLabel(field)} ${valueDescription(field, one)}`,
    )
    .join(", ");
}
