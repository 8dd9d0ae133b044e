import type { RJSFSchema } from "@rjsf/utils";
import { omit } from "../json-values";
import type { Element } from "../operations";

/** A random id, so that another computer rarely chooses the same, and a removed element rarely had it. */
export function newId(list: readonly Element[]): number {
  const id = 100 + Math.floor(Math.random() * 9900);
  return list.some((element) => element.id === id) ? newId(list) : id;
}

export function withMoved(list: readonly Element[], index: number, by: -1 | 1) {
  return list.toSpliced(index, 1).toSpliced(index + by, 0, ...list.slice(index, index + 1));
}

export function withCopy(list: readonly Element[], id: number, copyId: number): readonly Element[] {
  const index = list.findIndex((element) => element.id === id);
  const element = list[index];
  if (element === undefined) return list;
  const copied = omit(element, "slug", "formerSlugs", "awayUntil");
  return list.toSpliced(index + 1, 0, { ...copied, id: copyId, name: "" });
}

/** An empty element of a file, with the fields to which the schema gives a constant value. */
export function newElement(id: number, schema: RJSFSchema): Element {
  const { properties = {} } = (schema.items ?? {}) as RJSFSchema;
  const constants = Object.entries(properties).flatMap(([name, field]) =>
    typeof field === "object" && "const" in field ? [[name, field.const] as const] : [],
  );
  const emptyName = "name" in properties ? { name: "" } : { title: "" };
  const element = { id, ...emptyName, ...Object.fromEntries(constants) };
  if (!("priceDetails" in properties)) return element;
  return { ...element, image: "", priceDetails: [{ id: 1, duration: "1 day", kms: null }] };
}
