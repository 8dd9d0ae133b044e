import { itemSlug } from "../../catalogue/addresses/item-address";
import { isUnlimited } from "../../catalogue/prices/price-data";
import { foldedWords } from "../../catalogue/text/folded-words";
import { catalogueNames, type ItemData, type PlaceData } from "../catalogue-data";
import type { ValidationError } from "../messages/validation-error";
import { type Entry, type RightEntries, titleOf, validationError } from "./right-entries";

/** @param before the data before it was changed, where that is known */
export function crossFileErrors(right: RightEntries, before?: RightEntries): ValidationError[] {
  const { pages, prose, places } = right;
  const catalogues = catalogueNames.map((name) => right[name]);
  return [
    ...[...catalogues, pages, prose, places].flatMap(repeatedIds),
    ...placeErrors(places, before?.places),
    ...(right.isWhole("places") ? passedErrors(right) : []),
    ...catalogues.flat().flatMap(repeatedRows),
    ...[...right.bikes, ...right.cars].flatMap(rateErrors),
    ...listErrors(right),
    ...groupingErrors(right),
  ];
}

type Identified = { readonly id: number } & Parameters<typeof titleOf>[0]["fields"];

function repeatedIds(list: readonly Entry<Identified>[]): ValidationError[] {
  return list.flatMap((entry, index) => {
    const { id } = entry.fields;
    const other = list.find(({ fields }) => fields.id === id);
    if (other === undefined || list.indexOf(other) === index) return [];
    const rule = `${titleOf(other)} has this number too; write another one`;
    return [validationError(entry, ["id"], id, rule)];
  });
}

/** Reports a copied row once, although both its duration and its number are repeated. */
function repeatedRows(entry: Entry<ItemData>): ValidationError[] {
  const { priceDetails } = entry.fields;
  return priceDetails.flatMap((row, index) => {
    const repeated = (["duration", "id"] as const).flatMap((field) => {
      const first = priceDetails.findIndex((other) => other[field] === row[field]);
      if (first === index) return [];
      const rule = `row ${first + 1} has this ${field === "id" ? "number" : field} too; write another one`;
      return [validationError(entry, ["priceDetails", index, field], row[field], rule)];
    });
    return repeated.slice(0, 1);
  });
}

/** Addresses contain the names of places, so these must differ. An existing place keeps its address. */
function placeErrors(
  places: readonly Entry<PlaceData>[],
  before: readonly Entry<PlaceData>[] = [],
): ValidationError[] {
  const slugOf = ({ fields: { name } }: Entry<PlaceData>) => itemSlug({ name });
  return places.flatMap((place) => {
    const slug = slugOf(place);
    const like = places.filter((other) => slugOf(other) === slug);
    const had = before.find((other) => slugOf(other) === slug)?.fields.id;
    const owner = like.find(({ fields }) => fields.id === had) ?? like[0];
    if (slug !== "" && (owner === place || owner === undefined)) return [];
    const rule =
      slug === "" || owner === undefined
        ? "write a letter or a digit in the name: its address is made of them"
        : `${titleOf(owner)} has the address “${slug}” already; write another name`;
    return [validationError(place, ["name"], place.fields.name, rule)];
  });
}

function passedErrors({ places, taxis }: RightEntries): ValidationError[] {
  const folded = (name: string) => foldedWords(name).join(" ");
  const names = places.flatMap(({ fields: { name, alsoCalled = [] } }) => [name, ...alsoCalled]);
  const foldedNames = new Set(names.map(folded));
  return taxis.flatMap((tour) =>
    (tour.fields.passes ?? [])
      .filter((place) => !foldedNames.has(folded(place)))
      .map((place) =>
        validationError(tour, ["passes"], place, "write a name that one of the places has"),
      ),
  );
}

/** `/` redirects to the first list, so there must be one. */
function listErrors(right: RightEntries): ValidationError[] {
  const isShown = right.pages.some(
    ({ fields: { catalogue } }) => right[catalogue].length > 0 || !right.isWhole(catalogue),
  );
  if (isShown || !right.isWhole("pages")) return [];
  const rule = "add an item to one of the lists that have a page: no page has items to show";
  return [{ file: "pages.json", item: null, value: null, rule, path: [] }];
}

/** A grouped list shows only items that have the field of `groupBy`. */
function groupingErrors(right: RightEntries): ValidationError[] {
  return right.pages.flatMap((page) => {
    const { catalogue, groupBy } = page.fields;
    // A second page of a catalogue is an error of its own.
    const isOnly = right.pages.filter(({ fields }) => fields.catalogue === catalogue).length === 1;
    const without = right[catalogue].find(({ fields }) => groupBy && fields[groupBy] === undefined);
    if (groupBy === undefined || without === undefined || !isOnly) return [];
    const rule = `fill it in at ${titleOf(without)}, or choose another one: every item has to have this`;
    const cause = { file: without.file, path: [...without.path, groupBy] };
    return [{ ...validationError(page, ["groupBy"], groupBy, rule), causes: [cause] }];
  });
}

function rateErrors(entry: Entry<ItemData>): ValidationError[] {
  const { exceed, priceDetails } = entry.fields;
  const isNeeded =
    !priceDetails.every(({ kms }) => isUnlimited(kms)) &&
    priceDetails.some(({ kms }) => kms !== null);
  if (exceed !== undefined || !isNeeded) return [];
  const rule =
    "is missing. Write the charge beyond the kilometres, such as if exceeds Rs.3/KM; leave it empty only where all kilometres are unlimited, or all are empty";
  return [{ ...validationError(entry, ["exceed"], null, rule), value: null }];
}
