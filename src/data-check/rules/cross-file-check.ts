import { itemSlug } from "../../catalogue/addresses/item-address";
import { sharedFields } from "../../catalogue/lists/item-fields";
import { foldedWords } from "../../catalogue/text/folded-words";
import { isUnlimited } from "../../catalogue/prices/price-data";
import {
  brandPagePath,
  listPagePath,
  type PageAddress,
} from "../../catalogue/addresses/page-paths";
import { catalogueNames, type DataFile } from "../catalogue-data";
import {
  type DataPath,
  type IsNamed,
  type ValidationError,
  quotedValue,
} from "../messages/validation-error";
import { reservedPaths, reservedRule } from "./reserved-addresses";
import { itemLabel } from "../messages/item-label";

/** Content of the data files by name; a file that could not be read is absent. */
export type Contents = Readonly<Partial<Record<DataFile, unknown>>>;

export type Fields = Readonly<Record<string, unknown>>;
export interface Entry {
  readonly file: string;
  readonly item: string | null;
  readonly fields: Fields;
  /** Steps from the top of the file to the entry. */
  readonly path: DataPath;
}

/**
 * The rules for pages and items that no schema of a single file can state. Each looks only at values of
 * the right type, so that it can run beside the schemas' own errors and all are reported at once.
 */
export function crossFileErrors(contents: Contents, isNamed: IsNamed): ValidationError[] {
  return [
    ...catalogueNames.flatMap((name) => repeatedValues(entries(contents, name), "id")),
    ...repeatedValues(entries(contents, "pages"), "id"),
    ...repeatedValues(entries(contents, "prose"), "id"),
    ...repeatedValues(entries(contents, "places"), "id"),
    ...placeErrors(contents),
    ...entries(contents, "taxis").flatMap((tour) => passedErrors(contents, tour)),
    ...catalogueNames.flatMap((name) => entries(contents, name).flatMap(repeatedRows)),
    ...catalogueNames.flatMap((name) => entries(contents, name).flatMap(rateErrors)),
    ...pathErrors(contents),
    ...listErrors(contents),
    ...groupingErrors(contents, isNamed),
  ];
}

/** The objects in a file that is a list, whatever else is in it. */
export function entries(contents: Contents, file: DataFile): Entry[] {
  return listIn(contents[file]).flatMap((fields, index) =>
    isObject(fields)
      ? [{ file: `${file}.json`, item: itemLabel(fields, index), fields, path: [index] }]
      : [],
  );
}

export function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A value that is a list; an empty one for any other. */
export function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function repeatedValues(list: readonly Entry[], field: string): ValidationError[] {
  const seen = new Map<unknown, Entry>();
  return list.flatMap((entry) => {
    const value = entry.fields[field];
    const other = seen.get(value);
    if (value === undefined || other === undefined) {
      seen.set(value, entry);
      return [];
    }
    const rule = `must be unique; ${titleOf(other)} has it too; write another one`;
    return [validationError(entry, field, value, rule)];
  });
}

/** What messages call another item or page than the one that they are about. */
export function titleOf({ fields: { name, title } }: Entry): string {
  const named = typeof name === "string" ? name : title;
  return typeof named === "string" && named.trim() !== "" ? `“${named}”` : "one without a name";
}

/** Rows that repeat another one's duration or number, each said once: a row that was copied has both. */
function repeatedRows(entry: Entry): ValidationError[] {
  const rows = priceRows(entry);
  return rows.flatMap((row, index) => {
    const repeated = ["duration", "id"].flatMap((field) => {
      const first = rows.findIndex((other) => other[field] === row[field]);
      if (row[field] === undefined || first === index) return [];
      const rule = `must be unique; row ${first + 1} has it too; write another one`;
      return [validationError(entry, `priceDetails[${index}].${field}`, row[field], rule)];
    });
    return repeated.slice(0, 1);
  });
}

export function priceRows({ fields }: Entry): Fields[] {
  return listIn(fields.priceDetails).map((row) => (isObject(row) ? row : {}));
}

/** Places have their names in addresses: each needs one of its own. */
function placeErrors(contents: Contents): ValidationError[] {
  const owners = new Map<string, Entry>();
  return entries(contents, "places").flatMap((place) => {
    const { name } = place.fields;
    if (typeof name !== "string") return [];
    const slug = itemSlug({ name });
    const other = owners.get(slug);
    if (slug === "") {
      return [validationError(place, "name", name, "needs a letter or a digit for its address")];
    }
    if (other === undefined) {
      owners.set(slug, place);
      return [];
    }
    const rule = `${titleOf(other)} has the address “${slug}” already; write another name`;
    return [validationError(place, "name", name, rule)];
  });
}

/** What a tour passes is a place that a trip can be to. */
function passedErrors(contents: Contents, tour: Entry): ValidationError[] {
  const names = entries(contents, "places").flatMap(({ fields: { name, alsoCalled } }) => [
    name,
    ...listIn(alsoCalled),
  ]);
  const folded = new Set(names.map((name) => foldedWords(String(name)).join(" ")));
  return listIn(tour.fields.passes).flatMap((place) => {
    if (typeof place !== "string" || folded.has(foldedWords(place).join(" "))) return [];
    return [validationError(tour, "passes", place, "must be a name of one of the places")];
  });
}

function pathErrors(contents: Contents): ValidationError[] {
  const slug = businessSlug(contents);
  const owners = new Map<string, Entry | null>(reservedPaths.map((path) => [path, null]));
  const pages = [...entries(contents, "pages"), ...prosePages(contents)];
  return pages.flatMap((page) =>
    plannedPaths(contents, page.fields, slug).flatMap((path) => {
      const reserved = reservedRule(path);
      const owner = owners.get(path);
      if (reserved === null && owner === undefined) {
        owners.set(path, page);
        return [];
      }
      return [validationError(page, "path", path, reserved ?? takenRule(page, owner))];
    }),
  );
}

/** Why a page cannot have an address that somebody has: null is the website itself. */
function takenRule(page: Entry, owner: Entry | null | undefined): string {
  if (!owner) return "the website itself has this address; write another one";
  return owner === page
    ? "two lists of this page have this address; the class or the business needs another name in it"
    : `another page, ${titleOf(owner)}, has this address already; write another one`;
}

/** Pages of text, each at the one address that it names. */
export function prosePages(contents: Contents): Entry[] {
  return entries(contents, "prose").map((page) => ({
    ...page,
    fields: { ...page.fields, match: "exact" },
  }));
}

/** Addresses of the lists that a page of `pages.json` makes: its own, and one for each brand. */
export function plannedPaths(contents: Contents, page: Fields, slug: string): string[] {
  const address = pageAddress(page);
  if (address === null) return [];
  if (address.match === "exact") return [listPagePath(address, slug)];
  const brands = brandsOf(contents, page.catalogue);
  return [listPagePath(address, slug), ...brands.map((brand) => brandPagePath(address, brand))];
}

/** What a page says of its address, or null where it cannot be read. */
export function pageAddress({ path, match }: Fields): PageAddress | null {
  if (typeof path !== "string" || (match !== "exact" && match !== "prefix")) return null;
  return { path, match };
}

function brandsOf(contents: Contents, catalogue: unknown): string[] {
  const name = catalogueNames.find((one) => one === catalogue);
  if (name === undefined) return [];
  const brands = entries(contents, name).map(({ fields }) => fields.brand);
  return [...new Set(brands.filter((brand) => typeof brand === "string"))];
}

/** The website shows at least one list: `/` leads to the first. */
function listErrors(contents: Contents): ValidationError[] {
  const pages = entries(contents, "pages");
  const areEmpty = pages.every(({ fields }) => isEmptyCatalogue(contents, fields.catalogue));
  if (pages.length === 0 || !areEmpty) return [];
  const rule = "no page has items to show; at least one catalogue that a page lists needs an item";
  return [{ file: "pages.json", item: null, field: "catalogue", value: null, rule, path: [] }];
}

/** Whether a catalogue has no items: such a catalogue has no page. */
export function isEmptyCatalogue(contents: Contents, name: unknown): boolean {
  const catalogue = catalogueNames.find((one) => one === name);
  const list = catalogue === undefined ? null : contents[catalogue];
  return Array.isArray(list) && list.length === 0;
}

/** A list in groups shows only items that have the field it is grouped by. */
function groupingErrors(contents: Contents, isNamed: IsNamed): ValidationError[] {
  const pages = entries(contents, "pages");
  return pages.flatMap((page) => {
    const catalogue = catalogueNames.find((name) => name === page.fields.catalogue);
    const field = sharedFields.find((name) => name === page.fields.groupBy);
    // One of two pages of a catalogue was meant for another one.
    const isOnly = pages.filter(({ fields }) => fields.catalogue === catalogue).length === 1;
    if (catalogue === undefined || field === undefined || !isOnly) return [];
    const without = entries(contents, catalogue).find(
      ({ file, path, fields }) =>
        typeof fields[field] !== "string" && !isNamed(file, [...path, field]),
    );
    if (without === undefined) return [];
    const rule = `every item has to say this, and ${titleOf(without)} does not`;
    const cause = { file: without.file, path: [...without.path, field] };
    return [{ ...validationError(page, "groupBy", field, rule), causes: [cause] }];
  });
}

/** Catalogues whose items visitors drive: what a further kilometre costs has to be known. */
const drivenCatalogues: readonly string[] = ["bikes.json", "cars.json"];

function rateErrors(entry: Entry): ValidationError[] {
  const allowances = priceRows(entry).map(({ kms }) => kms);
  const isNeeded = !allowances.every(isUnlimited) && allowances.some((kms) => kms !== null);
  if (!drivenCatalogues.includes(entry.file) || entry.fields.exceed !== undefined || !isNeeded) {
    return [];
  }
  const rule =
    "is missing. Charge beyond the allowance, such as: if exceeds Rs.3/KM; only an item whose kilometres are unlimited in every row, or empty in every row, does without it";
  return [{ ...validationError(entry, "exceed", null, rule), value: null }];
}

export function businessSlug({ business }: Contents): string {
  return isObject(business) && typeof business.slug === "string" ? business.slug : "";
}

export function validationError(
  entry: Entry,
  field: string,
  value: unknown,
  rule: string,
): ValidationError {
  const { file, item } = entry;
  const path = [...entry.path, ...pathSteps(field)];
  return { file, item, field, value: quotedValue(value), rule, path };
}

/** The steps that a field's name in a message stands for: `phones[1]` is two. */
function pathSteps(field: string): DataPath {
  const steps = field.matchAll(/\[(\d+)\]|[^.[]+/g);
  return [...steps].map(([step, index]) => (index === undefined ? step : Number(index)));
}
