import { without } from "../json-values";
import type { Element } from "../operations";

/** What is added to the name of an item that is a copy. */
const copyEnding = " (copy)";

/** The list with an element one place up (-1) or down (1). */
export function withMoved(list: readonly Element[], id: number, by: -1 | 1): readonly Element[] {
  const place = list.findIndex((element) => element.id === id);
  const element = list[place];
  const target = place + by;
  if (element === undefined || target < 0 || target >= list.length) return list;
  return list.toSpliced(place, 1).toSpliced(target, 0, element);
}

/** The list with a copy of an element below it, under an id of its own and a name that says so. */
export function withCopy(list: readonly Element[], id: number, ownId: number): readonly Element[] {
  const place = list.findIndex((element) => element.id === id);
  const element = list[place];
  if (element === undefined) return list;
  const fields = without(element, "acknowledged");
  const named = "title" in fields ? "title" : "name";
  const name = fields[named];
  const isNamed = typeof name === "string" && name.trim() !== "";
  const copy: Element = {
    ...fields,
    id: ownId,
    ...(isNamed ? { [named]: `${name}${copyEnding}` } : {}),
  };
  return list.toSpliced(place + 1, 0, copy);
}

/**
 * The list with a new element at its end. It says what most others say, and nothing that has to be
 * its own: names, pictures, keywords and prices are empty, for their fields to be filled in.
 *
 * @param id its own, which no other has
 * @param required the fields that every element has
 * @param fixed the fields that say the same in every element
 */
export function withNew(
  list: readonly Element[],
  id: number,
  required: readonly string[],
  fixed: Readonly<Record<string, unknown>> = {},
): readonly Element[] {
  const last = list.at(-1);
  const shared = Object.entries(last ?? {}).filter(
    ([field, value]) =>
      required.includes(field) &&
      !ownFields.has(field) &&
      list.filter((element) => element[field] === value).length > list.length / 2,
  );
  const rows = (last?.priceDetails ?? []) as readonly { readonly duration: string }[];
  const [first] = rows;
  const element: Element = {
    id,
    name: "",
    ...fixed,
    ...Object.fromEntries(shared),
    ...(required.includes("priceDetails")
      ? { image: "", priceDetails: [{ id: 1, duration: first?.duration ?? "1 day", kms: null }] }
      : {}),
  };
  return [...list, element];
}

const ownFields = new Set(["id", "name", "image", "category", "priceDetails"]);
