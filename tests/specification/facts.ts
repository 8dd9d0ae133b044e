import { readData } from "../support/shipped-data";

export type FactValue = string | number | boolean | null;

/** Specified or actual values by their path: file, item, field. */
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

/** The facts of the shipped data. */
export function shippedFacts(): Facts {
  return new Map([
    ...catalogues.flatMap((name) => itemFacts(name, readData(name))),
    ...readData<readonly Place[]>("places").flatMap(
      ({ name, km, estimated = false }): FactEntry[] => [
        [placePath(name, "km"), km],
        [placePath(name, "estimated"), estimated],
      ],
    ),
    ...pageFacts(readData("pages")),
    ...leaves("", readData("business")).map(([field, value]): FactEntry => [
      businessPath(field),
      value,
    ]),
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

/** The values of nested objects and lists by their paths, such as `footer.0.heading`. */
function leaves(field: string, value: unknown): [string, FactValue][] {
  if (typeof value !== "object" || value === null) return [[field, value as FactValue]];
  return Object.entries(value).flatMap(([key, part]) =>
    leaves(field === "" ? key : `${field}.${key}`, part),
  );
}
