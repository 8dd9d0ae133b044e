import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

export type FactValue = string | number | boolean | null;

/** Specified or actual facts by their path: file, item, field. */
export type Facts = ReadonlyMap<string, FactValue>;
export type FactEntry = readonly [path: string, value: FactValue];

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

interface Place {
  readonly name: string;
  readonly km: number;
  readonly estimated?: boolean;
}

/** Names of the files with lists of items. */
export const catalogues = ["bikes", "cars", "hotels", "taxis"] as const;
export type Catalogue = (typeof catalogues)[number];

const itemFields = [
  ...["name", "filter", "category", "exceed", "carInfo", "brand"],
  ...["location", "mileage", "type", "seats"],
];

/** Such as `bikes.json › id 4 › 1 day › price`. */
export const itemPath = (catalogue: Catalogue, id: number, ...field: string[]) =>
  [`${catalogue}.json`, `id ${id}`, ...field].join(" › ");

export const pagePath = (address: string, field: string) => `pages.json › ${address} › ${field}`;

export const businessPath = (field: string) => `business.json › ${field}`;

export const placePath = (name: string, field: string) => `places.json › ${name} › ${field}`;

/** All facts of a data folder that the specification can contain. */
export function factsOf(dataFolder: string): Facts {
  const read = (file: string) => {
    const dataFile = path.join(dataFolder, `${file}.json`);
    // A catalogue without a file has no items.
    return existsSync(dataFile) ? (JSON.parse(readFileSync(dataFile, "utf8")) as unknown) : [];
  };
  return new Map([
    ...catalogues.flatMap((name) => itemFacts(name, read(name) as readonly Item[])),
    ...(read("places") as readonly Place[]).flatMap(
      ({ name, km, estimated = false }): FactEntry[] => [
        [placePath(name, "km"), km],
        [placePath(name, "estimated"), estimated],
      ],
    ),
    ...pageFacts(read("pages") as readonly Page[]),
    ...businessFacts(read("business") as Record<string, unknown>),
  ]);
}

function itemFacts(catalogue: Catalogue, items: readonly Item[]): FactEntry[] {
  return items.flatMap((item) => [
    ...itemFields.flatMap((field): FactEntry[] =>
      field in item ? [[itemPath(catalogue, item.id, field), item[field] as string]] : [],
    ),
    ...item.priceDetails.flatMap(({ duration, price, kms }): FactEntry[] => [
      [itemPath(catalogue, item.id, duration, "price"), price],
      [itemPath(catalogue, item.id, duration, "kms"), kms],
    ]),
  ]);
}

function pageFacts(pages: readonly Page[]): FactEntry[] {
  return pages.flatMap((page) =>
    ["title", "match", "type", "catalogue"].map((field): FactEntry => [
      pagePath(page.path, field),
      (page[field] ?? null) as string | null,
    ]),
  );
}

function businessFacts(business: Record<string, unknown>): FactEntry[] {
  return leaves("", business).map(([field, value]) => [businessPath(field), value]);
}

/** The values of nested objects and lists by their paths, such as `footer.0.heading`. */
function leaves(field: string, value: unknown): [string, FactValue][] {
  if (typeof value !== "object" || value === null) return [[field, value as FactValue]];
  return Object.entries(value).flatMap(([key, part]) =>
    leaves(field === "" ? key : `${field}.${key}`, part),
  );
}
