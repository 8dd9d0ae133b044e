import { catalogueNames, type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import { type Conflict, type Element, isElementList } from "../server/data-changes";
import { type HighestOf, withOwnIds } from "../server/own-ids";
import type { Contents, HighestIds } from "../server/protocol";
import { isSame, without } from "../server/json-values";

/** An own item or page that has another id, because somebody else has given its own to another one. */
export interface Renumbering {
  readonly file: DataFile;
  readonly from: number;
  readonly to: number;
}

/** Renumberings, those that were made together in one list: of these none is about what another has made. */
export type Renumberings = readonly (readonly Renumbering[])[];

/** A page's own data and what it was made of. */
interface OwnData {
  readonly base: Contents;
  readonly drafts: Contents;
}

/**
 * The own data as it continues that of others: an item that was given another id in the file, when it was put
 * together with another publishing, has that one, and an item that only this page has gets one that is free.
 *
 * @param published what was published when the page began, or null where it knows of nothing
 */
export function renumbered(
  { base, drafts }: OwnData,
  others: Contents,
  highestIds: Partial<HighestIds>,
  published: Contents | null,
): OwnData & { readonly renumberings: readonly Renumbering[] } {
  const given = dataFiles.flatMap((file) =>
    givenIds(file, base[file], others[file], published?.[file]),
  );
  const highest = inAllStates(highestIds);
  const clear = withOwnIds({ base, own: drafts, others }, highest);
  const taken = dataFiles.flatMap((file) => changedIds(file, drafts[file], clear[file]));
  const renumberings = [...given, ...taken];
  const items = { base: withIds(base, given), drafts: withIds(drafts, renumberings) };
  const own = {
    base: withGivenRows(items.base, items.base, others),
    drafts: withGivenRows(items.drafts, items.base, others),
  };
  // The rows of an item are told apart from those of the item that it continues.
  const free = withOwnIds({ base: own.base, own: own.drafts, others }, highest);
  return { base: own.base, drafts: free, renumberings };
}

/** The highest ids where one publishing is known, and not what everybody has published of it. */
function inAllStates(highestIds: Partial<HighestIds>): Partial<Record<DataFile, HighestOf>> {
  return Object.fromEntries(
    Object.entries(highestIds).map(([file, id]) => [file, { base: id, own: id, others: id }]),
  );
}

/** A conflict about an item that has another id now. */
export function followed<Own extends Conflict>(
  conflict: Own,
  renumberings: readonly Renumbering[],
): Own {
  const [first, ...rest] = conflict.steps;
  if (typeof first !== "object") return conflict;
  const id = idAfter([renumberings], conflict.file, first.id);
  return id === first.id ? conflict : { ...conflict, steps: [{ id }, ...rest] };
}

/** The id that an own item has after renumberings. */
export function idAfter(renumberings: Renumberings, file: string, before: number): number {
  return renumberings.reduce(
    (id, made) => made.find((one) => one.file === file && one.from === id)?.to ?? id,
    before,
  );
}

/** What tells an item from all others that the page has shown: it stays when the item gets another id. */
export function lastingKey(renumberings: Renumberings, file: string, now: number): string {
  let id = now;
  for (const [index, made] of [...renumberings.entries()].reverse()) {
    const ofFile = made.filter((one) => one.file === file);
    const own = ofFile.find(({ to }) => to === id);
    if (own !== undefined) id = own.from;
    else if (ofFile.some(({ from }) => from === id)) return `${id} after ${index}`;
  }
  return String(id);
}

/** The items that stand in the file under another id, where another item has theirs. */
function givenIds(
  file: DataFile,
  base: unknown,
  others: unknown,
  published: unknown,
): readonly Renumbering[] {
  if (!isElementList(base) || !isElementList(others)) return [];
  const added = new Set(others.filter(({ id }) => !base.some((element) => element.id === id)));
  return base.flatMap((element) => {
    const there = others.find(({ id }) => id === element.id);
    if (there === undefined || isOneThing(file, there, element, published)) return [];
    const own = [...added].find((other) => isSame(lasting(other), lasting(element)));
    if (own === undefined) return [];
    added.delete(own);
    return [{ file, from: element.id, to: own.id }];
  });
}

/** Whether others have changed what has an id, and not given its id to something else. */
function isOneThing(file: DataFile, there: Element, element: Element, published: unknown): boolean {
  if (isSame(there, element)) return true;
  if (file === "pages") return there.catalogue === element.catalogue;
  // Two new items may well have one name; a published one keeps its id.
  const isNew = isElementList(published) && !published.some(({ id }) => id === element.id);
  return !isNew && there.name === element.name;
}

/** What an item keeps when it is put together with another publishing: its picture may get another name, too. */
function lasting(element: Element): object {
  return without(without(element, "id"), "image");
}

function withIds(contents: Contents, renumberings: readonly Renumbering[]): Contents {
  const files = new Set(renumberings.map(({ file }) => file));
  let changed = contents;
  for (const file of files) {
    const list = contents[file];
    if (!isElementList(list)) continue;
    const elements = list.map((element) => {
      const id = idAfter([renumberings], file, element.id);
      return id === element.id ? element : { ...element, id };
    });
    changed = { ...changed, [file]: elements };
  }
  return changed;
}

/**
 * Contents in which the prices of an item have the ids that they have in the file, where the price for another
 * duration has theirs.
 */
function withGivenRows(contents: Contents, base: Contents, others: Contents): Contents {
  let changed = contents;
  for (const file of catalogueNames) {
    const [items, before, there] = [contents[file], base[file], others[file]];
    if (![items, before, there].every(isElementList)) continue;
    const [own, known, theirs] = [items, before, there] as readonly (readonly Element[])[];
    const find = (list: readonly Element[] = [], id: number) => list.find((one) => one.id === id);
    const next = own?.map((item) => {
      const given = givenRows(find(known, item.id), find(theirs, item.id));
      const { priceDetails: rows } = item;
      if (given.size === 0 || !isElementList(rows)) return item;
      return {
        ...item,
        priceDetails: rows.map((row) => ({ ...row, id: given.get(row.id) ?? row.id })),
      };
    });
    if (!isSame(next, own)) changed = { ...changed, [file]: next };
  }
  return changed;
}

/** The ids that the prices of an item have in the file, by their own ones. */
function givenRows(before: Element | undefined, there: Element | undefined) {
  const [rows, theirs] = [before?.priceDetails, there?.priceDetails];
  const given = new Map<number, number>();
  if (!isElementList(rows) || !isElementList(theirs)) return given;
  const isKnown = ({ id }: Element) => rows.some((row) => row.id === id);
  for (const { id, duration } of rows) {
    const other = theirs.find((row) => row.id === id);
    if (other === undefined || other.duration === duration) continue;
    const own = theirs.find((row) => row.duration === duration && !isKnown(row));
    if (own !== undefined) given.set(id, own.id);
  }
  return given;
}

function changedIds(file: DataFile, before: unknown, after: unknown): readonly Renumbering[] {
  if (!isElementList(before) || !isElementList(after)) return [];
  return before.flatMap(({ id }, index) => {
    const to = after[index]?.id ?? id;
    return to === id ? [] : [{ file, from: id, to }];
  });
}
