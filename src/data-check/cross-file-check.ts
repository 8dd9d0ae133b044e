import type { CountryCode } from "libphonenumber-js";
import { isValidPhoneNumber } from "libphonenumber-js/max";
import { brandPagePath, listPagePath } from "../catalogue/page-paths";
import { foldedWords } from "../catalogue/search";
import { catalogueNames, type DataFile } from "./catalogue-data";
import { type DataPath, type Fault, quotedValue } from "./fault";
import { samplePhones } from "./sample-details";
import { itemLabel } from "./item-label";

/** Content of the data files by name; a file that could not be read is absent. */
export type Contents = Partial<Record<DataFile, unknown>>;

type Fields = Readonly<Record<string, unknown>>;
/** A page or an item with its place in the data. */
export interface Entry {
  readonly file: string;
  readonly item: string | null;
  readonly fields: Fields;
  /** Steps from the top of the file to the entry. */
  readonly path: DataPath;
}

const country: CountryCode = "IN";

/** Folders of the site's own files. */
const reservedFolders = /^\/(static|page-data|icons|images|~partytown)(\/|-|$)/;

/** Addresses that the site has besides the pages of `data/pages.json`. */
export const reservedPaths = ["/", "/404", "/upload"];

/**
 * The rules that no schema of a single file can state. Each looks only at values of the right
 * type, so that it can run beside the schemas' own faults and all are reported at once.
 */
export function crossFileFaults(contents: Contents): Fault[] {
  return [
    ...catalogueNames.flatMap((name) => repeatedValues(entries(contents, name), "id")),
    ...repeatedValues(entries(contents, "pages"), "id"),
    ...catalogueNames.flatMap((name) => entries(contents, name).flatMap(priceListFaults)),
    ...pathFaults(contents),
    ...prefixFaults(contents),
    ...searchFaults(contents),
    ...businessFaults(contents),
  ];
}

/** The objects in a file that is a list, whatever else stands in it. */
export function entries(contents: Contents, file: DataFile): Entry[] {
  const list = contents[file];
  if (!Array.isArray(list)) return [];
  return list.flatMap((fields: unknown, index) =>
    isObject(fields)
      ? [{ file: `${file}.json`, item: itemLabel(fields, index), fields, path: [index] }]
      : [],
  );
}

export function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function repeatedValues(list: readonly Entry[], field: string): Fault[] {
  const seen = new Map<unknown, Entry>();
  return list.flatMap((entry) => {
    const value = entry.fields[field];
    const other = seen.get(value);
    if (value === undefined || other === undefined) {
      seen.set(value, entry);
      return [];
    }
    return [fault(entry, field, value, `must be unique; ${entryWords(other)} has it too`)];
  });
}

/** An item by its label, a row of a price list by its number. */
function entryWords({ item, path }: Entry): string {
  return path.length > 1 ? `row ${Number(path.at(-1)) + 1}` : (item ?? "another one");
}

function priceListFaults(entry: Entry): Fault[] {
  const rows = entry.fields.priceDetails;
  if (!Array.isArray(rows)) return [];
  const rowEntries = rows.flatMap((fields: unknown, index) =>
    isObject(fields) ? [{ ...entry, fields, path: [...entry.path, "priceDetails", index] }] : [],
  );
  return ["id", "duration"].flatMap((field) =>
    repeatedValues(rowEntries, field).map((found) => ({
      ...found,
      field: `priceDetails[${String(found.path.at(-2))}].${field}`,
    })),
  );
}

function pathFaults(contents: Contents): Fault[] {
  const slug = businessSlug(contents);
  const taken = new Set(reservedPaths);
  return entries(contents, "pages").flatMap((page) => {
    const paths = plannedPaths(contents, page.fields, slug);
    return paths.flatMap((path) => {
      if (reservedFolders.test(path)) {
        return [fault(page, "path", path, "the website keeps this address for files of its own")];
      }
      const isTaken = taken.has(path);
      taken.add(path);
      return isTaken ? [fault(page, "path", path, "another page has this address already")] : [];
    });
  });
}

/** Addresses of the lists that a page of `pages.json` makes: its own, and one for each brand. */
export function plannedPaths(contents: Contents, page: Fields, slug: string): string[] {
  const { path, match, catalogue } = page;
  if (typeof path !== "string" || typeof match !== "string") return [];
  const address = { path, match };
  if (match !== "prefix") return [listPagePath(address, slug)];
  const brands = brandsOf(contents, catalogue);
  return [listPagePath(address, slug), ...brands.map((brand) => brandPagePath(address, brand))];
}

function brandsOf(contents: Contents, catalogue: unknown): string[] {
  const name = catalogueNames.find((known) => known === catalogue);
  if (name === undefined) return [];
  const brands = entries(contents, name).map(({ fields }) => fields.brand);
  return [...new Set(brands.filter((brand) => typeof brand === "string"))];
}

function prefixFaults(contents: Contents): Fault[] {
  const pages = entries(contents, "pages");
  const isHome = pages.some(({ fields }) => fields.match === "exact");
  const withoutHome: Fault[] =
    pages.length > 0 && !isHome
      ? [
          {
            file: "pages.json",
            item: null,
            field: "match",
            value: null,
            rule: "at least one page has to be exact; the first such page is where / leads to",
            path: [],
          },
        ]
      : [];
  const withoutBrands = pages
    .filter(({ fields }) => fields.match === "prefix")
    .filter(({ fields }) => brandsOf(contents, fields.catalogue).length === 0)
    .filter(({ fields }) => Array.isArray(contents[fields.catalogue as DataFile]))
    .map((page) =>
      fault(page, "match", "prefix", "only a catalogue whose items have a brand takes a prefix"),
    );
  return [...withoutHome, ...withoutBrands];
}

/** A word of a search leads one way: it stands in one group, or is ignored. */
function searchFaults({ search }: Contents): Fault[] {
  if (!isObject(search)) return [];
  const entry: Entry = { file: "search.json", item: null, fields: search, path: [] };
  const groups = Array.isArray(search.sameMeaning) ? (search.sameMeaning as unknown[]) : [];
  const lists: [string, unknown][] = [
    ...groups.map((group, index): [string, unknown] => [`sameMeaning[${index}]`, group]),
    ["ignored", search.ignored],
  ];
  const places = new Map<string, string>();
  return lists.flatMap(([place, list]) =>
    (Array.isArray(list) ? (list as unknown[]) : []).flatMap((word, index) => {
      if (typeof word !== "string") return [];
      const folded = foldedWords(word).join(" ");
      const other = places.get(folded);
      places.set(folded, place);
      return other === undefined
        ? []
        : [fault(entry, `${place}[${index}]`, word, `the word stands in ${other} already`)];
    }),
  );
}

function businessFaults(contents: Contents): Fault[] {
  const { business } = contents;
  if (!isObject(business)) return [];
  const entry: Entry = { file: "business.json", item: null, fields: business, path: [] };
  const phones = Array.isArray(business.phones) ? (business.phones as unknown[]) : [];
  const wrongPhones = phones.flatMap((phone, index) =>
    typeof phone !== "string" || isIndianPhone(phone)
      ? []
      : [
          fault(
            entry,
            `phones[${index}]`,
            phone,
            "has to be a valid Indian number with its country code, such as +91 98765 43210",
          ),
        ],
  );
  const { openingHours } = business;
  if (!isObject(openingHours)) return wrongPhones;
  const { opens, closes } = openingHours;
  const isReversed = isTime(opens) && isTime(closes) && opens >= closes;
  return isReversed
    ? [
        ...wrongPhones,
        fault(entry, "openingHours.closes", closes, `has to be later than the opening at ${opens}`),
      ]
    : wrongPhones;
}

/** Whether a value is a time of day at all; what is none is a fault of the schema's. */
function isTime(value: unknown): value is string {
  return typeof value === "string" && /^\d{2}:\d{2}$/.test(value);
}

function isIndianPhone(phone: string): boolean {
  if (samplePhones.includes(phone)) return true;
  return /^\+91[\d ]+$/.test(phone) && isValidPhoneNumber(phone, country);
}

/** The slug of the business, or an empty text where it has none. */
export function businessSlug({ business }: Contents): string {
  return isObject(business) && typeof business.slug === "string" ? business.slug : "";
}

/** A fault of one field of an entry. */
export function fault(entry: Entry, field: string, value: unknown, rule: string): Fault {
  const { file, item } = entry;
  const path = [...entry.path, ...pathSteps(field)];
  return { file, item, field, value: quotedValue(value), rule, path };
}

/** The steps that a field's name in a message stands for: `labels["a"]` and `phones[1]` are two. */
function pathSteps(field: string): DataPath {
  const steps = field.matchAll(/\[("(?:[^"\\]|\\.)*"|\d+)\]|[^.[]+/g);
  return [...steps].map(([step, inBrackets]) =>
    inBrackets === undefined ? step : (JSON.parse(inBrackets) as string | number),
  );
}
