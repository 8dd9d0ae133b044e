import { catalogueNames, type DataFile } from "../src/data-check/catalogue-data";
import type { Contents } from "../src/data-check/rules/valid-entries";
import { isObject, without } from "./json-values";

export type { Contents };

export type Step = string | { readonly id: number };
export type Path = readonly Step[];

export type Element = Readonly<Record<string, unknown>> & { readonly id: number };

export type Operation = {
  readonly file: DataFile;
  readonly path: Path;
} & (
  | { readonly do: "set"; readonly value?: unknown; readonly beforeField?: string }
  // Before the element of an id; null for the end of the list.
  | { readonly do: "insert"; readonly element: Element; readonly before: number | null }
  | { readonly do: "remove" }
  // Puts the elements of the list at the path in an order; one that it does not name stays in its place.
  | { readonly do: "order"; readonly ids: readonly number[] }
);

export class OperationError extends Error {}

/** Whether the list at a path has elements with ids. Every other list, such as phones, is one value. */
export function hasElements(file: DataFile, path: Path): boolean {
  if (path.length === 0) return !["search", "business", "words"].includes(file);
  const isItems = catalogueNames.some((name) => name === file);
  return isItems && path.length === 2 && path[1] === "priceDetails";
}

export function isContentOf(file: DataFile, content: unknown): boolean {
  return hasElements(file, []) ? Array.isArray(content) : isObject(content);
}

export function elementsOf(value: unknown): readonly Element[] {
  return Array.isArray(value) ? (value as unknown[]).filter(isElement) : [];
}

export function isElement(value: unknown): value is Element {
  return isObject(value) && Number.isSafeInteger(value.id);
}

export function valueAt(content: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => {
    if (typeof step === "string") return isObject(value) ? own(value, step) : undefined;
    return elementsOf(value).find(({ id }) => id === step.id);
  }, content);
}

export function placeOf(one: Pick<Operation, "file" | "path"> | Operation): string {
  const added = "do" in one && one.do === "insert" ? [{ id: one.element.id }] : [];
  return [one.file, ...one.path, ...added].map((step) => `${JSON.stringify(step)}/`).join("");
}

/** Which step of an operation's path is the first to an element that is not there; -1 where none is. */
export function goneIndex(contents: Contents, { file, path }: Operation): number {
  return path.findIndex(
    (step, index) =>
      typeof step === "object" && valueAt(contents[file], path.slice(0, index + 1)) === undefined,
  );
}

/** @throws OperationError where a place is gone: then none is done */
export function applied(
  contents: Contents,
  operations: readonly Operation[],
  earlierName: (file: DataFile, path: Path) => string | null = () => null,
): Contents {
  let now = contents;
  for (const operation of operations) {
    const { file, path } = operation;
    const gone = goneIndex(now, operation);
    if (gone !== -1) {
      const name = earlierName(file, path.slice(0, gone + 1)) ?? "What this change is about";
      throw new OperationError(`${name} is not there any more: it was removed.`);
    }
    now = { ...now, [file]: changed(now[file], path, operation) };
  }
  return now;
}

export function withPending(
  contents: Contents,
  changes: readonly (readonly Operation[])[],
): Contents {
  return changes.reduce((now, operations) => {
    try {
      return applied(now, operations);
    } catch (error) {
      if (error instanceof OperationError) return now;
      throw error;
    }
  }, contents);
}

function changed(value: unknown, path: Path, operation: Operation): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return changedHere(value, operation);
  if (typeof step === "object") {
    const list = value as readonly unknown[];
    const isIt = (one: unknown) => isElement(one) && one.id === step.id;
    if (operation.do === "remove" && rest.length === 0) return list.filter((one) => !isIt(one));
    return list.map((one) => (isIt(one) ? changed(one, rest, operation) : one));
  }
  const isRemoval = operation.do === "set" && operation.value === undefined;
  if (isRemoval && valueAt(value, path) === undefined) return value;
  const fields = isObject(value) ? value : {};
  const inner = changed(own(fields, step), rest, operation);
  if (inner === undefined) return without(fields, step);
  const entries = Object.entries(fields);
  const isAdded = !Object.hasOwn(fields, step);
  const beforeField = operation.do === "set" && rest.length === 0 ? operation.beforeField : null;
  const place = entries.findIndex(([name]) => name === (isAdded ? beforeField : step));
  const index = place === -1 ? entries.length : place;
  return Object.fromEntries(entries.toSpliced(index, isAdded ? 0 : 1, [step, inner]));
}

function changedHere(value: unknown, operation: Operation): unknown {
  if (operation.do === "set") return operation.value;
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  if (operation.do === "order") {
    const placeOf = (one: unknown) => (isElement(one) ? operation.ids.indexOf(one.id) : -1);
    const isNamed = (one: unknown) => placeOf(one) !== -1;
    const ordered = list.filter(isNamed).sort((a, b) => placeOf(a) - placeOf(b));
    return list.map((one) => (isNamed(one) ? ordered.shift() : one));
  }
  if (operation.do !== "insert") return value;
  const { element, before } = operation;
  const ids = list.map((one) => (isElement(one) ? one.id : null));
  if (ids.includes(element.id)) throw new OperationError("This was added already.");
  const place = before === null ? -1 : ids.indexOf(before);
  return list.toSpliced(place === -1 ? list.length : place, 0, element);
}

function own(fields: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}
