import { type SharedField, sharedFields } from "../catalogue/item-fields";
import { catalogueNames } from "./catalogue-data";
import {
  type Contents,
  entries,
  type Entry,
  validationError,
  isEmptyCatalogue,
  isObject,
  titleOf,
} from "./cross-file-check";
import { fieldWords } from "./field-words";
import { type ValidationError, type IsNamed, quotedValue } from "./validation-error";

/** Values of a field with the items of one catalogue that have it. */
type Values = ReadonlyMap<SharedField, readonly string[]>;

/**
 * What a page says of groups and labels has to fit the items of its catalogue: each item has the
 * field it is grouped by, and each label stands for a value that occurs and for no other.
 */
export function groupingErrors(contents: Contents, isNamed: IsNamed): ValidationError[] {
  const pages = entries(contents, "pages");
  return pages.flatMap((page) => {
    const catalogue = catalogueNames.find((name) => name === page.fields.catalogue);
    if (catalogue === undefined || !Array.isArray(contents[catalogue])) return [];
    // One of two pages of a catalogue was meant for another one.
    if (pages.filter(({ fields }) => fields.catalogue === catalogue).length > 1) return [];
    // Its page waits, with its words, until there are items again.
    if (isEmptyCatalogue(contents, catalogue)) return [];
    const items = entries(contents, catalogue);
    const values: Values = new Map(
      sharedFields.map((field) => [field, items.flatMap((item) => textOf(item, field) ?? [])]),
    );
    const isWrong = (entry: Entry, field: string) => isNamed(entry.file, [...entry.path, field]);
    // What a page says may be about a value that is written wrongly.
    const isUncertain = items.some((item) => sharedFields.some((field) => isWrong(item, field)));
    const grouped = items.filter((item) => !isWrong(item, String(page.fields.groupBy)));
    const groups = groupByErrors(page, grouped);
    const isGrouped = groups.length === 0 && !isWrong(page, "groupBy");
    return [
      ...groups,
      ...(isUncertain ? [] : labelErrors(page, values)),
      ...(isUncertain || !isGrouped ? [] : noteErrors(page, values)),
    ];
  });
}

function groupByErrors(page: Entry, items: readonly Entry[]): ValidationError[] {
  const field = groupField(page);
  const without = field === null ? undefined : items.find((item) => textOf(item, field) === null);
  if (without === undefined) return [];
  const rule = `every item has to say this, and ${titleOf(without)} does not`;
  const cause = { file: without.file, path: [...without.path, String(field)] };
  return [{ ...validationError(page, "groupBy", field, rule), causes: [cause] }];
}

function labelErrors(page: Entry, values: Values): ValidationError[] {
  const labels = textsOf(page, "labels");
  const known = new Set([...values.values()].flat());
  // Items may be called as their brand is labelled: only names with a label of their own count.
  const worded = [...values]
    .flatMap(([field, found]) =>
      field === "name" ? found.filter((name) => labels.has(name)) : found,
    )
    .map((value) => [value, (labels.get(value) ?? value).toLowerCase()] as const);
  return [...labels].flatMap(([value, label]) => {
    const place = `labels[${quotedValue(value)}]`;
    if (!known.has(value)) {
      return [validationError(page, place, label, noItem(page))];
    }
    const labelled = [...labels.keys()];
    // Of two labels the later one is named.
    const later = new Set(labelled.slice(labelled.indexOf(value)));
    const other = worded.find(
      ([another, words]) => !later.has(another) && words === label.toLowerCase(),
    );
    return other === undefined
      ? []
      : [
          validationError(
            page,
            place,
            label,
            `“${other[0]}” is called so too; each needs words of its own`,
          ),
        ];
  });
}

function noteErrors(page: Entry, values: Values): ValidationError[] {
  const field = groupField(page);
  const known = field === null ? [] : (values.get(field) ?? []);
  const notes = [...textsOf(page, "groupNotes")];
  if (field === null) {
    const rule =
      "a list without groups has no headings to write lines under; choose groups, or empty this";
    return notes.length === 0
      ? []
      : [validationError(page, "groupNotes", page.fields.groupNotes, rule)];
  }
  return notes.flatMap(([value, note]) => {
    if (known.includes(value)) return [];
    return [validationError(page, `groupNotes[${quotedValue(value)}]`, note, noItem(page, field))];
  });
}

function groupField({ fields }: Entry): SharedField | null {
  return sharedFields.find((field) => field === fields.groupBy) ?? null;
}

function noItem({ fields: { catalogue } }: Entry, field?: SharedField): string {
  const as = field === undefined ? "" : ` as its ${fieldWords(field)}`;
  return `no item of ${String(catalogue)}.json has this value${as}; empty the field`;
}

function textOf({ fields }: Entry, field: SharedField): string | null {
  const value = fields[field];
  return typeof value === "string" ? value : null;
}

function textsOf({ fields }: Entry, name: "labels" | "groupNotes"): Map<string, string> {
  const texts = fields[name];
  const pairs = isObject(texts) ? Object.entries(texts) : [];
  return new Map(
    pairs.flatMap(([value, text]) => (typeof text === "string" ? [[value, text]] : [])),
  );
}
