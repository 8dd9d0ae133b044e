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

const maxValueLength = 80;
/** Characters shown before the first difference of two long texts. */
const contextLength = 20;

export function fileLabels({ pages }: Contents): FileLabels {
  const pageLabels = elementsOf(pages).flatMap(({ catalogue, link }) =>
    typeof link === "string" && link.trim() !== "" ? [[String(catalogue), link] as const] : [],
  );
  return { ...defaultFileLabels, ...Object.fromEntries<string>(pageLabels) };
}

export function changeDescription(change: DataChange, before: Contents, after: Contents): string {
  const { file, path, from, to, isOrder } = change;
  const name =
    pathDescription(file, path, after[file]) ?? pathDescription(file, path, before[file]) ?? "";
  const last = path.at(-1);
  if (typeof last === "object" && path.length === 1) {
    return `${name} ${from === undefined ? "added to" : "removed from"} ${fileLabels(after)[file]}`;
  }
  if (last === "image") return `${name}: ${from === undefined ? "a picture" : "another picture"}`;
  const fileLabel = typeof path[0] === "object" ? "" : fileLabels(after)[file];
  const subject = [fileLabel, name].filter(Boolean).join(", ");
  return `${subject}: ${isOrder === true ? "another order" : valueChange(last, from, to)}`;
}

/** Describes a path as the editor's pages do: "Honda Dio, 1 day, Kilometres". Null if an element is missing. */
export function pathDescription(file: DataFile, path: Path, content: unknown): string | null {
  // The price table and the table of words show no label for these fields.
  const unlabelled: readonly unknown[] = ["priceDetails", "price", "phrases"];
  const labels = path.map((step, index) => {
    if (typeof step === "string") {
      if (unlabelled.includes(step)) return "";
      return fieldsKeyedByValue.has(path[index - 1]) ? `“${step}”` : fieldLabel(step);
    }
    if (index === 0) return itemName(file, step.id, { [file]: content });
    const row = valueAt(content, path.slice(0, index + 1));
    if (row === undefined) return null;
    // A price row is named by its duration, except where the duration changes.
    return path.at(-1) === "duration" ? "" : (entryName(row) ?? "");
  });
  return labels.includes(null) ? null : labels.filter(Boolean).join(", ");
}

/** Null if the item is missing. A name that several items of a catalogue share is followed by the location or the id. */
export function itemName(file: DataFile, id: number, contents: Contents): string | null {
  const items = elementsOf(contents[file]);
  const item = items.find((other) => other.id === id);
  if (item === undefined) return null;
  const name = elementName(item);
  const namesakes = items.filter((other) => elementName(other) === name);
  const isCatalogue = catalogueNames.some((catalogue) => catalogue === file);
  if (!isCatalogue || namesakes.length === 1) return name;
  const { location } = item;
  const isUnique = namesakes.filter((other) => other.location === location).length === 1;
  return `${name} (${typeof location === "string" && isUnique ? location : id})`;
}

function elementName(element: Fields): string {
  const name = element.name ?? element.title;
  return typeof name === "string" && name.trim() !== "" ? name : "Not named yet";
}

function valueChange(field: Step | undefined, from: unknown, to: unknown): string {
  // A price row was added or removed.
  if (typeof field === "object") return valueChange("price", priceOf(from), priceOf(to));
  if (Array.isArray(from) || Array.isArray(to)) return listChange(field, listOf(from), listOf(to));
  if (isObject(from) && isObject(to)) {
    const changes = Object.keys({ ...from, ...to })
      .filter((name) => !isSame(from[name], to[name]))
      .map((name) => `${fieldLabel(name)}: ${valueChange(name, from[name], to[name])}`);
    return [entryName(from) ?? "", changes.join("; ")].filter(Boolean).join(", ");
  }
  if (typeof (from ?? to) === "boolean") return to === true ? "no → yes" : "yes → no";
  if (from === undefined) return `${valueDescription(field, to)} added`;
  if (to === undefined) return `${valueDescription(field, from)} removed`;
  if (typeof from !== "string" || typeof to !== "string" || from.length <= maxValueLength) {
    return `${valueDescription(field, from)} → ${valueDescription(field, to)}`;
  }
  const difference = Array.from(from).findIndex((character, index) => character !== to[index]);
  const start = Math.max(0, difference - contextLength);
  const tail = (text: string) => `“${start > 0 ? "…" : ""}${text.slice(start)}”`;
  return `${tail(from)} → ${tail(to)}`;
}

/** Null for a row without a price, undefined for a missing row. */
function priceOf(row: unknown): unknown {
  return isObject(row) ? (row.price ?? null) : undefined;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function listChange(
  field: string | undefined,
  before: readonly unknown[],
  after: readonly unknown[],
): string {
  const removed = surplusEntries(before, after);
  const added = surplusEntries(after, before);
  if (removed.length === 0 && added.length === 0) return "another order";
  const pairs =
    removed.length === added.length
      ? removed.map((entry, index) => [entry, added[index]])
      : [...removed.map((entry) => [entry]), ...added.map((entry) => [undefined, entry])];
  return pairs.map(([from, to]) => valueChange(field, from, to)).join("; ");
}

/** Entries that a list has more often than the other list. */
function surplusEntries(list: readonly unknown[], other: readonly unknown[]): readonly unknown[] {
  return list.filter((entry, index) => {
    const isEqual = (candidate: unknown) => isSame(entry, candidate);
    return list.slice(0, index + 1).filter(isEqual).length > other.filter(isEqual).length;
  });
}

function valueDescription(field: string | undefined, value: unknown): string {
  if (Array.isArray(value)) {
    return value.map((entry) => valueDescription(field, entry)).join(", ") || "nothing";
  }
  if (isObject(value)) return objectDescription(value);
  if (field === "price" && Number.isSafeInteger(value) && Number(value) >= 0) {
    return formattedRupees(Number(value));
  }
  const shown = value ?? "nothing";
  const text = optionLabel(field ?? "", typeof shown === "string" ? shown : JSON.stringify(shown));
  const cut = text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text;
  return typeof value === "string" ? `“${cut}”` : cut;
}

function objectDescription(fields: Fields): string {
  return Object.entries(fields)
    .filter(([name, value]) => name !== "id" && !Array.isArray(value))
    .map(([name, value]) =>
      value === true ? fieldLabel(name) : `${fieldLabel(name)} ${valueDescription(name, value)}`,
    )
    .join(", ");
}
