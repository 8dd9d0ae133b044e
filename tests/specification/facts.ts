import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** Facts that the specification fixes or the data holds, by their place: file, item, field. */
export type Facts = ReadonlyMap<string, string | number | boolean | null>;

interface Row {
  readonly duration: string;
  readonly price: number;
  readonly kms: string | null;
}
interface Item {
  readonly id: number;
  readonly name: string;
  readonly priceDetails: readonly Row[];
  readonly [field: string]: unknown;
}
interface Page {
  readonly path: string;
  readonly [field: string]: unknown;
}

interface Town {
  readonly name: string;
  readonly km: number;
  readonly estimated?: boolean;
}

/** Files of the catalogues, each a list of items. */
export const catalogues = ["bikes", "cars", "hotels", "taxis"] as const;
export type Catalogue = (typeof catalogues)[number];

const itemFields = ["name", "filter", "category", "exceed", "carInfo", "brand"];
const placeFields = ["location", "mileage", "type", "seats"];

/** Where a fact about an item is. */
export const itemPlace = (catalogue: Catalogue, id: number, ...field: string[]) =>
  [`${catalogue}.json`, `id ${id}`, ...field].join(" › ");

/** Where a fact about the list page with an address is. */
export const pagePlace = (address: string, field: string) => `pages.json › ${address} › ${field}`;

/** Where a fact about the business is. */
export const businessPlace = (field: string) => `business.json › ${field}`;

/** Where a fact about a place that visitors go to is. */
export const townPlace = (name: string, field: string) => `places.json › ${name} › ${field}`;

/** All facts of a data folder that the specification could speak of. */
export function factsOf(dataFolder: string): Facts {
  const read = (file: string) => {
    const place = path.join(dataFolder, `${file}.json`);
    // A catalogue that is left out has no items.
    return existsSync(place) ? (JSON.parse(readFileSync(place, "utf8")) as unknown) : [];
  };
  return new Map([
    ...catalogues.flatMap((name) => itemFacts(name, read(name) as readonly Item[])),
    ...(read("places") as readonly Town[]).flatMap(
      ({ name, km, estimated = false }): FactEntry[] => [
        [townPlace(name, "km"), km],
        [townPlace(name, "estimated"), estimated],
      ],
    ),
    ...pageFacts(read("pages") as readonly Page[]),
    ...businessFacts(read("business") as Record<string, unknown>),
  ]);
}

type FactEntry = readonly [string, string | number | boolean | null];

function itemFacts(catalogue: Catalogue, items: readonly Item[]): FactEntry[] {
  return items.flatMap((item) => [
    ...[...itemFields, ...placeFields].flatMap((field): FactEntry[] =>
      field in item ? [[itemPlace(catalogue, item.id, field), item[field] as string]] : [],
    ),
    ...item.priceDetails.flatMap(({ duration, price, kms }): FactEntry[] => [
      [itemPlace(catalogue, item.id, duration, "price"), price],
      [itemPlace(catalogue, item.id, duration, "kms"), kms],
    ]),
  ]);
}

function pageFacts(pages: readonly Page[]): FactEntry[] {
  return pages.flatMap((page) =>
    ["title", "match", "type", "catalogue"].map((field): FactEntry => [
      pagePlace(page.path, field),
      (page[field] ?? null) as string | null,
    ]),
  );
}

/** Texts and numbers of the business, lists of links by their labels. */
function businessFacts(business: Record<string, unknown>): FactEntry[] {
  return leaves("", business).map(([field, value]) => [businessPlace(field), value]);
}

function leaves(field: string, value: unknown): [string, string | number | boolean | null][] {
  if (typeof value !== "object" || value === null) return [[field, value as string | null]];
  return Object.entries(value).flatMap(([key, part]) =>
    leaves(field === "" ? key : `${field}.${key}`, part),
  );
}
