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
  /** Whether the values are ids in the order of their elements, and not the elements. */
  readonly isOrder?: true;
  /** Ids that an added or removed element is before in its list, the next one first. */
  readonly following?: readonly number[];
}

export function dataChanges(before: Contents, after: Contents): DataChange[] {
  return bothKeys(before, after).flatMap((name) => {
    const file = name as DataFile;
    return differences(file, [], before[file], after[file]);
  });
}

export function operationsBetween(before: Contents, after: Contents): Operation[] {
  const changes = dataChanges(before, after);
  // What is added from the last to the first: each is put before something that is there already.
  return [
    ...changes.filter(({ from }) => from !== undefined),
    ...changes.filter(({ from }) => from === undefined).reverse(),
  ].flatMap((change) => operationsOf(change, after));
}

export function operationsOf(change: DataChange, contents: Contents): Operation[] {
  const { file, path, from, to, isOrder, following = [] } = change;
  if (isOrder === true) return [{ do: "order", file, path, ids: to as number[] }];
  const [around, last] = [path.slice(0, -1), path.at(-1)];
  if (typeof last === "object" && from === undefined) {
    const ids = elementsOf(valueAt(contents[file], around)).map(({ id }) => id);
    const before = following.find((id) => ids.includes(id)) ?? null;
    return [{ do: "insert", file, path: around, element: to as Element, before }];
  }
  if (typeof last === "object" && to === undefined) return [{ do: "remove", file, path }];
  const fields = Object.keys(valueAt(contents[file], around) ?? {});
  const next = typeof last === "string" ? fields[fields.indexOf(last) + 1] : undefined;
  const place = from === undefined && next !== undefined ? { beforeField: next } : {};
  return [{ do: "set", file, path, value: to, ...place }];
}

export function reversed(change: DataChange): DataChange {
  return { ...change, from: change.to, to: change.from };
}

/** Whether a value is a list of elements that can be told apart by their ids. */
function isTold(file: DataFile, path: Path, list: unknown): list is readonly Element[] {
  return (
    hasElements(file, path) &&
    Array.isArray(list) &&
    list.every(isElement) &&
    new Set(list.map(({ id }) => id)).size === list.length
  );
}

function differences(file: DataFile, path: Path, before: unknown, after: unknown): DataChange[] {
  if (isSame(before, after)) return [];
  if (isTold(file, path, before) && isTold(file, path, after)) {
    return elementDifferences(file, path, before, after);
  }
  if (isObject(before) && isObject(after)) {
    return bothKeys(before, after).flatMap((key) =>
      differences(file, [...path, key], before[key], after[key]),
    );
  }
  return [{ file, path, from: before, to: after }];
}

function elementDifferences(
  file: DataFile,
  path: Path,
  before: readonly Element[],
  after: readonly Element[],
): DataChange[] {
  const [old, now] = [before, after].map((list) => list.map(({ id }) => id)) as [
    number[],
    number[],
  ];
  const changes = [...new Set([...old, ...now])].flatMap((id): DataChange[] => {
    const [from, to] = [before[old.indexOf(id)], after[now.indexOf(id)]];
    const own = [...path, { id }];
    if (from !== undefined && to !== undefined) return differences(file, own, from, to);
    const ids = from === undefined ? now : old;
    return [{ file, path: own, from, to, following: ids.slice(ids.indexOf(id) + 1) }];
  });
  const from = old.filter((id) => now.includes(id));
  const to = now.filter((id) => old.includes(id));
  return isSame(from, to) ? changes : [{ file, path, from, to, isOrder: true }, ...changes];
}

function bothKeys(one: object, other: object): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])];
}
