import type { DataFile } from "../../src/data-check/catalogue-data";
import { isTold } from "../data-changes";
import { type Fields, isObject, isSame } from "../json-values";
import { type Contents, type Element, elementsOf, type Path } from "../operations";

/**
 * What was changed here and what was changed elsewhere, item by item and field by field. Where both have changed the
 * same, it is as it is here. A list without ids is one value.
 *
 * @param base the contents that both began with
 */
export function mergedContents(base: Contents, here: Contents, elsewhere: Contents): Contents {
  return mergedFields(base, here, elsewhere, (name, ...values) =>
    merged(name as DataFile, [], ...values),
  );
}

/** A value of each side: the one that both began with, the one here and the one elsewhere. */
type Values = readonly [base: unknown, here: unknown, elsewhere: unknown];

function merged(file: DataFile, path: Path, ...[base, here, elsewhere]: Values): unknown {
  if (isSame(elsewhere, base)) return here;
  if (isSame(here, base)) return elsewhere;
  if (isTold(file, path, here) && isTold(file, path, elsewhere)) {
    const [before, ours, theirs] = [elementsOf(base), here, elsewhere].map(byId);
    if (before === undefined || ours === undefined || theirs === undefined) return here;
    return mergedKeys([...before.keys()], [...ours.keys()], [...theirs.keys()])
      .map((id) => merged(file, [...path, { id }], before.get(id), ours.get(id), theirs.get(id)))
      .filter((element) => element !== undefined);
  }
  if (!isObject(base) || !isObject(here) || !isObject(elsewhere)) return here;
  return mergedFields(base, here, elsewhere, (name, ...values) =>
    merged(file, [...path, name], ...values),
  );
}

function mergedFields(
  base: Fields,
  here: Fields,
  elsewhere: Fields,
  field: (name: string, ...values: Values) => unknown,
): Fields {
  const names = mergedKeys(Object.keys(base), Object.keys(here), Object.keys(elsewhere));
  return Object.fromEntries(
    names
      .map((name) => [name, field(name, base[name], here[name], elsewhere[name])] as const)
      .filter(([, value]) => value !== undefined),
  );
}

/** All keys, in the order of the side that has moved any, each other one behind the one that it is behind there. */
function mergedKeys<Key>(
  base: readonly Key[],
  here: readonly Key[],
  elsewhere: readonly Key[],
): readonly Key[] {
  const isMoved = !isSame(
    here.filter((key) => base.includes(key)),
    base.filter((key) => here.includes(key)),
  );
  const [first, second] = isMoved ? [here, elsewhere] : [elsewhere, here];
  return second.reduce<readonly Key[]>((order, key, index) => {
    const before = second[index - 1];
    const place = before === undefined ? 0 : order.indexOf(before) + 1;
    return order.includes(key) ? order : order.toSpliced(place, 0, key);
  }, first);
}

function byId(elements: readonly Element[]): ReadonlyMap<number, Element> {
  return new Map(elements.map((element) => [element.id, element]));
}
