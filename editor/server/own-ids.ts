import { catalogueNames, type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import { type Element, isElementList } from "./data-changes";
import type { Contents } from "./protocol";
import { isObject, isSame } from "./json-values";

/** Three states of something: as it was, and as two people have made it. */
export interface Sides<State> {
  readonly base: State;
  readonly own: State;
  readonly others: State;
}

/** The highest ids that were published in a file: before both parted, here, and by the other. */
export type HighestOf = Sides<number>;

const none: HighestOf = { base: 0, own: 0, others: 0 };

/**
 * The own state, in which nothing that was added has the id of something else that the other has added, or has
 * added and removed again.
 *
 * @param highest the highest ids of each file, up to which new ones stay clear
 */
export function withOwnIds(
  { base, own, others }: Sides<Contents>,
  highest: Readonly<Partial<Record<DataFile, HighestOf>>>,
): Contents {
  const files = dataFiles.filter((file) => file in own);
  return Object.fromEntries(
    files.map((file) => {
      const sides = { base: base[file], own: own[file], others: others[file] };
      const isSameThing = catalogueNames.some((name) => name === file) ? never : isOnePage;
      return [file, listWithOwnIds(sides, highest[file] ?? none, isSameThing)];
    }),
  );
}

function listWithOwnIds(
  { base, own, others }: Sides<unknown>,
  highest: HighestOf,
  isSameThing: (one: Element, other: Element) => boolean,
  isReplaced: (before: Element, now: Element) => boolean = never,
): unknown {
  if (!isElementList(own) || !isElementList(others)) return own;
  const before = isElementList(base) ? base : [];
  const ids = [...before, ...own, ...others].map(({ id }) => id);
  let last = Math.max(highest.base, highest.own, highest.others, ...ids);
  const withNewId = (element: Element) => ({ ...element, id: (last += 1) });
  return own.map((element) => {
    const find = (list: readonly Element[]) => list.find(({ id }) => id === element.id);
    const [was, theirs] = [find(before), find(others)];
    if (theirs === undefined) {
      const wasTheirs = element.id > highest.base && element.id <= highest.others;
      return was === undefined && wasTheirs ? withNewId(element) : element;
    }
    if (was !== undefined) {
      return isReplaced(was, element) && !isSame(was, theirs)
        ? withNewId(element)
        : withOwnRows({ base: was, own: element, others: theirs });
    }
    // A published item that both have brought back is one.
    const isBack = element.id <= highest.base && theirs.name === element.name;
    return isBack || isSame(theirs, element) || isSameThing(theirs, element)
      ? element
      : withNewId(element);
  });
}

/** An item that both have, in which no added price has the id of another duration's. */
function withOwnRows({ base, own, others }: Sides<Element>): Element {
  const [before, rows, theirs] = [base, own, others].map(({ priceDetails }) => priceDetails);
  const sides = { base: before, own: rows, others: theirs };
  // A price that was added after the last one was removed has its id.
  const isReplaced = (one: Element, other: Element) => !isOneRow(one, other);
  const priceDetails = listWithOwnIds(sides, none, isOneRow, isReplaced);
  return priceDetails === rows ? own : { ...own, priceDetails };
}

const never = () => false;

function isOnePage(one: Element, other: Element): boolean {
  return one.catalogue === other.catalogue;
}

function isOneRow(one: Element, other: Element): boolean {
  return one.duration === other.duration;
}

/**
 * The own state, in which the items that were given a picture here show it under another name.
 *
 * @param names other names of pictures, by the name that both have given to different ones
 */
export function withOwnPictures(
  { base, own }: Pick<Sides<Contents>, "base" | "own">,
  names: ReadonlyMap<string, string>,
): Contents {
  if (names.size === 0) return own;
  const renamed = catalogueNames.flatMap((name): readonly [DataFile, unknown][] => {
    const [items, before] = [own[name], base[name]];
    if (!Array.isArray(items)) return [];
    return [[name, items.map((item: unknown) => withOwnPicture(item, before, names))]];
  });
  return { ...own, ...Object.fromEntries(renamed) };
}

function withOwnPicture(
  item: unknown,
  before: unknown,
  names: ReadonlyMap<string, string>,
): unknown {
  if (!isObject(item) || typeof item.image !== "string") return item;
  const image = names.get(item.image);
  const was = isElementList(before) ? before.find(({ id }) => id === item.id) : undefined;
  return image === undefined || was?.image === item.image ? item : { ...item, image };
}
