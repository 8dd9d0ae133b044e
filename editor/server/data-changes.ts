import type { DataFile } from "../../src/data-check/catalogue-data";
import type { DataPath } from "../../src/data-check/fault";
import { type Fields, isObject, isSame, without } from "./json-values";
import type { Contents } from "./protocol";

/** A step to a place in the data: a field's name, or the id of an element. */
export type ChangeStep = string | { readonly id: number };

/** One difference between two states of the data. */
export interface DataChange {
  readonly file: DataFile;
  readonly steps: readonly ChangeStep[];
  /** The value before; undefined where there was none. */
  readonly from: unknown;
  /** The value after; undefined where there is none. */
  readonly to: unknown;
  /** Whether the values are ids in the order of their elements, and not the elements. */
  readonly isOrder?: true;
  /** Ids of the list that an added or removed element stands in, in their order. */
  readonly among?: readonly number[];
}

/** An element of a list that is told from the others by its id. */
export type Element = Fields & { readonly id: number };

/** What differs between two states of the data, in the order of the files and their fields. */
export function dataChanges(before: Contents, after: Contents): DataChange[] {
  const files = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<DataFile>;
  return [...files].flatMap((file) =>
    file in before && file in after ? differences(file, [], before[file], after[file]) : [],
  );
}

/** A state of the data with one change made. */
export function withChange(contents: Contents, change: DataChange): Contents {
  const content = changed(contents[change.file], change.steps, change);
  return { ...contents, [change.file]: content };
}

/** The change that takes another one back. */
export function reversed(change: DataChange): DataChange {
  return { ...change, from: change.to, to: change.from };
}

/** What came of two changed copies of one state. */
export interface Merged {
  /** Both copies' changes; where both have changed one value, the other's. */
  readonly contents: Contents;
  readonly conflicts: readonly Conflict[];
}

/** The change that makes the own value stand where the other has changed the same. */
export interface Conflict extends DataChange {
  /** The own changes that do not stand, in their own copy. */
  readonly own: readonly DataChange[];
  /** The other's changes that they have met. */
  readonly theirs: readonly DataChange[];
}

/** Puts the changes that two people have made to the same data together; nothing is thrown away. */
export function merged(base: Contents, own: Contents, others: Contents): Merged {
  const theirs = dataChanges(base, others);
  let contents = others;
  const conflicts: Conflict[] = [];
  for (const change of dataChanges(base, own)) {
    const meets = theirs.filter((other) => isAbout(change, other));
    const joined = joinedLists(change, meets);
    if (meets.length === 0) contents = withChange(contents, change);
    else if (joined !== null) contents = withChange(contents, { ...change, to: joined });
    else if (!meets.every((other) => isSameTurn(other, change))) {
      const lost = meets.find(
        ({ steps, to }) => to === undefined && steps.length < change.steps.length,
      );
      // Of what the other has removed no part can be changed: it would come back whole.
      const wanted = lost === undefined ? change : returned(lost, own);
      const place = conflicts.findIndex(
        (known) => isSame(known.steps, wanted.steps) && isAbout(known, wanted),
      );
      const known = conflicts[place];
      if (known === undefined) conflicts.push({ ...wanted, own: [change], theirs: meets });
      else conflicts[place] = { ...known, own: [...known.own, change] };
    }
  }
  return { contents, conflicts };
}

/**
 * A list whose entries have no ids, with what both have changed in it, added to it and taken away; null where both
 * have changed one entry or the order, where an entry would stand there twice, where another would be the first
 * than who has changed that wants, or where both have taken so much away that less than two would be left of more.
 */
function joinedLists(own: DataChange, [others, ...more]: readonly DataChange[]) {
  if (others === undefined || more.length > 0 || !isSame(own.steps, others.steps)) return null;
  const lists: readonly unknown[] = [own.from, own.to, others.to];
  if (own.isOrder === true || !lists.every((list) => Array.isArray(list))) return null;
  // Elements with ids come as lists only where two have one: nobody knows which is which.
  if (lists.some((list) => isElementList(list) && list.length > 0)) return null;
  const known: unknown[] = [];
  const [base = [], mine = [], theirs = []] = lists.map((list) =>
    numbered(list, own.from as readonly unknown[], known),
  );
  if (![base, mine, theirs].every(isTold)) return null;
  const { file } = own;
  const joined = merged({ [file]: base }, { [file]: mine }, { [file]: theirs });
  const entries = (joined.contents[file] as readonly Element[]).map(({ entry }) => entry);
  const isDoubled = new Set(entries).size < entries.length;
  const isTooShort = entries.length < Math.min(2, mine.length, theirs.length);
  // The first may be more than the others, as the phone that answers chats.
  const isOtherFirst = [mine, theirs].some(
    ([first]) => first?.entry !== base[0]?.entry && first?.entry !== entries[0],
  );
  if (joined.conflicts.length > 0 || isDoubled || isTooShort || isOtherFirst) return null;
  return entries.map((entry) => known[entry as number]);
}

/**
 * The entries of a list with ids: their places in the list that it was before. What stands in the place of one
 * that has gone is the same, changed. Each entry is one value, its place among the known ones.
 *
 * @param known the entries that are known so far, each once; those of this list join them
 */
function numbered(
  list: readonly unknown[],
  before: readonly unknown[],
  known: unknown[],
): readonly Element[] {
  const placeIn = (entries: readonly unknown[], entry: unknown) =>
    entries.findIndex((one) => isSame(one, entry));
  return list.map((value, index) => {
    const place = placeIn(known, value);
    const entry = place === -1 ? known.push(value) - 1 : place;
    const earlier = placeIn(before, value);
    if (earlier !== -1) return { id: earlier, entry };
    const isInPlace = index < before.length && placeIn(list, before[index]) === -1;
    return { id: isInPlace ? index : before.length + entry, entry };
  });
}

/** The change that brings back what others have removed, as it stands in an own copy. */
function returned(removal: DataChange, own: Contents): DataChange {
  const to = removal.steps.reduce<unknown>(below, own[removal.file]);
  return { ...reversed(removal), to };
}

function below(value: unknown, step: ChangeStep): unknown {
  if (typeof step === "string") return isObject(value) ? value[step] : undefined;
  return isElementList(value) ? value.find(({ id }) => id === step.id) : undefined;
}

/** Whether two changes do the same, wherever in its list a new element stands. */
function isSameTurn(one: DataChange, other: DataChange): boolean {
  return isSame(without({ ...one }, "among"), without({ ...other }, "among"));
}

/** Whether a value stands at the place that a change is about; of an order, of what is there still. */
export function standsAt(contents: Contents, change: DataChange, value: unknown): boolean {
  const standing = valueAt(contents, change);
  if (change.isOrder !== true || !Array.isArray(standing) || !Array.isArray(value)) {
    return isSame(standing, value);
  }
  const [one, other]: readonly (readonly unknown[])[] = [standing, value];
  const ofBoth = (list: readonly unknown[] = []) =>
    list.filter((id) => one?.includes(id) === true && other?.includes(id) === true);
  return isSame(ofBoth(one), ofBoth(other));
}

/** What stands at the place that a change is about. */
export function valueAt(contents: Contents, { file, steps, to, isOrder }: DataChange): unknown {
  const value = steps.reduce<unknown>(below, contents[file]);
  if (isOrder !== true || !isElementList(value)) return value;
  // What was added since has no place in the order.
  const named = new Set(to as readonly number[]);
  return value.map(({ id }) => id).filter((id) => named.has(id));
}

/** Steps to the place that a change is about, with elements by their places instead of their ids. */
export function pathOf(contents: Contents, { file, steps }: DataChange): DataPath {
  let value = contents[file];
  return steps.map((step) => {
    const inside = value;
    value = below(value, step);
    if (typeof step === "string") return step;
    return isElementList(inside) ? inside.findIndex(({ id }) => id === step.id) : -1;
  });
}

/** Whether what a change is about a part of is still there. */
export function hasPlace(contents: Contents, { file, steps }: DataChange): boolean {
  return steps.every((step, index) => {
    const isLast = index === steps.length - 1;
    const above = steps.slice(0, index).reduce<unknown>(below, contents[file]);
    return isLast || typeof step === "string" || below(above, step) !== undefined;
  });
}

/**
 * Whether one change is about the same place as another, or about a part of it. The order of a list has no parts:
 * that of a list inside it is another one.
 */
export function isAbout(one: DataChange, other: DataChange): boolean {
  if (one.file !== other.file || one.isOrder !== other.isOrder) return false;
  if (one.isOrder === true) return isSame(one.steps, other.steps);
  const shorter = Math.min(one.steps.length, other.steps.length);
  return isSame(one.steps.slice(0, shorter), other.steps.slice(0, shorter));
}

function differences(
  file: DataFile,
  steps: readonly ChangeStep[],
  before: unknown,
  after: unknown,
): DataChange[] {
  if (isSame(before, after)) return [];
  if (isElementList(before) && isElementList(after) && isTold(before) && isTold(after)) {
    return elementDifferences(file, steps, before, after);
  }
  if (isObject(before) && isObject(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => differences(file, [...steps, key], before[key], after[key]));
  }
  return [{ file, steps, from: before, to: after }];
}

function elementDifferences(
  file: DataFile,
  steps: readonly ChangeStep[],
  before: readonly Element[],
  after: readonly Element[],
): DataChange[] {
  const find = (list: readonly Element[], id: number) => list.find((element) => element.id === id);
  const ids = new Set([...before, ...after].map(({ id }) => id));
  const changes = [...ids].flatMap((id): DataChange[] => {
    const [from, to] = [find(before, id), find(after, id)];
    const own = [...steps, { id }];
    if (from !== undefined && to !== undefined) return differences(file, own, from, to);
    const among = (from === undefined ? after : before).map((element) => element.id);
    return [{ file, steps: own, from, to, among }];
  });
  const kept = (list: readonly Element[], other: readonly Element[]) =>
    list.map(({ id }) => id).filter((id) => find(other, id) !== undefined);
  const from = kept(before, after);
  const to = kept(after, before);
  // The order first: an added element is then put beside those that it stands beside.
  return isSame(from, to) ? changes : [{ file, steps, from, to, isOrder: true }, ...changes];
}

function changed(value: unknown, steps: readonly ChangeStep[], change: DataChange): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) {
    return change.isOrder === true && isElementList(value)
      ? inOrder(value, change.to as readonly number[])
      : change.to;
  }
  if (typeof step === "string") {
    const fields: Fields = isObject(value) ? value : {};
    const inner = changed(fields[step], rest, change);
    return inner === undefined ? without(fields, step) : { ...fields, [step]: inner };
  }
  const list = isElementList(value) ? value : [];
  const old = list.find(({ id }) => id === step.id);
  // A part of what is gone would come back without the rest.
  if (old === undefined && rest.length > 0) return value;
  const inner = changed(old, rest, change) as Element | undefined;
  if (inner === undefined) return list.filter((element) => element !== old);
  if (old !== undefined) return list.map((element) => (element === old ? inner : element));
  return inserted(list, inner, change.among ?? []);
}

/**
 * Puts an element below the one that it stood below, or else above the next one that is there; what stood last is
 * the last one, below what somebody else has put there before.
 */
function inserted(
  list: readonly Element[],
  element: Element,
  among: readonly number[],
): readonly Element[] {
  const placeOf = (wanted: number | undefined) => list.findIndex(({ id }) => id === wanted);
  const own = among.indexOf(element.id);
  const below = among.slice(own + 1).find((id) => placeOf(id) !== -1);
  if (below === undefined) return [...list, element];
  const above = among.slice(0, Math.max(own, 0)).findLast((id) => placeOf(id) !== -1);
  return list.toSpliced(above === undefined ? placeOf(below) : placeOf(above) + 1, 0, element);
}

/** The elements that an order names in that order, in the places that they have together. */
function inOrder(list: readonly Element[], order: readonly number[]): readonly Element[] {
  const named = order.flatMap((id) => list.find((element) => element.id === id) ?? []);
  let next = 0;
  return list.map((element) => (order.includes(element.id) ? (named[next++] ?? element) : element));
}

/** Whether a value of JSON is a list of elements with ids. */
export function isElementList(value: unknown): value is readonly Element[] {
  return (
    Array.isArray(value) &&
    value.every((element) => isObject(element) && typeof element.id === "number")
  );
}

/** Whether each element can be told from the others by its id. */
function isTold(list: readonly Element[]): boolean {
  return new Set(list.map(({ id }) => id)).size === list.length;
}
