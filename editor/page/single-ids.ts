import { isElementList } from "../server/data-changes";
import { type Element } from "./elements";
import { isSame } from "../server/json-values";
import { nextId } from "../server/next-id";

/**
 * The list, in which each element has an id of its own, and each price of an item: of those that have one, the
 * published one keeps it, or else the first. The same list where there is nothing to do.
 *
 * @param highest the highest id that an element has had in the last publishings
 * @param published the list as it was last published
 */
export function withSingleIds(
  list: readonly Element[],
  highest = 0,
  published: readonly Element[] = [],
): readonly Element[] {
  let next = nextId(list, highest);
  const single = list.map((element) => {
    const was = published.find(({ id }) => id === element.id);
    const own = withSingleRows(element, was);
    const same = list.filter(({ id }) => id === element.id);
    const isCalledSo = (one: Element) => was !== undefined && isSame(called(one), called(was));
    const keeper = same.find(isCalledSo) ?? same[0];
    return element === keeper ? own : { ...own, id: next++ };
  });
  return single.every((element, index) => element === list[index]) ? list : single;
}

/** What somebody tells an item, a page or a price by. */
function called({ name, title, duration }: Element): readonly unknown[] {
  return [name, title, duration];
}

function withSingleRows(element: Element, published?: Element): Element {
  const { priceDetails: rows } = element;
  if (!isElementList(rows)) return element;
  const before = published?.priceDetails;
  const single = withSingleIds(rows, 0, isElementList(before) ? before : []);
  return single === rows ? element : { ...element, priceDetails: single };
}

/** The names of the elements of a list that have one id with another, or two prices with one. */
export function doubled(list: readonly Element[]): readonly string[] {
  const isDouble = (one: Element) => list.filter(({ id }) => id === one.id).length > 1;
  return list
    .filter((element) => isDouble(element) || withSingleRows(element) !== element)
    .map(({ name, title }) => [name, title].find((text) => typeof text === "string") ?? "");
}
