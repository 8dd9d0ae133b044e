import { isElementList } from "../data-changes";
import { type Element } from "./elements";
import { nextId } from "../../data-writing/next-id";

/**
 * The list, in which each element has an id of its own, and each price of an item: of those that have one, the
 * first keeps it. The same list where there is nothing to do.
 *
 * @param highest the highest id that an element has had in the last publishings
 */
export function withSingleIds(list: readonly Element[], highest = 0): readonly Element[] {
  const taken = new Set<number>();
  let next = nextId(list, highest);
  const single = list.map((element) => {
    const own = withSingleRows(element);
    if (!taken.has(own.id)) {
      taken.add(own.id);
      return own;
    }
    return { ...own, id: next++ };
  });
  return single.every((element, index) => element === list[index]) ? list : single;
}

function withSingleRows(element: Element): Element {
  const { priceDetails: rows } = element;
  if (!isElementList(rows)) return element;
  const single = withSingleIds(rows);
  return single === rows ? element : { ...element, priceDetails: single };
}

/** The names of the elements of a list that have one id with another, or two prices with one. */
export function doubled(list: readonly Element[]): readonly string[] {
  const isDouble = (one: Element) => list.filter(({ id }) => id === one.id).length > 1;
  return list
    .filter((element) => isDouble(element) || withSingleRows(element) !== element)
    .map(({ name, title }) => [name, title].find((text) => typeof text === "string") ?? "");
}
