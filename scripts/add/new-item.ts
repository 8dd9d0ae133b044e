import { readFileSync } from "node:fs";
import path from "node:path";
import { durationPattern } from "../../src/catalogue/price-data";
import { isUsableSlug, itemSlug, type NamedItem } from "../../src/catalogue/item-address";
import { type CatalogueName } from "../../src/data-check/catalogue-data";
import { nextId } from "../../editor/server/next-id";
import type { NewItem } from "./item-text";

/** A field of a new item that has to be asked for. */
export interface AskedField {
  readonly name: string;
  readonly description: string;
  /** The values to choose from, or null where any text will do. */
  readonly choices: readonly string[] | null;
  /** What the last item says here, if others say it too; what is its alone is nothing to go by. */
  readonly usual: string;
  /** Whether the item may do without it. */
  readonly isOptional: boolean;
}

interface FieldSchema {
  readonly $ref?: string;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly const?: unknown;
}
interface ItemSchema {
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, FieldSchema>>;
}
export type ExistingItem = NewItem & { readonly id: number; readonly name: string };

/** Fields that are not asked for as text: made here, or asked for in a way of their own. */
const ownWay = new Set(["id", "name", "slug", "formerSlugs", "image", "priceDetails"]);

/**
 * Fields that are asked for although an item may do without them: it is found by fewer words, or has
 * kilometres without a limit.
 */
const askedAnyway = ["category", "exceed"];

/** The fields that a catalogue's schema asks for besides name, prices and picture. */
export function askedFields(
  schemaFolder: string,
  catalogue: CatalogueName,
  items: readonly ExistingItem[],
): AskedField[] {
  const { required, properties } = itemSchema(schemaFolder, catalogue);
  const optional = askedAnyway.filter((name) => name in properties && !required.includes(name));
  return [...required, ...optional]
    .filter((name) => !ownWay.has(name) && properties[name]?.const === undefined)
    .map((name) => {
      const field = resolved(schemaFolder, properties[name] ?? {});
      const usual = items.at(-1)?.[name];
      const isShared = items.filter((item) => item[name] === usual).length > 1;
      return {
        name,
        description: field.description ?? name,
        choices: field.enum ?? null,
        usual: isShared && typeof usual === "string" ? usual : "",
        isOptional: optional.includes(name),
      };
    });
}

/** Names of all fields that a new item of a catalogue may have. */
export function fieldNames(schemaFolder: string, catalogue: CatalogueName): string[] {
  const names = Object.keys(itemSchema(schemaFolder, catalogue).properties);
  return names.filter((name) => name !== "formerSlugs");
}

/** Values that a catalogue's schema fixes, such as `type: true` of a room. */
export function fixedFields(
  schemaFolder: string,
  catalogue: CatalogueName,
): Record<string, unknown> {
  const { required, properties } = itemSchema(schemaFolder, catalogue);
  return Object.fromEntries(
    required.flatMap((name) => {
      const value = properties[name]?.const;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function itemSchema(schemaFolder: string, catalogue: CatalogueName): ItemSchema {
  return (read(schemaFolder, `${catalogue}.schema.json`) as { items: ItemSchema }).items;
}

function resolved(schemaFolder: string, field: FieldSchema): FieldSchema {
  const [file, pointer] = field.$ref?.split("#/") ?? [];
  if (file === undefined || pointer === undefined) return field;
  return pointer
    .split("/")
    .reduce<unknown>(
      (value, step) => (value as Record<string, unknown>)[step],
      read(schemaFolder, file),
    ) as FieldSchema;
}

function read(schemaFolder: string, file: string): unknown {
  return JSON.parse(readFileSync(path.join(schemaFolder, file), "utf8"));
}

/**
 * One row of a price list as it is typed: `1 day = 499, 120 km` or `half day = 299, unlimited km`. The
 * kilometres may be left out.
 */
export interface TypedRow {
  readonly duration: string;
  readonly price: number;
  readonly kms: string | null;
}

/** Reads `1 day = 499, 120 km`; null where the text is something else. */
export function typedRow(text: string): TypedRow | null {
  const [, duration = "", price, km, unlimited] =
    /^\s*(\d+ \w+|half day)\s*[=:]\s*₹?([\d,]*\d)(?:\s*,\s*(?:(\d+)(?:\s*km)?|(unlimited)(?:\s*km)?))?\s*$/i.exec(
      text.replaceAll(/(\d),(\d{3})\b/g, "$1$2"),
    ) ?? [];
  const written = duration.toLowerCase();
  if (!durationPattern.test(written) || price === undefined) return null;
  const distance = unlimited === undefined ? null : "Unlimited km";
  return {
    duration: written,
    price: Number(price.replaceAll(",", "")),
    kms: km === undefined ? distance : `${Number(km)} km`,
  };
}

/** What the address of a new item is made of. */
interface NewAddress {
  readonly name: string;
  readonly location?: string;
  readonly brand?: string;
}

/**
 * The slug that a new item may have: made of its name and place as the website makes it, with a word
 * before it where there is no letter in them, and a number where an item of its list has it.
 *
 * @param fallback a word for an item whose name has no letter from a to z
 */
export function proposedSlug(
  items: readonly ExistingItem[],
  { name, location, brand }: NewAddress,
  fallback: string,
): string {
  const made = itemSlug({ name, location });
  const plain = isUsableSlug(made) ? made : [fallback, made].filter(Boolean).join("-");
  const taken = new Set(
    items
      .filter((item) => item.brand === brand)
      .flatMap((item) => [itemSlug(item as NamedItem), item.formerSlugs].flat()),
  );
  const numbers = Array.from({ length: items.length + 1 }, (_, index) => `${plain}-${index + 2}`);
  return [plain, ...numbers].find((slug) => !taken.has(slug)) ?? plain;
}

/** The item that has this name, place and brand already, in whatever letters; null where none has. */
export function existingLike(
  items: readonly ExistingItem[],
  { name, location, brand }: NewAddress,
): ExistingItem | null {
  const folded = (text: unknown) => (typeof text === "string" ? text.trim().toLowerCase() : null);
  const same = (one: unknown, other: unknown) => folded(one) === folded(other);
  const found = items.find(
    (item) => same(item.name, name) && same(item.location, location) && same(item.brand, brand),
  );
  return found ?? null;
}

/**
 * Puts the item together, its fields in the order that the file's last item has.
 *
 * @param highest the highest id that an item of the file has had in the last publishings
 */
export function newItem(
  items: readonly ExistingItem[],
  fields: Readonly<Record<string, unknown>> & { readonly name: string },
  rows: readonly TypedRow[],
  image: string,
  highest = 0,
): ExistingItem {
  const id = nextId(items, highest);
  const priceDetails = rows.map((row, index) => ({ id: index + 1, ...row }));
  const all: Record<string, unknown> = { id, ...fields, image, priceDetails };
  const order = Object.keys(items.at(-1) ?? all);
  const names = [...order.filter((name) => name in all), ...Object.keys(all)];
  return Object.fromEntries([...new Set(names)].map((name) => [name, all[name]])) as ExistingItem;
}
