import type { DataFile } from "../src/data-check/catalogue-data";
import { isObject, isSame } from "./json-values";
import {
  type Contents,
  type Element,
  elementsOf,
  hasElements,
  isElement,
  type Operation,
  type Path,
  valueAt,
} from "./operations";

export interface DataChange {
  readonly file: DataFile;
  readonly path: Path;
  readonly from: unknown;
  readonly to: unknown;
  /** Whether `from` and `to` are the ids of a list, before and after its order has changed. */
  readonly isOrder?: true;
  /** Ids of the elements after the added or removed element, the nearest first. */
  readonly following?: readonly number[];
}

export function dataChanges(before: Contents, after: Contents): DataChange[] {
  return Object.keys({ ...before, ...after }).flatMap((key) => {
    const file = key as DataFile;
    return differences(file, [], before[file], after[file]);
  });
}

export function operationsBetween(before: Contents, after: Contents): Operation[] {
  const changes = dataChanges(before, after);
  // Additions are last and in reverse order, so that each is inserted before an element that exists.
  return [
    ...changes.filter(({ from }) => from !== undefined),
    ...changes.filter(({ from }) => from === undefined).reverse(),
  ].flatMap((change) => operationsOf(change, after));
}

/** @param contents data whose order gives an added element or field its position */
export function operationsOf(change: DataChange, contents: Contents): Operation[] {
  const { file, path, from, to, isOrder, following = [] } = change;
  if (isOrder === true) return [{ do: "order", file, path, ids: to as number[] }];
  const parentPath = path.slice(0, -1);
  const parent = valueAt(contents[file], parentPath);
  const last = path.at(-1);
  if (typeof last === "object" && from === undefined) {
    const ids = elementsOf(parent).map(({ id }) => id);
    const before = following.find((id) => ids.includes(id)) ?? null;
    return [{ do: "insert", file, path: parentPath, element: to as Element, before }];
  }
  if (typeof last === "object" && to === undefined) return [{ do: "remove", file, path }];
  const set: Operation = { do: "set", file, path, value: to };
  if (typeof last !== "string" || from !== undefined) return [set];
  const fields = Object.keys(parent ?? {});
  const beforeField = fields[fields.indexOf(last) + 1];
  return [beforeField === undefined ? set : { ...set, beforeField }];
}

export function reversed(change: DataChange): DataChange {
  return { ...change, from: change.to, to: change.from };
}

function hasUniqueIds(file: DataFile, path: Path, list: unknown): list is readonly Element[] {
  return (
    hasElements(file, path) &&
    Array.isArray(list) &&
    list.every(isElement) &&
    new Set(list.map(({ id }) => id)).size === list.length
  );
}

function differences(file: DataFile, path: Path, before: unknown, after: unknown): DataChange[] {
  if (isSame(before, after)) return [];
  if (hasUniqueIds(file, path, before) && hasUniqueIds(file, path, after)) {
    return elementDifferences(file, path, before, after);
  }
  if (isObject(before) && isObject(after)) {
    return Object.keys({ ...before, ...after }).flatMap((key) =>
      differences(file, [...path, key], before[key], after[key]),
    );
  }
  return [{ file, path, from: before, to: after }];
}

function elementDifferences(
  file: DataFile,
  listPath: Path,
  before: readonly Element[],
  after: readonly Element[],
): DataChange[] {
  const oldIds = before.map(({ id }) => id);
  const newIds = after.map(({ id }) => id);
  const changes = [...new Set([...oldIds, ...newIds])].flatMap((id): DataChange[] => {
    const from = before.find((element) => element.id === id);
    const to = after.find((element) => element.id === id);
    const path = [...listPath, { id }];
    if (from !== undefined && to !== undefined) return differences(file, path, from, to);
    const ids = from === undefined ? newIds : oldIds;
    return [{ file, path, from, to, following: ids.slice(ids.indexOf(id) + 1) }];
  });
  const oldOrder = oldIds.filter((id) => newIds.includes(id));
  const newOrder = newIds.filter((id) => oldIds.includes(id));
  if (isSame(oldOrder, newOrder)) return changes;
  return [{ file, path: listPath, from: oldOrder, to: newOrder, isOrder: true }, ...changes];
}
