import { weekdays } from "../catalogue/opening-hours";
import { isAllUnlimited } from "../catalogue/price-data";
import { brandPagePath, listPagePath, type PageAddress } from "../catalogue/page-paths";
import { itemSlug } from "../catalogue/item-address";
import { foldedWords } from "../catalogue/letters";
import { catalogueNames, type DataFile } from "./catalogue-data";
import { type DataPath, type ValidationError, quotedValue } from "./validation-error";
import { reservedPaths, reservedRule } from "./reserved-addresses";
import { firstPlace, isIndianPhone, phoneFigures, writtenPhone } from "./indian-phone";
import { itemLabel } from "./item-label";
import { fieldWords } from "./field-words";

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

/**
 * The rules that no schema of a single file can state. Each looks only at values of the right
 * type, so that it can run beside the schemas' own errors and all are reported at once.
 */
export function crossFileErrors(contents: Contents): ValidationError[] {
  return [
    ...catalogueNames.flatMap((name) => repeatedValues(entries(contents, name), "id")),
    ...repeatedValues(entries(contents, "pages"), "id"),
    ...repeatedValues(entries(contents, "places"), "id"),
    ...placeErrors(contents),
    ...catalogueNames.flatMap((name) => entries(contents, name).flatMap(priceListErrors)),
    ...catalogueNames.flatMap((name) => entries(contents, name).flatMap(rateErrors)),
    ...pathErrors(contents),
    ...listErrors(contents),
    ...prefixErrors(contents),
    ...searchErrors(contents),
    ...businessErrors(contents),
    ...monthErrors(contents),
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
function priceListErrors(entry: Entry): ValidationError[] {
  const list = entry.fields.priceDetails;
  const rows = (Array.isArray(list) ? (list as unknown[]) : []).map((row) =>
    isObject(row) ? row : {},
  );
  return rows.flatMap((row, index) => {
    const firstWith = (field: string) =>
      rows.findIndex((other) => row[field] !== undefined && other[field] === row[field]);
    const [sameTime, sameId] = [firstWith("duration"), firstWith("id")];
    const isTwice = (first: number) => first !== -1 && first < index;
    const place = `priceDetails[${index}]`;
    if (isTwice(sameTime)) {
      return [validationError(entry, `${place}.duration`, row.duration, rowRule(sameTime))];
    }
    return isTwice(sameId) ? [validationError(entry, `${place}.id`, row.id, rowRule(sameId))] : [];
  });
}

function rowRule(other: number): string {
  return `must be unique; row ${other + 1} has it too; write another one`;
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

function pathErrors(contents: Contents): ValidationError[] {
  const slug = businessSlug(contents);
  const owners = new Map<string, Entry | null>(reservedPaths.map((path) => [path, null]));
  return entries(contents, "pages").flatMap((page) => {
    const paths = plannedPaths(contents, page.fields, slug);
    return paths.flatMap((path) => {
      const rule = reservedRule(path);
      if (rule !== null) return [validationError(page, "path", path, rule)];
      const owner = owners.get(path);
      if (owner === undefined) {
        owners.set(path, page);
        return [];
      }
      const taken =
        owner === null
          ? "the website itself has this address; write another one"
          : owner === page
            ? "two lists of this page have this address; the class or the business needs another name in it"
            : `another page, ${titleOf(owner)}, has this address already; write another one`;
      return [validationError(page, "path", path, taken)];
    });
  });
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
  const name = catalogueNames.find((known) => known === catalogue);
  if (name === undefined) return [];
  const brands = entries(contents, name).map(({ fields }) => fields.brand);
  return [...new Set(brands.filter((brand) => typeof brand === "string"))];
}

/** The website shows at least one list: `/` leads to the first. */
function listErrors(contents: Contents): ValidationError[] {
  const pages = entries(contents, "pages");
  const isUnknown = (name: unknown) =>
    catalogueNames.every((known) => known !== name) || !isEmptyCatalogue(contents, name);
  if (pages.length === 0 || pages.some(({ fields }) => isUnknown(fields.catalogue))) return [];
  const rule = "no page has items to show; at least one catalogue that a page lists needs an item";
  return [{ file: "pages.json", item: null, field: "catalogue", value: null, rule, path: [] }];
}

/** Whether a catalogue is known to have no items: such a catalogue has no page. */
export function isEmptyCatalogue(contents: Contents, name: unknown): boolean {
  const catalogue = catalogueNames.find((known) => known === name);
  const list = catalogue === undefined ? null : contents[catalogue];
  return Array.isArray(list) && list.length === 0;
}

function prefixErrors(contents: Contents): ValidationError[] {
  return entries(contents, "pages")
    .filter(({ fields }) => fields.match === "prefix")
    .filter(({ fields }) => brandsOf(contents, fields.catalogue).length === 0)
    .filter(({ fields: { catalogue } }) => {
      const name = catalogueNames.find((known) => known === catalogue);
      return name !== undefined && entries(contents, name).length > 0;
    })
    .map((page) =>
      validationError(
        page,
        "match",
        "prefix",
        "only items that have a class have one page for each class",
      ),
    );
}

/** Catalogues whose items are driven by the visitor: what a further kilometre costs has to be known. */
const drivenCatalogues: readonly string[] = ["bikes.json", "cars.json"];

function rateErrors(entry: Entry): ValidationError[] {
  const { exceed, priceDetails } = entry.fields;
  if (!drivenCatalogues.includes(entry.file) || exceed !== undefined) return [];
  const rows = Array.isArray(priceDetails) ? (priceDetails as unknown[]) : [];
  const allowances = rows.map((row) => (isObject(row) ? row.kms : null));
  if (isAllUnlimited(allowances)) return [];
  const rule =
    "is missing. Charge beyond the allowance, such as: if exceeds Rs.3/KM; only an item whose kilometres are unlimited in every row does without it";
  return [{ ...validationError(entry, "exceed", null, rule), value: null }];
}

/** How many days a month has is the business's to say, once a price is for a month. */
function monthErrors(contents: Contents): ValidationError[] {
  const { business } = contents;
  if (!isObject(business) || business.monthDays !== undefined) return [];
  const found = catalogueNames
    .flatMap((name) => entries(contents, name))
    .flatMap((entry) => monthRows(entry).map((row) => ({ ...row, entry })));
  const [first] = found;
  if (first === undefined) return [];
  const { entry, duration } = first;
  const rule = `is missing. ${titleOf(entry)} has a price for ${duration}; write how many days a month has, such as 30`;
  return [
    {
      file: "business.json",
      item: null,
      field: "monthDays",
      value: null,
      rule,
      path: ["monthDays"],
      causes: found.map(({ entry: { file, path }, index }) => ({
        file,
        path: [...path, "priceDetails", index, "duration"],
      })),
    },
  ];
}

/** The rows of an item's price list that are for months. */
function monthRows({ fields: { priceDetails } }: Entry) {
  return (Array.isArray(priceDetails) ? (priceDetails as unknown[]) : []).flatMap((row, index) =>
    isObject(row) && typeof row.duration === "string" && /^[1-9]\d? months?$/.test(row.duration)
      ? [{ index, duration: row.duration }]
      : [],
  );
}

/** A word of a search leads one way: it stands in one group, or is ignored. */
function searchErrors({ search }: Contents): ValidationError[] {
  if (!isObject(search)) return [];
  const entry: Entry = { file: "search.json", item: null, fields: search, path: [] };
  const groups = Array.isArray(search.sameMeaning) ? (search.sameMeaning as unknown[]) : [];
  const lists = [
    ...groups.map((group, index) => ({
      place: `sameMeaning[${index}]`,
      name: `line ${index + 1} of “${fieldWords("sameMeaning")}”`,
      list: group,
    })),
    ...["ignored", "people", "below"].map((place) => ({
      place,
      name: `“${fieldWords(place)}”`,
      list: search[place],
    })),
  ];
  const places = new Map<string, string>();
  return lists.flatMap(({ place, name, list }) => {
    const words = (Array.isArray(list) ? (list as unknown[]) : []).map((word) =>
      typeof word === "string" ? word : null,
    );
    const foldedOf = (word: string) => foldedWords(word).join(" ");
    const owners = new Set(words.map((word) => places.get(foldedOf(word ?? ""))));
    const [owner] = owners;
    if (words.length > 1 && owners.size === 1 && owner !== undefined) {
      return [validationError(entry, place, list, `all of these words are in ${owner} already`)];
    }
    return words.flatMap((word, index) => {
      if (word === null) return [];
      const folded = foldedOf(word);
      const other = places.get(folded);
      places.set(folded, name);
      return other === undefined
        ? []
        : [
            validationError(
              entry,
              `${place}[${index}]`,
              word,
              `the word is in ${other} already; delete one`,
            ),
          ];
    });
  });
}

function businessErrors(contents: Contents): ValidationError[] {
  const { business } = contents;
  if (!isObject(business)) return [];
  const entry: Entry = { file: "business.json", item: null, fields: business, path: [] };
  const phones = Array.isArray(business.phones) ? (business.phones as unknown[]) : [];
  const wrongPhones = phones.flatMap((phone, index) =>
    typeof phone !== "string" || isIndianPhone(phone) || firstPlace(phones, index) !== index
      ? []
      : [validationError(entry, `phones[${index}]`, phone, phoneRule(phone))],
  );
  return [...wrongPhones, ...hoursErrors(entry)];
}

/** What a number has to be, and how it is written that has all of its figures. */
function phoneRule(phone: string): string {
  const rule = "has to be a valid Indian number with its country code";
  const written = writtenPhone(phone);
  if (written !== null) return `${rule}; write “${written}”`;
  const isSeveral = phoneFigures(phone).length > 13;
  return `${rule}, such as +91 98765 43210${isSeveral ? "; one number in each place" : ""}`;
}

/** Each day of the week has hours or is closed, says so once, and one of them is open. */
function hoursErrors(entry: Entry): ValidationError[] {
  const { openingHours } = entry.fields;
  if (!isObject(openingHours)) return [];
  const listed = Array.isArray(openingHours.otherDays) ? (openingHours.otherDays as unknown[]) : [];
  const days = listed.flatMap((fields, index) =>
    isObject(fields) ? [{ place: `openingHours.otherDays[${index}]`, fields }] : [],
  );
  const seen = new Set<unknown>();
  const found = days.flatMap(({ place, fields }): ValidationError[] => {
    const { day, opens, closes, closed } = fields;
    const isTwice = seen.has(day);
    seen.add(day);
    const hasHours = opens !== undefined && closes !== undefined;
    const hasNone = opens === undefined && closes === undefined;
    if (isTwice) {
      const rule = "the day is here already; delete one of them, or name another day";
      return [validationError(entry, `${place}.day`, day, rule)];
    }
    if (closed === true ? hasNone : hasHours) return [];
    const rule =
      closed === true
        ? "a day that is closed has no times"
        : "a day has the times of opening and of closing, or is closed all day";
    const wrong = ["opens", "closes"].filter(
      (name) => (fields[name] === undefined) === (closed !== true),
    );
    return [{ ...validationError(entry, place, day, rule), fields: wrong }];
  });
  const times = [{ place: "openingHours", fields: openingHours }, ...days].flatMap(
    ({ place, fields: { opens, closes } }) =>
      opens !== undefined && opens === closes
        ? [
            validationError(
              entry,
              `${place}.closes`,
              closes,
              "has to be another time than the opening; open day and night is 00:00 to 24:00",
            ),
          ]
        : [],
  );
  const closedDays = days.filter(({ fields }) => fields.closed === true);
  const isNeverOpen = new Set(closedDays.map(({ fields }) => fields.day)).size === weekdays.length;
  const never = isNeverOpen
    ? [
        validationError(
          entry,
          "openingHours.otherDays",
          listed.length,
          "the shop has to be open on one day at least",
        ),
      ]
    : [];
  return [...found, ...times, ...never];
}

/** The slug of the business, or an empty text where it has none. */
export function businessSlug({ business }: Contents): string {
  return isObject(business) && typeof business.slug === "string" ? business.slug : "";
}

/** An error of one field of an entry. */
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

/** The steps that a field's name in a message stands for: `labels["a"]` and `phones[1]` are two. */
function pathSteps(field: string): DataPath {
  const steps = field.matchAll(/\[("(?:[^"\\]|\\.)*"|\d+)\]|[^.[]+/g);
  return [...steps].map(([step, inBrackets]) =>
    inBrackets === undefined ? step : (JSON.parse(inBrackets) as string | number),
  );
}
