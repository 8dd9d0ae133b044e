import { catalogueNames, type DataFile } from "../src/data-check/catalogue-data";
import type { Contents } from "../src/data-check/rules/valid-entries";
import { type Fields, isObject, omit } from "./json-values";

export type { Contents };

export type Step = string | { readonly id: number };
export type Path = readonly Step[];

export type Element = Fields & { readonly id: number };

export type Operation = {
  readonly file: DataFile;
  readonly path: Path;
} & (
  | { readonly do: "remove" }
  // Without a value, the field is removed.
  | { readonly do: "set"; readonly value?: unknown; readonly beforeField?: string }
  // `before` is the id of the next element, or null at the end of the list.
  | { readonly do: "insert"; readonly element: Element; readonly before: number | null }
  // Elements whose ids are not in `ids` keep their positions.
  | { readonly do: "order"; readonly ids: readonly number[] }
);

export class OperationError extends Error {}

/** Whether the list at a path has elements with ids. Every other list, such as phones, is one value. */
export function hasElements(file: DataFile, path: Path): boolean {
  if (path.length === 0) return !["search", "business", "words"].includes(file);
  const isCatalogue = catalogueNames.some((name) => name === file);
  return isCatalogue && path.length === 2 && path[1] === "priceDetails";
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
  let value = content;
  for (const step of path) {
    if (typeof step === "object") value = elementsOf(value).find(({ id }) => id === step.id);
    else value = isObject(value) ? ownField(value, step) : undefined;
  }
  return value;
}

/** The key of a path begins with the keys of the paths around it. */
export function pathKey({ file, path }: Pick<Operation, "file" | "path">): string {
  return [file, ...path].map((step) => `${JSON.stringify(step)}/`).join("");
}

export function changedPathKey(operation: Operation): string {
  if (operation.do !== "insert") return pathKey(operation);
  const { file, path, element } = operation;
  return pathKey({ file, path: [...path, { id: element.id }] });
}

/** Index of the first step to an element that does not exist; -1 if all exist. */
export function missingStepIndex(contents: Contents, { file, path }: Operation): number {
  return path.findIndex(
    (step, index) =>
      typeof step === "object" && valueAt(contents[file], path.slice(0, index + 1)) === undefined,
  );
}

/** @throws OperationError if an element of a path does not exist, or if an inserted element already exists */
export function applied(
  contents: Contents,
  operations: readonly Operation[],
  formerName: (file: DataFile, path: Path) => string | null = () => null,
): Contents {
  let next = contents;
  for (const operation of operations) {
    const { file, path } = operation;
    const missingStep = missingStepIndex(next, operation);
    if (missingStep !== -1) {
      const name = formerName(file, path.slice(0, missingStep + 1)) ?? "This entry";
      throw new OperationError(`${name} was removed in the meantime.`);
    }
    next = { ...next, [file]: changed(next[file], path, operation) };
  }
  return next;
}

/** Applies each group of operations as a whole, and skips groups that cannot be applied. */
export function appliedWherePossible(
  contents: Contents,
  groups: readonly (readonly Operation[])[],
): Contents {
  let next = contents;
  for (const operations of groups) {
    try {
      next = applied(next, operations);
    } catch (error) {
      if (!(error instanceof OperationError)) throw error;
    }
  }
  return next;
}

function changed(value: unknown, path: Path, operation: Operation): unknown {
  const [step, ...innerPath] = path;
  if (step === undefined) return changedTarget(value, operation);
  if (typeof step === "object") {
    const isStep = (entry: unknown) => isElement(entry) && entry.id === step.id;
    return (value as readonly unknown[])
      .map((entry) => (isStep(entry) ? changed(entry, innerPath, operation) : entry))
      .filter((entry) => entry !== undefined);
  }
  // Removing a missing field must not create the objects around it.
  const isRemoval = operation.do === "set" && operation.value === undefined;
  if (isRemoval && valueAt(value, path) === undefined) return value;
  const fields = isObject(value) ? value : {};
  const inner = changed(ownField(fields, step), innerPath, operation);
  if (inner === undefined) return omit(fields, step);
  if (Object.hasOwn(fields, step)) return { ...fields, [step]: inner };
  const entries = Object.entries(fields);
  const isTarget = operation.do === "set" && innerPath.length === 0;
  const next = entries.findIndex(([name]) => isTarget && name === operation.beforeField);
  const index = next === -1 ? entries.length : next;
  return Object.fromEntries(entries.toSpliced(index, 0, [step, inner]));
}

function changedTarget(value: unknown, operation: Operation): unknown {
  if (operation.do === "remove") return undefined;
  if (operation.do === "set") return operation.value;
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  if (operation.do === "order") {
    const orderOf = (entry: unknown) => (isElement(entry) ? operation.ids.indexOf(entry.id) : -1);
    const isOrdered = (entry: unknown) => orderOf(entry) !== -1;
    const ordered = list.filter(isOrdered).sort((a, b) => orderOf(a) - orderOf(b));
    return list.map((entry) => (isOrdered(entry) ? ordered.shift() : entry));
  }
  const { element, before } = operation;
  const ids = list.map((entry) => (isElement(entry) ? entry.id : null));
  if (ids.includes(element.id)) throw new OperationError("This was added already.");
  const index = before === null ? -1 : ids.indexOf(before);
  return list.toSpliced(index === -1 ? list.length : index, 0, element);
}

function ownField(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}
