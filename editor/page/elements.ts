import type { RJSFSchema } from "@rjsf/utils";
import { without } from "../json-values";
import type { Element } from "../operations";

/** Random, so that two computers hardly ever choose the same, nor that of an item that is gone. */
export function newId(list: readonly Element[]): number {
  const id = 100 + Math.floor(Math.random() * 9900);
  return list.some((element) => element.id === id) ? newId(list) : id;
}

export function withMoved(list: readonly Element[], index: number, by: -1 | 1) {
  return list.toSpliced(index, 1).toSpliced(index + by, 0, ...list.slice(index, index + 1));
}

export function withCopy(list: readonly Element[], id: number, ownId: number): readonly Element[] {
  const place = list.findIndex((element) => element.id === id);
  const element = list[place];
  if (element === undefined) return list;
  const rest = without(element, "slug", "formerSlugs", "awayUntil");
  const copy: Element = { ...rest, id: ownId, name: "" };
  return list.toSpliced(place + 1, 0, copy);
}

/** A new element, whose fields are to be filled in but for those that say the same in all of a file. */
export function newElement(id: number, schema: RJSFSchema): Element {
  const { properties = {} } = (schema.items ?? {}) as RJSFSchema;
  const fixed = Object.entries(properties).flatMap(([name, field]) =>
    typeof field === "object" && "const" in field ? [[name, field.const] as const] : [],
  );
  const named = "name" in properties ? { name: "" } : { title: "" };
  const element = { id, ...named, ...Object.fromEntries(fixed) };
  if (!("priceDetails" in properties)) return element;
  return { ...element, image: "", priceDetails: [{ id: 1, duration: "1 day", kms: null }] };
}
